import type { Flags } from '../../runtime/index.ts';
import { type FlagName, flagNames } from '../../schemas/index.ts';

/**
 * The flag whose values an evaluation is split into next: the first unknown one whose value 0 settles it, else the
 * first unknown one.
 */
export function nextSplitFlag(flags: Partial<Flags>, isSettledByZero: (name: FlagName) => boolean): FlagName {
  const unknown = flagNames.filter((name) => flags[name] === undefined);
  const next = unknown.find(isSettledByZero) ?? unknown[0];
  if (next === undefined) throw new Error('an evaluation with every API response still needs one');
  return next;
}
