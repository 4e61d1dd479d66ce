import type { Config } from '../../schemas/index.ts';
import { canonical } from '../json/canonical.ts';
import { entriesOf, isObject, member } from '../json/json-values.ts';

/** A fact of `facts.json` that has another name in the head, and is read from the same place in the same way. */
export interface RenamedFact {
  kind: 'fact';
  /** Its ids in conditions: `channel.tier`. */
  from: string;
  to: string;
}

/** The parts whose facts only the config knows by name, with what stands before the name in conditions. */
const prefixes = {
  flags: '',
  channelInfo: '',
  answers: 'answer.',
  channelAttributes: 'channel.',
  hostAttributes: 'host.',
} as const;
type Part = keyof typeof prefixes;

interface Pair {
  part: Part;
  from: string;
  to: string;
}

/**
 * The base with the names that the head gives to its facts. The server, the form or the entry that gives a fact its value
 * does not know the name; a use that keeps the old one is an edit.
 */
export function withRenamedFacts(
  before: Config,
  after: Config,
): { config: Config; renamedFacts: RenamedFact[] } {
  const parts = Object.keys(prefixes) as Part[];
  const pairs = parts.flatMap((part) => pairsOf(part, before, after));
  if (pairs.length === 0) return { config: before, renamedFacts: [] };
  const config = structuredClone(before);
  for (const pair of pairs) rename(config, pair);
  return {
    config,
    renamedFacts: pairs.map(({ part, from, to }) => ({
      kind: 'fact',
      from: prefixes[part] + from,
      to: prefixes[part] + to,
    })),
  };
}

/** Names that only one side has, whose facts are read alike, each like one other only. */
function pairsOf(part: Part, before: Config, after: Config): Pair[] {
  const [was, is] = [before, after].map(({ facts }) => facts[part] ?? {}) as [object, object];
  const gone = entriesOf(was).filter(([name]) => !Object.hasOwn(is, name));
  const made = entriesOf(is).filter(([name]) => !Object.hasOwn(was, name));
  const named = (facts: typeof gone, reading: string) =>
    facts.flatMap(([name, one]) => (readingOf(one) === reading ? [name] : []));
  return gone.flatMap(([from, one]) => {
    const reading = readingOf(one);
    const [to, ...others] = named(made, reading);
    return to === undefined || others.length > 0 || named(gone, reading).length > 1
      ? []
      : [{ part, from, to }];
  });
}

/** Everything about a fact but what operators read: its pointer, form and field, values and codes. */
const readingOf = (fact: unknown): string => {
  const { about, label, valueLabels, example, note, decides, ...reading } = isObject(fact) ? fact : {};
  return canonical(reading);
};

/** The keys of objects by fact, and of objects by flag. */
const byFact = new Set(['when', 'showWhen']);
const byFlag = new Set(['set']);

function rename(config: Config, { part, from, to }: Pair): void {
  const [oldId, newId] = [prefixes[part] + from, prefixes[part] + to];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (byFact.has(key) || (part === 'flags' && byFlag.has(key))) renameKey(value, key, oldId, newId);
      else visit(inner);
    }
  };
  visit([config.navigation, config.destinations, config.flags, config.cities, config.pages, config.forms]);
  renameKey(config.facts, part, from, to);
  if (part === 'channelInfo' && config.facts.appName) renameKey(config.facts.appName, 'onlyFor', from, to);
  const owners =
    part === 'channelAttributes'
      ? config.channels.channels
      : part === 'hostAttributes'
        ? config.hosts.hosts
        : {};
  for (const owner of Object.values(owners)) renameKey(owner, 'attributes', from, to);
}

/** Renames a key of an object, at its place. */
function renameKey(owner: object, key: string, from: string, to: string): void {
  const inner = member(owner, key);
  if (!isObject(inner) || !Object.hasOwn(inner, from)) return;
  (owner as Record<string, unknown>)[key] = Object.fromEntries(
    Object.entries(inner).map(([name, value]) => [name === from ? to : name, value]),
  );
}
