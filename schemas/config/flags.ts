import { whenOfFlagsSchema } from '../facts/when.ts';
import { type Infer, note, type Schema, schemaLink } from '../vocabulary/schema.ts';

/** The flags in the order in which commands and files list them. */
export const flagNames = ['input_form', 'succ_todo', 'fail_todo'] as const;
export type FlagName = (typeof flagNames)[number];

/** The three flags that decide where a visitor goes (R-CONST): input_form 0 or 1, the others 0 to 7. */
export const flagSetSchema = {
  type: 'object',
  additionalProperties: false,
  required: flagNames,
  description: '三个标志：是否跳过表单、成功去向、失败去向 | The three flags (R-CONST)',
  properties: {
    input_form: {
      type: 'integer',
      enum: [0, 1],
      description:
        '跳过表单：0 登录后填表，1 登录后不填表 | Skip the form: 0 fill it in after the login, 1 go on without it',
    },
    succ_todo: {
      type: 'integer',
      enum: [0, 1, 2, 3, 4, 5, 6, 7],
      description:
        '成功去向：申请被受理后看到的页面，代码 0 到 7 | On success: the page after an accepted application, code 0 to 7',
    },
    fail_todo: {
      type: 'integer',
      enum: [0, 1, 2, 3, 4, 5, 6, 7],
      description:
        '失败去向：申请没有被受理时看到的页面，代码 0 到 7 | On failure: the page after a refused application, code 0 to 7',
    },
  },
} as const satisfies Schema;
export type FlagSet = Infer<typeof flagSetSchema>;

const flagResult = {
  set: { ...flagSetSchema },
  fromServer: {
    type: 'boolean',
    const: true,
    description: '采用服务器返回的 h5_flow_info | Take the flags of h5_flow_info (R-FLAG 2)',
  },
} as const;

/** definitions/flags.json: the source of a visit's flags, before a city rule overrides them (R-FLAG). */
export const flagsSchema = {
  $id: 'flags',
  title: '标志来源 | Where the flags come from',
  type: 'object',
  additionalProperties: false,
  required: ['rules', 'otherwise'],
  properties: {
    $schema: schemaLink,
    rules: {
      type: 'array',
      description: '从上到下，第一条符合的生效 | Top to bottom; the first that matches decides',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'when', 'set'],
        properties: {
          id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', description: '行的名字 | Name of the row' },
          note,
          when: whenOfFlagsSchema,
          set: flagResult.set,
        },
      },
    },
    otherwise: {
      type: 'object',
      additionalProperties: false,
      required: ['fromServer'],
      description: '都不符合时 | When no row matches',
      properties: { note, fromServer: flagResult.fromServer },
    },
  },
} as const satisfies Schema;
export type FlagsFile = Infer<typeof flagsSchema>;
