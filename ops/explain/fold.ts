import type { Axis, AxisValue } from './axes.ts';

/** A condition on one axis, as in decision tables: a value, a list, or all but a list. */
export type AxisCondition = AxisValue | AxisValue[] | { not: AxisValue | AxisValue[] };
export interface FoldedRow<T> {
  when: Record<string, AxisCondition>;
  is: T;
}

/** The number of combinations of the axes' values; their index varies fastest with the last axis. */
export function combinations(axes: readonly Axis[]): number {
  return axes.reduce((count, { values }) => count * values.length, 1);
}

/** The values of one combination, by axis. */
export function combination(axes: readonly Axis[], index: number): (AxisValue | null)[] {
  const values: (AxisValue | null)[] = [];
  let rest = index;
  for (const { values: all } of [...axes].reverse()) {
    values.unshift(all[rest % all.length] as AxisValue | null);
    rest = Math.floor(rest / all.length);
  }
  return values;
}

/**
 * Folds a function of all combinations into few rows; every combination is in exactly one row. Splits by the axis with
 * the fewest groups of equal values, then folds each group in the same way.
 * @param keys - the value at each combination as a key, equal for equal values
 */
export function fold<T>(
  axes: readonly Axis[],
  keys: readonly (string | number)[],
  read: (index: number) => T,
): FoldedRow<T>[] {
  const all = keys.map((_, index) => index);
  return split(axes, shortened(keys), all, read);
}

/** Equal keys as equal short ones: they are joined for every axis, and those of brands are long. */
function shortened(keys: readonly (string | number)[]): number[] {
  const ids = new Map<string | number, number>();
  return keys.map((key) => {
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  });
}

function split<T>(
  axes: readonly Axis[],
  keys: readonly number[],
  cells: readonly number[],
  read: (index: number) => T,
): FoldedRow<T>[] {
  const [first] = cells;
  if (first === undefined) return [];
  if (cells.every((cell) => keys[cell] === keys[first])) return [{ when: {}, is: read(first) }];
  const best = axes
    .map((axis, at) => ({ axis, at, groups: groupsOf(axes, at, keys, cells) }))
    .filter(({ groups }) => groups.length > 1)
    .sort((a, b) => a.groups.length - b.groups.length)[0];
  if (!best) return [];
  const rest = axes.filter((axis) => axis !== best.axis);
  return best.groups.flatMap((group) => {
    const rows = split(rest, keys, group.slices[0] ?? [], read);
    const condition = conditionOf(best.axis, group.values);
    return rows.map(({ when, is }) => ({ when: { [best.axis.name]: condition, ...when }, is }));
  });
}

interface Group {
  values: number[];
  slices: number[][];
}

/** Groups the values of one axis that give equal results for all values of the other axes. */
function groupsOf(
  axes: readonly Axis[],
  at: number,
  keys: readonly number[],
  cells: readonly number[],
): Group[] {
  const axis = axes[at] as Axis;
  const inner = axes.slice(at + 1).reduce((count, { values }) => count * values.length, 1);
  const slices: number[][] = axis.values.map(() => []);
  cells.forEach((cell, index) => {
    slices[Math.floor(index / inner) % slices.length]?.push(cell);
  });
  const groups = new Map<string, Group>();
  slices.forEach((slice, value) => {
    const signature = slice.map((cell) => keys[cell]).join();
    const group = groups.get(signature) ?? { values: [], slices: [] };
    group.values.push(value);
    group.slices.push(slice);
    groups.set(signature, group);
  });
  return [...groups.values()];
}

function conditionOf(axis: Axis, group: readonly number[]): AxisCondition {
  const named = (indices: readonly number[]) => {
    const values = indices
      .map((index) => axis.values[index])
      .filter((value) => value !== null) as AxisValue[];
    return values.length === 1 ? (values[0] as AxisValue) : values;
  };
  const hasOthers = group.some((index) => axis.values[index] === null);
  if (!hasOthers) return named(group);
  return { not: named(axis.values.map((_, index) => index).filter((index) => !group.includes(index))) };
}
