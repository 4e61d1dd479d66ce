import type { FactId, When } from '../../schemas/index.ts';
import { type Box, isCovered, subtractBoxes } from './box.ts';
import type { DecisionTable, Row } from './decision-tables.ts';
import { type Value, valuesNamedIn } from './domains.ts';
import { afterEffects, factsChangedBy } from './effects.ts';
import type { SituationSpace } from './table-space.ts';

/** A value in a list of a row for which earlier rows decide. */
export interface LostValue {
  fact: FactId;
  value: Value;
  index: number;
  by: Row[];
}
/** The problem of a row; the first of the kinds that applies. */
export type Verdict = { row: Row } & (
  | { kind: 'dead'; facts: FactId[] }
  | { kind: 'repeats'; first: Row }
  | { kind: 'shadowed'; by: Row[] }
  | { kind: 'partlyShadowed'; lost: LostValue[] }
);

/** What comes to a row in the order of its table. */
export type RowStanding = { row: Row } & (
  | { kind: 'dead'; by: readonly [] }
  /** Earlier rows decide for all of its situations. */
  | { kind: 'shadowed'; by: readonly Row[] }
  /** It decides for some situations; these earlier rows decide for others that it matches. */
  | { kind: 'reached'; by: readonly Row[] }
);

/** Where each row of a table stands, in the order of the rows: what they would become in another order. */
export function standingsOf(space: SituationSpace, table: DecisionTable): RowStanding[] {
  return table.rows.map((row, index): RowStanding => {
    const possible = possibleOf(space, table, row.when);
    if (possible.length === 0) return { row, kind: 'dead', by: [] };
    const { left, by } = leftBy(space, table, index, possible);
    return { row, kind: left.length > 0 ? 'reached' : 'shadowed', by };
  });
}

/** Finds the rows that match nobody, or for whose situations earlier rows decide. */
export function verdictsOf(space: SituationSpace, table: DecisionTable): Verdict[] {
  return table.rows.flatMap((row, index): Verdict[] => {
    const possible = possibleOf(space, table, row.when);
    if (possible.length === 0) return [{ row, kind: 'dead', facts: contradiction(space, table, row.when) }];
    const { left, by } = leftBy(space, table, index, possible);
    if (left.length > 0) {
      const lost = lostValues(space, table, index);
      return lost.length > 0 ? [{ row, kind: 'partlyShadowed', lost }] : [];
    }
    const first = by.find((one) => sameConditions(one.when, row.when));
    return [first ? { row, kind: 'repeats', first } : { row, kind: 'shadowed', by }];
  });
}

/** The possible situations in which conditions hold. In flags.json, channel info was fetched before. */
function possibleOf(space: SituationSpace, table: DecisionTable, when: When): readonly Box[] {
  const box = space.box(when);
  if (!box) return [];
  const failed = table.kind === 'flags' ? [space.clause('channelInfo', 'failed')] : [];
  return subtractBoxes([box], [...failed, ...space.relevant(table.rows)], space.full);
}

/** The part of a region that earlier rows leave open, and the rows that cover the rest. */
function leftBy(space: SituationSpace, { rows }: DecisionTable, index: number, region: readonly Box[]) {
  const by: Row[] = [];
  let left = region;
  for (let at = 0; at < index && left.length > 0; at++) {
    const row = rows[at] as Row;
    if (row.continues) continue;
    const rest = subtractBoxes(left, coverOf(space, rows, at, index), space.full);
    if (rest === left) continue;
    by.push(row);
    left = rest;
  }
  return { left, by: left.length > 0 ? by : needed(space, rows, index, region, by) };
}

/** The rows that are necessary to cover a region. */
function needed(
  space: SituationSpace,
  rows: readonly Row[],
  index: number,
  region: readonly Box[],
  by: Row[],
): Row[] {
  return by.reduce((necessary, row) => {
    const others = necessary.filter((one) => one !== row);
    const covers = others.flatMap((one) => coverOf(space, rows, rows.indexOf(one), index));
    return region.every((box) => isCovered(box, covers, space.full)) ? others : necessary;
  }, by);
}

/**
 * The situations that a row covers for a later row, without those that an effect between the two rows may have made
 * from another situation.
 */
function coverOf(space: SituationSpace, rows: readonly Row[], at: number, index: number): readonly Box[] {
  const box = space.box((rows[at] as Row).when);
  if (!box) return [];
  const between = rows.slice(at + 1, index).filter(({ continues, effects }) => {
    const changed = continues ? factsChangedBy(space, effects) : new Set<string>();
    return Object.keys(box).some((dimension) => changed.has(dimension));
  });
  const become = between.flatMap(({ when, effects }) => {
    const before = space.box(when);
    return before ? [afterEffects(space, before, effects)] : [];
  });
  return subtractBoxes([box], become, space.full);
}

/** The smallest set of facts that contradict each other: one, two, or all. */
function contradiction(space: SituationSpace, table: DecisionTable, when: When): FactId[] {
  const facts = Object.keys(when) as FactId[];
  const pairs = facts.flatMap((a, index) => facts.slice(index + 1).map((b) => [a, b]));
  const only = (some: readonly FactId[]) =>
    Object.fromEntries(some.map((fact) => [fact, when[fact]])) as When;
  const sets = [...facts.map((fact) => [fact]), ...pairs];
  return sets.find((some) => possibleOf(space, table, only(some)).length === 0) ?? facts;
}

/**
 * Values of a list for which earlier rows decide in every situation. An exception before a general row is normal, so a
 * value that is covered only in combination with another fact is no finding.
 */
function lostValues(space: SituationSpace, table: DecisionTable, index: number): LostValue[] {
  const { when } = table.rows[index] as Row;
  return (Object.keys(when) as FactId[]).flatMap((fact) => {
    if (!Array.isArray(when[fact])) return [];
    return valuesNamedIn(when[fact]).flatMap((value, at): LostValue[] => {
      const slice = possibleOf(space, table, { ...when, [fact]: value } as When);
      if (slice.length === 0) return [];
      const { left, by } = leftBy(space, table, index, slice);
      return left.length === 0 ? [{ fact, value, index: at, by }] : [];
    });
  });
}

/** Whether two conditions are equal but for their order. */
const sameConditions = (a: When, b: When): boolean => canonical(a) === canonical(b);
const canonical = (when: When): string =>
  JSON.stringify(
    Object.entries(when)
      .map(([fact, condition]) => {
        const isNot = typeof condition === 'object' && condition !== null && 'not' in condition;
        return [fact, isNot, valuesNamedIn(condition).map(String).sort()];
      })
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
