import { block, outcome, range, shortText, title } from '../../../schemas/parts/block-parts.ts';
import { ref, type Schema, text } from '../../../schemas/vocabulary/schema.ts';

/** What a visitor may wish for, in the order in which it is offered. */
const wishes = (maximum: number) =>
  ({
    type: 'array',
    minItems: 2,
    uniqueItems: true,
    items: { type: 'integer', minimum: 1, maximum },
  }) as const;

/** The blocks that show loan products, a loan calculation or a car valuation. */
export const loanBlocks = {
  productList: block(
    'productList',
    '产品列表 | List of products from the API, with loading, empty and error states',
    {
      title,
      endpoint: { ...ref('endpoint'), description: '取列表的接口 | Call that answers the list' },
      emptyTitle: { ...shortText, description: '没有产品时的标题 | Title where there is no product' },
      emptyText: { ...text, description: '没有产品时的文字 | Text where there is no product' },
      amounts: {
        ...wishes(1_000_000),
        description:
          '可按借款金额筛选，元；写了就能排序 | Amounts in yuan by which the list can be filtered; with them or terms it can be sorted',
      },
      months: {
        ...wishes(360),
        description:
          '可按期限筛选，月；写了就能排序 | Terms in months by which the list can be filtered; with them or amounts it can be sorted',
      },
      details: {
        ...outcome,
        description:
          '点击产品后的页面结果，不写则没有详情 | Outcome when a product is pressed; without it there are no details',
      },
    },
    ['endpoint', 'emptyTitle', 'emptyText'],
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
} as const satisfies Record<string, Schema>;
