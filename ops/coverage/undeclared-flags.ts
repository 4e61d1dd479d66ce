import type { Config } from '../../schemas/index.ts';
import { type Axis, type SituationSpace, spaceOf } from '../situations/situation-space.ts';
import { type CoverageItem, countsOf } from './coverage.ts';

/** A flag of two values is a yes or no; any other may get undeclared values from the server. */
const isOpen = ({ values }: Axis<number>): boolean => values.length > 2;

/** Adds a value that no row names, for which rows for all other values match. */
const beyond = (axis: Axis<number>): Axis<number> => {
  const value = Math.max(...axis.values) + 1;
  return {
    values: [...axis.values, value],
    names: [...axis.names, String(value)],
    classes: [...axis.classes, [axis.values.length]],
  };
};

/**
 * The dead rows that are passed once the server sends an undeclared value of a flag: rows for all other values are
 * written for that.
 */
export function reachedByUndeclaredFlags(config: Config, dead: readonly CoverageItem[]): CoverageItem[] {
  if (dead.length === 0) return [];
  const space = spaceOf(config, config);
  const flags = Object.entries(space.flags).map(([name, axis]) => [name, isOpen(axis) ? beyond(axis) : axis]);
  const wider: SituationSpace = { ...space, flags: Object.fromEntries(flags) };
  const { counts } = countsOf(config, wider);
  return dead.filter(({ kind, name }) => counts.of(kind, name) > 0);
}
