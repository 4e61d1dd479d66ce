import { outcome } from '../parts/block-parts.ts';
import { type Infer, ref, type Schema } from '../vocabulary/schema.ts';

const show = {
  type: 'object',
  additionalProperties: false,
  required: ['at', 'message'],
  description: '在字段处显示消息 | Show a message at a field',
  properties: {
    at: {
      type: 'string',
      minLength: 1,
      examples: ['form'],
      description: '字段名，或 form 表示整张表单 | Field id, or “form”',
    },
    message: { ...ref('message'), description: '显示的消息 | Message that is shown' },
  },
} as const;

const code = {
  description: '返回码 | Result code, or several',
  anyOf: [{ type: 'integer' }, { type: 'array', minItems: 1, items: { type: 'integer' } }],
} as const;

/** Handlers by result code: exactly one of these reactions for each case, and for every other code. */
const handlers = <
  const R extends object,
  const O extends readonly object[],
  const M extends object,
  const N extends readonly string[],
>(
  reactions: R,
  oneOf: O,
  more: M,
  required: N,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['cases', 'otherwise', ...required],
    description:
      '按返回码处理：服务器收到后用一个数字答复，叫返回码，例如表示成功、号码重复 | By result code: the number with which the server answers, such as for success or for a number that it has already',
    properties: {
      cases: {
        type: 'array',
        description: '遇到这些返回码时 | For these result codes',
        items: {
          type: 'object',
          description: '一种返回码 | One result code',
          additionalProperties: false,
          required: ['code'],
          oneOf,
          properties: { code, ...reactions },
        },
      },
      otherwise: {
        type: 'object',
        additionalProperties: false,
        oneOf,
        description: '遇到其余返回码时 | For any other result code',
        properties: reactions,
      },
      ...more,
    },
  }) as const;

/**
 * The actions after a response of a call. A call without a response always shows a message, and the visitor may try
 * again.
 */
export const onResultSchema = handlers(
  {
    finish: outcome,
    show,
    stay: {
      ...ref('message'),
      description:
        '留在本页并显示这条消息；估价等结果块随之出现 | Stay, and say this; a block that shows the answer appears',
    },
  },
  [{ required: ['finish'] }, { required: ['show'] }, { required: ['stay'] }],
  {},
  [],
) satisfies Schema;
export type OnResult = Infer<typeof onResultSchema>;

const sendOrShow = {
  show,
  send: {
    type: 'boolean',
    const: true,
    description: '照常提交表单 | Send the form all the same',
  },
} as const;
const oneOfSendOrShow = [{ required: ['show'] }, { required: ['send'] }] as const;

/** The actions after a call that verifies answers before their form is sent; code 200 sends it. */
export const onVerifiedSchema = handlers(
  sendOrShow,
  oneOfSendOrShow,
  {
    unanswered: {
      type: 'object',
      additionalProperties: false,
      oneOf: oneOfSendOrShow,
      description:
        '没有收到返回时：网络、超时、服务器故障 | Without a response: no network, too late, or a broken server',
      properties: sendOrShow,
    },
  },
  ['unanswered'],
) satisfies Schema;
