import { dayPattern } from '../vocabulary/day-pattern.ts';
import { type Infer, note, ref, type Schema } from '../vocabulary/schema.ts';
import { about, attributeValue } from './fact-parts.ts';

const value = { type: 'string', minLength: 1, maxLength: 40 } as const;
/** A day or a month: the limit of a band of dates. */
export const bandLimitPattern = `${dayPattern}|^\\d{4}-(0[1-9]|1[0-2])$`;

/** A part of the range of a number or a day; the last one has no end, so that each answer is in exactly one. */
const bandSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['value'],
  properties: {
    value: { ...attributeValue, description: '条件里写的值 | Value in conditions' },
    below: {
      anyOf: [{ type: 'number' }, { type: 'string', pattern: bandLimitPattern }],
      description:
        '小于这个数、早于这一天；从上一段的界限起；最后一段不写 | Below this number or before this day, from the limit of the band before it; the last band has none',
    },
  },
} as const;

/** An answer of a form as a fact: of all that was answered, only one of these values is kept. */
export const answerFactSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['about', 'form', 'field'],
  properties: {
    note,
    about,
    form: { ...ref('form'), description: '表单 | Form' },
    field: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      description: '这个表单的字段 | Field of this form',
    },
    values: {
      type: 'array',
      minItems: 2,
      uniqueItems: true,
      items: value,
      description:
        '单选、是否、评分：每个选项提交的值 | Of a choice, yes or no, a rating: the value of each option',
    },
    includes: {
      ...value,
      description:
        '多选：问的是这一项，选了为 yes，没选为 no | Of several choices: whether this option is among them, yes or no',
    },
    bands: {
      type: 'array',
      minItems: 2,
      items: bandSchema,
      description:
        '数字、金额、评分、日期：分成几段，从小到大 | Of a number, an amount, a rating, a date: bands, from the least',
    },
  },
} as const satisfies Schema;
export type AnswerFact = Infer<typeof answerFactSchema>;

/** The values of `includes`. */
const includedValues = ['yes', 'no'] as const;

/** The values of an answer that was given, in the order of the file; none where it says none. */
export const answerValues = ({
  values,
  includes,
  bands = [],
}: Pick<AnswerFact, 'values' | 'includes' | 'bands'>): readonly string[] =>
  values ?? (includes === undefined ? bands.map((band) => band.value) : includedValues);
