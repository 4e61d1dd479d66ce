import type { Schema } from '../vocabulary/schema.ts';
import { field, label } from './field-parts.ts';

/** A value of `choices`: several are sent in one text, with commas between them. */
const severalOption = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'label'],
  properties: {
    value: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      pattern: '^[^,]+$',
      description: '提交的值，不含逗号 | Value that is sent, without a comma',
    },
    label: { ...label, description: '显示的文字 | Text that is shown' },
  },
} as const;

const answerOf = (what: string) =>
  ({
    type: 'object',
    additionalProperties: false,
    description: what,
    properties: {
      value: {
        type: 'string',
        minLength: 1,
        maxLength: 40,
        description: '提交的值，不写则为 yes 或 no | Value that is sent; without it yes or no',
      },
      label: { ...label, description: '显示的文字，不写则为是或否 | Text that is shown; it has a default' },
    },
  }) as const;

/**
 * The field kinds that the forms of other businesses ask for: insurance, events, repairs. Their code is a chunk of its
 * own (renderer/fields/further-field-kinds.ts).
 */
export const furtherFields = {
  email: field('email', '电子邮箱 | E-mail address', {}, []),
  url: field('url', '网址 | Web address: http or https', {}, []),
  choices: field(
    'choices',
    '多选 | Several of a list; the values are sent in one text with commas between them',
    {
      options: { type: 'array', minItems: 2, items: severalOption, description: '选项 | Options' },
      atLeast: { type: 'integer', minimum: 1, description: '至少选几项 | Fewest options' },
      atMost: { type: 'integer', minimum: 1, description: '最多选几项 | Most options' },
      look: {
        type: 'string',
        enum: ['chips', 'list'],
        enumDescriptions: ['并排的小块 | Chips side by side', '逐行列出 | A list with a row for each'],
        description: '样子，不写则为并排的小块 | Look; chips without it',
      },
    },
    ['options'],
  ),
  yesNo: field(
    'yesNo',
    '是或否 | Yes or no',
    {
      yes: answerOf('“是”这个答案 | The answer yes'),
      no: answerOf('“否”这个答案 | The answer no'),
    },
    [],
  ),
  rating: field(
    'rating',
    '评分 | Rating, from 1 to a highest number',
    {
      max: { type: 'integer', minimum: 2, maximum: 10, description: '最高分 | Highest rating' },
      look: {
        type: 'string',
        enum: ['stars', 'numbers'],
        enumDescriptions: ['星星 | Stars', '数字 | Numbers'],
        description: '样子，不写则为星星 | Look; stars without it',
      },
      leastLabel: { ...label, description: '最低分的含义 | What the lowest rating means' },
      mostLabel: { ...label, description: '最高分的含义 | What the highest rating means' },
    },
    ['max'],
  ),
} as const satisfies Record<string, Schema>;
