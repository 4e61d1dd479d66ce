import type { Config } from '../../schemas/index.ts';

/** A value of a closed fact of channel info that has another name in the head and stands for the same answer. */
export interface RenamedValue {
  kind: 'factValue';
  /** `application ios` */
  from: string;
  to: string;
}

interface Pair {
  fact: string;
  from: string;
  to: string;
}

/** The keys whose objects are conditions on facts. */
const conditionKeys = new Set(['when', 'showWhen']);

/**
 * The base with the names that the head gives to the values of closed facts. Nobody but the config knows these names:
 * the server answers with what they stand for, which is equal on both sides. A use that keeps the old name is an edit.
 */
export function withRenamedValues(
  before: Config,
  after: Config,
): { config: Config; renamedValues: RenamedValue[] } {
  const pairs = Object.keys(before.facts.channelInfo).flatMap((fact) => pairsOf(fact, before, after));
  if (pairs.length === 0) return { config: before, renamedValues: [] };
  const config = structuredClone(before);
  for (const pair of pairs) {
    renameIn(config, pair);
    renameDeclaration(config, pair);
  }
  return {
    config,
    renamedValues: pairs.map(({ fact, from, to }) => ({
      kind: 'factValue',
      from: `${fact} ${from}`,
      to: `${fact} ${to}`,
    })),
  };
}

/** Names that only one side has and that stand for the same answer, each for one answer only. */
function pairsOf(fact: string, before: Config, after: Config): Pair[] {
  const [was, is] = [valuesOf(before, fact), valuesOf(after, fact)];
  const names = (values: Readonly<Record<string, string>>, answer: string) =>
    Object.keys(values).filter((name) => values[name] === answer);
  const named = Object.entries(was).flatMap(([from, answer]) => {
    const [to, ...others] = names(is, answer);
    const isClear = others.length === 0 && names(was, answer).length === 1;
    if (to === undefined || !isClear || isName(after, fact, from) || isName(before, fact, to)) return [];
    return [{ fact, from, to }];
  });
  return [...named, ...otherwisePair(fact, before, after)];
}

/** The name for every other answer. */
function otherwisePair(fact: string, before: Config, after: Config): Pair[] {
  const [from, to] = [before, after].map(({ facts }) => facts.channelInfo[fact]?.otherwise);
  if (from === undefined || to === undefined || from === to) return [];
  return isName(after, fact, from) || isName(before, fact, to) ? [] : [{ fact, from, to }];
}

const valuesOf = ({ facts }: Config, fact: string): Readonly<Record<string, string>> =>
  (Object.hasOwn(facts.channelInfo, fact) && facts.channelInfo[fact]?.values) || {};

const isName = (config: Config, fact: string, name: string): boolean =>
  Object.hasOwn(valuesOf(config, fact), name) || config.facts.channelInfo[fact]?.otherwise === name;

type Loose = Record<string, unknown>;

function renameIn(value: unknown, pair: Pair): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (conditionKeys.has(key)) renameFact(inner, pair);
    renameIn(inner, pair);
  }
}

/** In an object by facts: `{ "application": ["ios", "android"] }`, `{ "application": { "not": "ios" } }`. */
function renameFact(byFact: unknown, { fact, from, to }: Pair): void {
  if (typeof byFact !== 'object' || byFact === null || !Object.hasOwn(byFact, fact)) return;
  const renamed = (value: unknown): unknown => {
    if (value === from) return to;
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner)]));
  };
  (byFact as Loose)[fact] = renamed((byFact as Loose)[fact]);
}

/** The name as a key of the declaration, and where further declarations name it. */
function renameDeclaration({ facts }: Config, pair: Pair): void {
  const declared = facts.channelInfo[pair.fact] as Loose | undefined;
  if (declared?.otherwise === pair.from) declared.otherwise = pair.to;
  for (const [key, inner] of Object.entries(declared ?? {})) {
    if (!declared || typeof inner !== 'object' || inner === null || Array.isArray(inner)) continue;
    declared[key] = Object.fromEntries(
      Object.entries(inner).map(([name, one]) => [name === pair.from ? pair.to : name, one]),
    );
  }
  renameFact(facts.appName?.onlyFor, pair);
}
