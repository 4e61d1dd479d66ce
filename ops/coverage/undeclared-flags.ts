import type { Config } from '../../schemas/index.ts';
import { type Axis, type SituationSpace, spaceOf } from '../situations/situation-space.ts';
import { type CoverageItem, countsOf } from './coverage.ts';

/** The flags that the server may one day answer with another value; `input_form` is a yes or no. */
const open = ['succ_todo', 'fail_todo'] as const;

/** A value that no row names: rows for whatever else is answered hold for it. */
const beyond = (axis: Axis<number>): Axis<number> => {
  const value = Math.max(...axis.values) + 1;
  return {
    values: [...axis.values, value],
    names: [...axis.names, String(value)],
    classes: [...axis.classes, [axis.values.length]],
  };
};

/**
 * Of rows that nobody passes, those that somebody would where the server answers a flag with a value that is not
 * declared: rows for whatever else comes are written for that.
 */
export function reachedByUndeclaredFlags(config: Config, dead: readonly CoverageItem[]): CoverageItem[] {
  if (dead.length === 0) return [];
  const space = spaceOf(config, config);
  const wider: SituationSpace = {
    ...space,
    ...Object.fromEntries(open.map((name) => [name, beyond(space[name])])),
  };
  const { counts } = countsOf(config, wider);
  return dead.filter(({ kind, name }) => counts.of(kind, name) > 0);
}
