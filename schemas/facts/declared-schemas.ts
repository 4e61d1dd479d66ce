import type { Schema } from '../vocabulary/schema.ts';
import { type AttributeOwner, attributeFactsOf } from './attribute-facts.ts';
import { type DeclaredFact, type DeclaredPart, declaredFactsOf } from './declared-facts.ts';
import { type EngineFactId, engineFacts, textOfCondition } from './engine-facts.ts';
import type { FactsFile } from './facts-file.ts';

/** What a schema takes from definitions/facts.json: conditions of rows, values of all flags, or attributes. */
export type DeclaredKind = ConditionKind | 'flagSet' | `${AttributeOwner}Attributes`;
type ConditionKind = 'when' | 'whenOfFlags' | 'whenOnArrival';

interface Fact {
  domain: Schema;
  about: string;
}

/** {@link closedValues}, the one for everything else first: most channels have it. */
export const plainestFirst = (values: object, otherwise: string | undefined): string[] => [
  ...new Set([...(otherwise === undefined ? [] : [otherwise]), ...Object.keys(values)]),
];

/** The facts that definitions/facts.json declares, by id, with the schema of one value. */
export const declaredFacts = (facts: FactsFile): Record<string, Fact> =>
  Object.fromEntries(
    declaredFactsOf(facts).map(({ id, part, about, values }): [string, Fact] => [
      id,
      {
        domain: values ? domainOf(part, values) : textOfCondition,
        about,
      },
    ]),
  );

function domainOf(part: DeclaredPart, values: NonNullable<DeclaredFact['values']>): Schema {
  if (part === 'answers') return { type: ['string', 'null'], enum: [...values, null] };
  return { type: part === 'flags' ? 'integer' : 'string', enum: values };
}

/** A value, a list of values (any of them), or `{ "not": … }` of either. */
function condition({ domain, about }: Fact): Schema {
  const list = { type: 'array', items: domain, minItems: 1, uniqueItems: true } as const;
  return {
    description: about,
    anyOf: [
      domain,
      list,
      {
        type: 'object',
        additionalProperties: false,
        required: ['not'],
        properties: {
          not: {
            description: '除了：一个值，或几个值的列表 | All but: one value, or a list of several',
            anyOf: [domain, list],
          },
        },
      },
    ],
  };
}

const engineFactsOfFlags: readonly EngineFactId[] = ['host', 'channel', 'channelInfo'];

function conditionsOf(kind: ConditionKind, facts: FactsFile): Record<string, Schema> {
  const declared = declaredFacts(facts);
  const attributes = new Set<string>(attributeFactsOf(facts).map(({ fact }) => fact));
  // A declared fact never replaces one of every visit; `check` reports it.
  const all = Object.entries<Fact>({ ...engineFacts, ...declared, ...engineFacts }).filter(([id]) => {
    // Only facts of a channel that are known before its flags.
    if (kind === 'whenOfFlags') {
      const isOfChannel = attributes.has(id) || Object.hasOwn(facts.channelInfo, id);
      return isOfChannel || engineFactsOfFlags.includes(id as EngineFactId);
    }
    // They set the channel and the login, which are facts of their own.
    return id !== 'query._channel' && id !== 'query._token';
  });
  return Object.fromEntries(all.map(([id, fact]) => [id, condition(fact)]));
}

function flagSet({ flags }: FactsFile): Readonly<Record<string, unknown>> {
  const properties = Object.entries(flags).map(([name, { about, values }]): [string, Schema] => [
    name,
    { type: 'integer', enum: values, description: about },
  ]);
  return { required: Object.keys(flags), properties: Object.fromEntries(properties) };
}

/** The attributes of an entry of channels.json or hosts.json. */
function attributesOf(owner: AttributeOwner, facts: FactsFile): Readonly<Record<string, unknown>> {
  const own = attributeFactsOf(facts).filter(({ of }) => of === owner);
  const properties = own.map(({ name, about, values }): [string, Schema] => [
    name,
    { type: 'string', enum: values, description: about },
  ]);
  return { properties: Object.fromEntries(properties) };
}

function partsOf(kind: DeclaredKind, facts: FactsFile): Readonly<Record<string, unknown>> {
  if (kind === 'flagSet') return flagSet(facts);
  if (kind === 'channelAttributes') return attributesOf('channel', facts);
  if (kind === 'hostAttributes') return attributesOf('host', facts);
  return { properties: conditionsOf(kind, facts) };
}

const known = new WeakMap<FactsFile, Map<unknown, object>>();

/**
 * The schema of a node for the facts that a config declares: one object for each node and config.
 * @param node - a schema with the keyword `declared`
 * @param facts - null where definitions/facts.json cannot be read: then every fact and flag is accepted, because what
 * is wrong with that file is one finding
 */
export function declaredSchema(
  node: Readonly<Record<string, unknown>>,
  facts: FactsFile | null,
): Readonly<Record<string, unknown>> {
  const { declared, additionalProperties, ...rest } = node;
  if (facts === null) return { ...rest, additionalProperties };
  const made = known.get(facts) ?? new Map<unknown, object>();
  known.set(facts, made);
  const before = made.get(node);
  if (before) return before as Record<string, unknown>;
  const schema = { ...rest, additionalProperties: false, ...partsOf(declared as DeclaredKind, facts) };
  made.set(node, schema);
  return schema;
}
