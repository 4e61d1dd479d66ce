import { showWhenSchema } from '../facts/when.ts';
import { notOfEveryObject } from '../vocabulary/object-names.ts';
import { text } from '../vocabulary/schema.ts';

export const label = { type: 'string', minLength: 1, maxLength: 40, perLanguage: true } as const;
/** What visitors read of an option; where it is left out, its value (ops/config/option-labels.ts). */
export const optionLabel = {
  ...label,
  default: '',
  description: '显示的文字，不写则为提交的值 | Text that is shown; without it, the value that is sent',
} as const;
/** The id of an answer; it must not be a property that every object inherits. */
export const id = {
  type: 'string',
  pattern: `^${notOfEveryObject}[a-z][A-Za-z0-9_]*$`,
  maxLength: 40,
  description: '提交时的字段名 | Name under which the answer is sent',
} as const;

/** A field of the form, or one of every entry of a group. */
export const figureSource = {
  type: 'string',
  pattern: `${id.pattern.slice(0, -1)}(?:\\.[a-z][A-Za-z0-9_]*)?$`,
  maxLength: 81,
  description: '字段，或 组.字段 | Field, or group.field',
} as const;

const answer = { type: ['string', 'number', 'boolean'] } as const;
const answers = { type: 'array', minItems: 1, items: answer } as const;
/** A condition that is one test, by its key. */
const test = <const K extends string, const S extends object>(key: K, schema: S) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: [key],
    properties: { [key]: schema } as { readonly [P in K]: S },
  }) as const;

/** A condition on an answer: a value, one of several, or one test of a closed list. */
const answerCondition = {
  anyOf: [
    answer,
    answers,
    test('not', { anyOf: [answer, answers], description: '已填写，且不是 | Is given, and is not' }),
    test('atLeast', { type: 'number', description: '不小于 | At least' }),
    test('moreThan', { type: 'number', description: '大于 | More than' }),
    test('atMost', { type: 'number', description: '不大于 | At most' }),
    test('lessThan', { type: 'number', description: '小于 | Less than' }),
    test('answered', { type: 'boolean', description: '是否已填写 | Whether it is given' }),
  ],
} as const;

/** When a field is part of its form. */
const shownWhen = {
  showWhen: showWhenSchema,
  showWhenAnswers: {
    type: 'object',
    description:
      '按本表单其他答案显示：看访客在这张表单的其他字段里填了什么；每一项都要成立 | Shown when other answers of this form match: asks for what the visitor has entered in its other fields; all must hold',
    additionalProperties: answerCondition,
  },
} as const;

/** The properties of every field. Label, hint, keyboard, autocomplete and messages have defaults per kind. */
const common = {
  id,
  label: { ...label, description: '标签，不写则用该类型的默认值 | Label; the kind has a default' },
  placeholder: { ...label, description: '输入提示 | Placeholder' },
  hint: { ...text, description: '标签下的说明 | Explanation below the label' },
  optional: { type: 'boolean', description: '可不填 | May be left empty' },
  ...shownWhen,
  messages: {
    type: 'object',
    additionalProperties: false,
    description: '按规则改写错误文字 | Error texts by rule',
    properties: {
      required: { ...text, description: '没有填写时 | Nothing was entered' },
      invalid: { ...text, description: '写法不对时 | It is not written as it should be' },
      reseller: { ...text, description: '号码属于虚拟运营商时 | The number is of a virtual operator' },
      tooLong: { ...text, description: '太长时 | It is too long' },
      tooShort: { ...text, description: '晚数太少时 | There are too few nights' },
      tooSmall: {
        ...text,
        description: '数值太小或选得太少时 | The number is too small, or too few are chosen',
      },
      tooLarge: {
        ...text,
        description: '数值太大或选得太多时 | The number is too large, or too many are chosen',
      },
    },
  },
} as const;

/** Makes the schemas of kinds: `kind`, the properties that these kinds have in common, and those of the kind itself. */
const kindsWith =
  <const C extends object>(shared: C) =>
  <const K extends string, const P extends object, const R extends readonly string[]>(
    kind: K,
    about: string,
    properties: P,
    required: R,
  ) =>
    ({
      type: 'object',
      additionalProperties: false,
      description: about,
      required: ['kind', 'id', ...required],
      properties: { kind: { type: 'string', const: kind, description: about }, ...shared, ...properties },
    }) as const;

/** The schema of one kind. */
export const field = kindsWith(common);

/** The schema of a kind that is seen and asks for nothing. */
export const shownField = kindsWith({ id, label: common.label, hint: common.hint, ...shownWhen });

/** The schema of a kind that nobody sees, and that has therefore no texts. */
export const unseenField = kindsWith({ id, ...shownWhen });
