import { type Infer, ref, type Schema } from '../vocabulary/schema.ts';

const outcome = { ...ref('outcome'), description: '页面结果之一 | One of the outcomes of the page' } as const;

/**
 * The actions after a response of a call. A call without a response always shows a message, and the visitor may try
 * again.
 */
const reaction = {
  finish: outcome,
  show: {
    type: 'object',
    additionalProperties: false,
    required: ['at', 'message'],
    description: '在字段处显示消息 | Show a message at a field',
    properties: {
      at: { type: 'string', minLength: 1, description: '字段名，或 form 表示整张表单 | Field id, or “form”' },
      message: { ...ref('message'), description: '显示的消息 | Message that is shown' },
    },
  },
  stay: {
    ...ref('message'),
    description:
      '留在本页并显示这条消息；估价等结果块随之出现 | Stay, and say this; a block that shows the answer appears',
  },
} as const;
const oneReaction = [{ required: ['finish'] }, { required: ['show'] }, { required: ['stay'] }] as const;
export const onResultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['cases', 'otherwise'],
  description: '按返回码处理 | What follows, by result code',
  properties: {
    cases: {
      type: 'array',
      description: '各返回码的处理 | What follows each code',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code'],
        oneOf: oneReaction,
        properties: {
          code: {
            description: '返回码 | Result code, or several',
            anyOf: [{ type: 'integer' }, { type: 'array', minItems: 1, items: { type: 'integer' } }],
          },
          ...reaction,
        },
      },
    },
    otherwise: {
      type: 'object',
      additionalProperties: false,
      oneOf: oneReaction,
      description: '其余返回码 | Any other code that was answered',
      properties: reaction,
    },
  },
} as const satisfies Schema;
export type OnResult = Infer<typeof onResultSchema>;
