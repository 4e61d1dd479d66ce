import type { Infer } from '../vocabulary/schema.ts';

const scalar = { type: ['string', 'integer', 'boolean', 'null'] } as const;
const scalars = { type: 'array', minItems: 1, uniqueItems: true, items: scalar } as const;
/** A condition on a fact that is not known here: declared-schemas.ts narrows it for each fact. */
const anyCondition = {
  anyOf: [
    scalar,
    scalars,
    {
      type: 'object',
      additionalProperties: false,
      required: ['not'],
      properties: { not: { anyOf: [scalar, scalars] } },
    },
  ],
} as const;

/**
 * The conditions of a row: all must hold; an empty object always holds; "or" is another row. The parameters `_channel` and
 * `_token` set the channel and the login: a row tests `channel` and `session.token`.
 */
export const whenSchema = {
  type: 'object',
  declared: 'when',
  description: '条件：每一项都要成立；“或”请另起一行 | Conditions: all must hold; “or” is another row',
  additionalProperties: anyCondition,
} as const;
/** When a block or a field is shown: by what is known of the visitor, unlike `showWhenAnswers` of a field. */
export const showWhenSchema = {
  ...whenSchema,
  description:
    '按访客情况显示：看渠道、站点、城市、登录、标志等，不看正在填写的表单；每一项都要成立 | Shown by visitor: asks for channel, host, city, login, flags and the like, not for the form that is being filled in; all must hold',
} as const;
/** The conditions of a row of flags.json: only facts of a channel or host that are known before the flags. */
export const whenOfFlagsSchema = { ...whenSchema, declared: 'whenOfFlags' } as const;
/** The conditions of an invariant, about a visitor on arrival. */
export const whenOnArrivalSchema = {
  ...whenSchema,
  declared: 'whenOnArrival',
  description:
    '哪些情形：访客到达时成立的条件，{ } 为所有访客 | The situations: conditions on arrival; { } is every visitor',
} as const;
export type When = Infer<typeof whenSchema>;
