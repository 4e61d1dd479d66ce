import { dayPattern } from '../vocabulary/day-pattern.ts';
import { type Infer, ref, type Schema, text } from '../vocabulary/schema.ts';
import { anyAction } from './action.ts';
import {
  block,
  body,
  items,
  labelAndValue,
  outcome,
  range,
  shortText,
  title,
  titleAndText,
} from './block-parts.ts';
import { onResultSchema } from './on-result.ts';

/** The leaf blocks: what a page is made of. */
export const leafBlockSchemas = {
  brandBar: block('brandBar', '品牌栏：标志与名称 | Bar with logo and name of the brand', {}, []),
  hero: block(
    'hero',
    '首屏标题 | Opening of a page: title, and the amount where there is one',
    {
      title,
      subtitle: { ...text, description: '副标题 | Line below the title' },
      layout: { type: 'string', enum: ['plain', 'card', 'poster', 'compact'], description: '版式 | Layout' },
      amount: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'yuan'],
        description: '额度 | Amount',
        properties: {
          label: { ...shortText, description: '额度的名称 | What the amount is called' },
          yuan: { type: 'integer', minimum: 1, description: '金额，元 | Amount in yuan' },
          note: { ...text, description: '额度下的说明 | Explanation below the amount' },
        },
      },
    },
    ['title', 'layout'],
  ),
  form: block(
    'form',
    '表单 | Form',
    {
      form: { ...ref('form'), description: '使用的表单 | Form that is shown' },
      title,
      onResult: onResultSchema,
    },
    ['form', 'onResult'],
  ),
  benefits: block(
    'benefits',
    '要点列表 | Points in favour',
    { items: items('要点 | Points', titleAndText, 1) },
    ['items'],
  ),
  steps: block('steps', '步骤 | Steps', { title, items: items('步骤 | Steps', titleAndText, 2) }, ['items']),
  costs: block(
    'costs',
    '费用说明：年化利率、期限、费用 | Costs: annual rate, term, fees, an example',
    {
      title,
      rows: items(
        '费用项目 | Rows',
        {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'value'],
          properties: {
            ...labelAndValue,
            strong: { type: 'boolean', description: '加粗显示 | Shown in bold' },
          },
        },
        1,
      ),
      example: { ...text, description: '还款举例 | Example' },
    },
    ['rows'],
  ),
  notice: block(
    'notice',
    '提示 | Notice',
    {
      tone: { type: 'string', enum: ['info', 'risk', 'success'], description: '语气 | Tone' },
      title,
      text: body,
    },
    ['tone', 'text'],
  ),
  status: block(
    'status',
    '结果状态 | State of things: icon, title, text',
    {
      state: {
        type: 'string',
        enum: ['success', 'failure', 'waiting', 'empty'],
        description: '状态 | State',
      },
      title,
      text: body,
    },
    ['state', 'title'],
  ),
  button: block(
    'button',
    '按钮 | Button',
    {
      label: { type: 'string', minLength: 1, maxLength: 20, description: '按钮文字 | Text of the button' },
      tone: { type: 'string', enum: ['primary', 'secondary', 'text'], description: '样式 | Look' },
      action: anyAction,
    },
    ['label', 'tone', 'action'],
  ),
  productList: block(
    'productList',
    '产品列表 | List of products from the API, with loading, empty and error states',
    {
      title,
      endpoint: { ...ref('endpoint'), description: '取列表的接口 | Call that answers the list' },
      emptyTitle: { ...shortText, description: '没有产品时的标题 | Title where there is no product' },
      emptyText: { ...text, description: '没有产品时的文字 | Text where there is no product' },
      details: {
        ...outcome,
        description:
          '点击产品后的页面结果，不写则没有详情 | Outcome when a product is pressed; without it there are no details',
      },
    },
    ['endpoint', 'emptyTitle', 'emptyText'],
  ),
  download: block(
    'download',
    '应用下载 | Download of the app, by system; in WeChat a guide to the browser',
    {
      ios: { type: 'string', pattern: '^https://\\S+$', description: '苹果下载地址 | Address for iOS' },
      android: {
        type: 'string',
        pattern: '^https://\\S+$',
        description: '安卓下载地址 | Address for Android',
      },
      label: { type: 'string', minLength: 1, maxLength: 20, description: '按钮文字 | Text of the button' },
      details: items(
        '应用信息 | Facts about the app',
        {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'value'],
          properties: labelAndValue,
        },
        1,
      ),
    },
    ['ios', 'android', 'label'],
  ),
  followAccount: block(
    'followAccount',
    '关注公众号 | How to follow the public account',
    {
      account: {
        type: 'string',
        minLength: 1,
        maxLength: 40,
        description: '公众号名称 | Name of the account',
      },
      qrCode: { ...ref('asset'), description: '二维码图片 | QR code' },
      steps: items('关注步骤 | Steps', text, 1),
    },
    ['account', 'qrCode', 'steps'],
  ),
  progress: block(
    'progress',
    '等待页：说明在做什么，到时结束本页 | Waiting: tells what happens, then finishes the page',
    {
      title,
      messages: items('依次显示的文字 | Texts, one after another', shortText, 1),
      milliseconds: {
        type: 'integer',
        minimum: 0,
        maximum: 10000,
        description: '等待毫秒 | Time to wait, ms',
      },
      finish: outcome,
    },
    ['title', 'messages', 'milliseconds', 'finish'],
  ),
  article: block(
    'article',
    '协议正文 | Text of an agreement',
    {
      title,
      updated: {
        type: 'string',
        pattern: dayPattern,
        description: '更新日期 | Date of the version',
      },
      sections: items(
        '章节 | Sections',
        {
          type: 'object',
          additionalProperties: false,
          required: ['heading', 'paragraphs'],
          properties: {
            heading: { ...shortText, description: '小标题 | Heading' },
            paragraphs: items('段落 | Paragraphs', { type: 'string', minLength: 1, maxLength: 2000 }, 1),
          },
        },
        1,
      ),
    },
    ['title', 'updated', 'sections'],
  ),
  legalFooter: block(
    'legalFooter',
    '页脚：公司、备案号、年化利率、风险提示、投诉 | Footer: company, registration, annual rate, risk, complaints',
    { risk: { ...text, description: '风险提示 | Risk notice' } },
    ['risk'],
  ),
  accordion: block(
    'accordion',
    '问答，逐条展开 | Questions and answers, opened one by one',
    {
      title,
      items: items(
        '问答 | Questions and answers',
        {
          type: 'object',
          additionalProperties: false,
          required: ['question', 'answer'],
          properties: {
            question: { ...shortText, description: '问题 | Question' },
            answer: { ...text, description: '回答 | Answer' },
          },
        },
        1,
      ),
    },
    ['items'],
  ),
  carousel: block(
    'carousel',
    '可左右滑动的卡片，不自动播放 | Cards to swipe through; they never move by themselves',
    { title, items: items('卡片 | Cards', titleAndText, 2) },
    ['items'],
  ),
  product: block(
    'product',
    '产品详情：机构、额度、期限、年化利率、费用、条件 | One product: lender, amount, term, annual rate, fees, conditions',
    {
      endpoint: { ...ref('endpoint'), description: '取产品列表的接口 | Call that answers the products' },
      emptyTitle: { ...shortText, description: '没有产品时的标题 | Title where there is no product' },
      emptyText: { ...text, description: '没有产品时的文字 | Text where there is no product' },
      applyLabel: {
        type: 'string',
        minLength: 1,
        maxLength: 20,
        description: '申请按钮文字 | Text of the apply button',
      },
    },
    ['endpoint', 'emptyTitle', 'emptyText', 'applyLabel'],
  ),
  calculator: block(
    'calculator',
    '贷款计算器：每月还款、总成本、明细与图 | Loan calculator: payments, total cost, monthly table, chart',
    {
      title,
      amount: range('借款金额，元 | Amount, yuan'),
      months: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'integer', minimum: 1, maximum: 360 },
        description: '可选期数，月 | Terms to choose from, months',
      },
      annualRate: range('年化利率（单利），百分之几 | Annual rate, simple interest, percent'),
      fee: range('一次性费用，元 | One-off fees, yuan'),
      note: { ...text, description: '计算结果的说明 | Note on the result' },
    },
    ['amount', 'months', 'annualRate', 'fee', 'note'],
  ),
  valuation: block(
    'valuation',
    '车辆估价结果：价格区间与依据 | Result of a car valuation: a range, and what it rests on',
    {
      form: { ...ref('form'), description: '提问的表单 | Form whose answer is shown' },
      emptyText: { ...text, description: '还没有结果时的文字 | Text while there is no result' },
      note: { ...text, description: '估价依据的说明 | What the result rests on' },
    },
    ['form', 'emptyText', 'note'],
  ),
  returnLink: block(
    'returnLink',
    '返回来源网站：仅当 zhijieBackUrl 指向 site.json 允许的域名时显示 | Way back to where the visitor came from: only where zhijieBackUrl names a host that site.json lists',
    { label: { ...shortText, description: '链接文字 | Text of the link' } },
    ['label'],
  ),
  trackers: block(
    'trackers',
    '第三方清单，由 trackers.json 生成 | List of third parties, made from trackers.json',
    { title, intro: { ...text, description: '清单前的说明 | Text before the list' } },
    ['title', 'intro'],
  ),
} as const satisfies Record<string, Schema>;

export type LeafBlockType = keyof typeof leafBlockSchemas;
export type LeafBlocks = { [P in LeafBlockType]: Infer<(typeof leafBlockSchemas)[P]> };
export type LeafBlock = LeafBlocks[LeafBlockType];
