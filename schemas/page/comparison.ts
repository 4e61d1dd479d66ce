import { id } from '../parts/field-parts.ts';
import { text } from '../vocabulary/schema.ts';

/** What may hold between two answers; runtime/related-answers/comparisons.ts tests it, ops/field-values/comparable.ts says between which. */
const comparisonTests = [
  'equal',
  'different',
  'before',
  'notAfter',
  'after',
  'notBefore',
  'lessThan',
  'atMost',
  'moreThan',
  'atLeast',
] as const;
export type ComparisonTest = (typeof comparisonTests)[number];

/** What must hold between the answers of two fields of a form, read as a sentence: `until` is `after` `from`. */
export const comparisonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'is', 'to', 'message'],
  properties: {
    field: {
      ...id,
      description: '在哪个字段报错：要改的那个 | Field that is to be mended: the error is shown there',
    },
    is: {
      type: 'string',
      enum: comparisonTests,
      enumDescriptions: [
        '等于 | Equal to',
        '不同于 | Different from',
        '早于 | Before',
        '不晚于 | Not after',
        '晚于 | After',
        '不早于 | Not before',
        '小于 | Less than',
        '不大于 | At most',
        '大于 | More than',
        '不小于 | At least',
      ],
      description: '应满足的关系 | What must hold',
    },
    to: { ...id, description: '与哪个字段比较 | Field with which it is compared' },
    message: { ...text, description: '不满足时的错误文字 | Error text where it does not hold' },
  },
} as const;
