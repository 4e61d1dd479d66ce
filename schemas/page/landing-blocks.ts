import { block, items, labelAndValue, shortText, title, titleAndText } from '../parts/block-parts.ts';
import { type Schema, text } from '../vocabulary/schema.ts';

/** The blocks of a landing page: brand, offer, costs, imprint. */
export const landingBlocks = {
  brandBar: block('brandBar', '品牌栏：标志与名称 | Bar with logo and name of the brand', {}, []),
  hero: block(
    'hero',
    '首屏标题 | Opening of a page: title, and the amount where there is one',
    {
      title,
      subtitle: { ...text, description: '副标题 | Line below the title' },
      layout: {
        type: 'string',
        enum: ['plain', 'card', 'poster', 'compact'],
        enumDescriptions: [
          '素面，直接在页面底色上 | Plain, on the ground of the page',
          '卡片，额度有自己的底色 | Card, the amount on a ground of its own',
          '海报，整块品牌色 | Poster, all in the brand’s colour',
          '紧凑，只占几行 | Compact, in a few lines',
        ],
        description: '版式 | Layout',
      },
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
      cost: {
        ...text,
        description: '费用一行 | The costs in one line',
      },
    },
    ['title', 'layout'],
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
    '费用说明：价格、期限、费用、举例 | Costs: price, term, fees, an example',
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
      example: { ...text, description: '举例 | Example' },
    },
    ['rows'],
  ),
  legalFooter: block(
    'legalFooter',
    '页脚：公司、备案号、费用、风险提示、投诉 | Footer: company, registration, costs, risk, complaints',
    { risk: { ...text, description: '风险提示 | Risk notice' } },
    ['risk'],
  ),
} as const satisfies Record<string, Schema>;
