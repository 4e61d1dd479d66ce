import { field, id } from '../../../schemas/parts/field-parts.ts';
import type { Schema } from '../../../schemas/vocabulary/schema.ts';

/** The field kinds of the product, by name. */
export const loanFields = {
  plate: field('plate', '车牌号 | Licence plate of a car; 7 characters, 8 for new energy', {}, []),
} as const satisfies Record<string, Schema>;

/** What an `amount` may have besides. */
export const loanAmountProperties = {
  instalment: {
    type: 'object',
    additionalProperties: false,
    required: ['termField'],
    description:
      '按品牌的年化利率估算每期还款 | Estimates the monthly instalment at the annual rates of the brand',
    properties: {
      termField: {
        ...id,
        description: '期数字段，值是月数 | Field whose answer is the number of months',
      },
    },
  },
} as const satisfies Record<string, Schema>;

/** What a `figure` may be; profiles/loan/runtime/loan-figures.ts computes each. */
export const loanFigures = ['instalment'] as const;
export const loanFigureDescriptions = [
  '等额本息的每期还款，写金额和期数 | Monthly instalment, all equal, of the amount and the months that are named',
] as const;

/** What a `figure` may have besides. */
export const loanFigureProperties = {
  annualRate: {
    type: 'number',
    minimum: 0,
    maximum: 100,
    description: '分期的年化利率（单利），百分数 | Annual rate of an instalment, percent, simple interest',
  },
} as const satisfies Record<string, Schema>;
