/** A field as every build of the benchmark shows it, each in its own way. */
export interface BenchField {
  kind: 'text' | 'number' | 'choice' | 'select' | 'consent';
  id: string;
  label: string;
  options?: readonly string[];
}

const choice = (id: string, label: string, ...options: string[]): BenchField => ({
  ...{ kind: 'choice', id, label },
  options,
});

/** The application form: the twelve fields that /form-package shows first. */
export const applicationFields: readonly BenchField[] = [
  { kind: 'text', id: 'name', label: '姓名' },
  { kind: 'number', id: 'amount', label: '想借多少' },
  choice('term', '想分多少期还', '3 期', '6 期', '12 期', '24 期', '36 期'),
  { kind: 'text', id: 'area', label: '常住城市' },
  {
    ...{ kind: 'select', id: 'occupation', label: '职业' },
    options: ['上班族', '公务员或事业单位', '个体工商户', '企业主', '自由职业', '退休', '暂无工作'],
  },
  choice('socialInsurance', '社保', '未缴纳', '不满半年', '半年–1 年', '1 年以上'),
  choice('providentFund', '公积金', '未缴纳', '不满半年', '半年–1 年', '1 年以上'),
  choice('house', '名下房产', '无', '有，按揭中', '有，无按揭'),
  choice('car', '名下车辆', '无', '有，贷款中', '有，无贷款'),
  choice('creditCard', '信用卡', '没有', '有'),
  choice('creditRecord', '近两年信用记录', '无借款记录', '按时还款', '逾期已结清', '当前逾期'),
  { kind: 'consent', id: 'agreeTerms', label: '我已阅读并同意《用户服务协议》《隐私政策》' },
];

const kinds = ['text', 'choice', 'select', 'number'] as const;
const optionsOf = { choice: ['甲', '乙', '丙'], select: ['一', '二', '三', '四', '五'] } as const;

/** A long form: texts, chips, lists and numbers in turn. */
export function makeFields(count: number): BenchField[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'text';
    const field = { kind, id: `f${at}`, label: `第 ${at + 1} 项` };
    return kind === 'choice' || kind === 'select' ? { ...field, options: optionsOf[kind] } : field;
  });
}
