import type { Infer, Schema } from '../vocabulary/schema.ts';
import { factTable, queryFacts } from './fact-table.ts';

/** A value, a list of values (any of them), or `{ "not": … }` of either. */
const condition = <const T extends Schema>(fact: { readonly domain: T; readonly about: string }) => {
  const list = { type: 'array', items: fact.domain, minItems: 1, uniqueItems: true } as const;
  return {
    description: fact.about,
    anyOf: [
      fact.domain,
      list,
      {
        type: 'object',
        additionalProperties: false,
        required: ['not'],
        properties: {
          not: {
            description: '除了：一个值，或几个值的列表 | All but: one value, or a list of several',
            anyOf: [fact.domain, list],
          },
        },
      },
    ],
  } as const;
};

type Facts = typeof factTable & typeof queryFacts;
type Conditions = { readonly [F in keyof Facts]: ReturnType<typeof condition<Facts[F]['domain']>> };
const conditions = Object.fromEntries(
  Object.entries({ ...factTable, ...queryFacts }).map(([id, fact]) => [id, condition<Schema>(fact)]),
) as unknown as Conditions;

/** The conditions of a row: all must hold; an empty object always holds; "or" is another row. */
export const whenSchema = {
  type: 'object',
  additionalProperties: false,
  description: '条件：每一项都要成立；“或”请另起一行 | Conditions: all must hold; “or” is another row',
  properties: conditions,
} as const;
/** The conditions of a row of flags.json: only facts of a channel that are known before its flags. */
export const whenOfFlagsSchema = {
  ...whenSchema,
  properties: {
    host: conditions.host,
    channel: conditions.channel,
    channelInfo: conditions.channelInfo,
    application: conditions.application,
    bdType: conditions.bdType,
  },
} as const;
export type When = Infer<typeof whenSchema>;
