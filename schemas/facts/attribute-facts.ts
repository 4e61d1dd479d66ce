import type { AttributeDefinition, FactsFile } from './facts-file.ts';

/** Whose entry sets an attribute: that of a channel in channels.json, or that of a host in hosts.json. */
export type AttributeOwner = 'channel' | 'host';

/** An attribute of channels or hosts as a fact of every visit. */
export interface AttributeFact extends AttributeDefinition {
  /** Its id in conditions: `channel.partnerTier`. */
  fact: `${AttributeOwner}.${string}`;
  of: AttributeOwner;
  /** Its name in definitions/facts.json and in the `attributes` of an entry. */
  name: string;
}

const known = new WeakMap<AttributeFiles, readonly AttributeFact[]>();
type AttributeFiles = Pick<FactsFile, 'channelAttributes' | 'hostAttributes'>;

/** The attributes that definitions/facts.json declares; the same list for one file. */
export function attributeFactsOf(facts: AttributeFiles): readonly AttributeFact[] {
  const found = known.get(facts) ?? [
    ...ofOwner('channel', facts.channelAttributes),
    ...ofOwner('host', facts.hostAttributes),
  ];
  known.set(facts, found);
  return found;
}

const ofOwner = (of: AttributeOwner, declared: FactsFile['channelAttributes'] = {}): AttributeFact[] =>
  Object.entries(declared).map(([name, definition]) => ({ ...definition, fact: `${of}.${name}`, of, name }));

/** The values of all attributes of an entry, by fact: those that it sets, and else the declared `otherwise`. */
export const attributeValues = (
  facts: AttributeFiles,
  owner: AttributeOwner,
  set: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    attributeFactsOf(facts)
      .filter(({ of }) => of === owner)
      .map(({ fact, name, otherwise }) => [fact, (Object.hasOwn(set, name) && set[name]) || otherwise]),
  );
