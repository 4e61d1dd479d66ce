/** The texts of /login of the default host, for the peers; the static page has them by hand. */
export const landing = {
  brand: '禾岸借贷',
  slogan: '借多少、花多少，先看清楚',
  title: '借一笔钱，先看账单',
  subtitle: '利率、期限、放款机构，登录前就写明',
  amount: { label: '信用贷款最高可申请（元）', yuan: '200,000', note: '实际额度以持牌机构审批为准' },
  login: { title: '手机号登录', purpose: '手机号用于验证身份、保存进度。', submit: '登录' },
  phone: { label: '手机号', placeholder: '请填写 11 位手机号' },
  code: { label: '短信验证码', placeholder: '请填写 6 位验证码', ask: '获取验证码' },
  consent: '未注册的手机号验证后将自动创建账号。我已阅读并同意《用户服务协议》《隐私政策》',
  benefits: [
    ['费用写在前面', '年化利率和还款示例就在本页'],
    ['放款方看得见', '每款产品标明贷款机构全称'],
    ['信息只用于申请', '交给谁、做什么用，提交前逐项征得同意'],
  ],
  costs: [
    ['年化利率', '7.2%–24%（单利）'],
    ['信用贷款额度', '500–200,000 元'],
    ['借款期限', '1–36 个月'],
    ['平台服务费', '0 元，不向借款人收取'],
    ['其他费用', '息费均已计入年化利率'],
    ['逾期', '按合同计罚息，可能报送征信'],
  ],
  example:
    '举例：借 10,000 元，分 12 期等额本息还款，按年化利率（单利）18% 计算，每期约还 916.80 元，12 期共还约 11,001.60 元，其中利息约 1,001.60 元。',
  steps: [
    ['手机号登录', '用短信验证码'],
    ['填写申请信息', '约 3 分钟，可随时停下'],
    ['机构审核', '由贷款机构通知您'],
  ],
  legal: [
    '年化利率 7.2%–24%（单利）',
    '理性借贷，请按时还款。贷款由持牌机构审批和发放，额度、利率和期限以审批结果为准；逾期会产生罚息，并可能影响您的征信。不向在校学生提供贷款。',
    '资金来源 北辰示例银行股份有限公司、云帆虚构银行股份有限公司等持牌机构',
    '投诉电话 400-000-0101',
    '运营主体 上海禾岸示例信息科技有限公司',
    '备案号 沪ICP备20260001号-1',
  ],
} as const;

/** The call that logs in, as the static page makes it. @throws Error where it is refused */
export async function logIn(phone: string, code: string): Promise<void> {
  const body = new URLSearchParams({ phone, code });
  const answer = await fetch('/api/v1/user/loginSmsCode', { method: 'POST', body });
  const { code: result } = (await answer.json()) as { code: number };
  if (result !== 200) throw new Error(`login refused: ${result}`);
}
