import type { FlagSet } from '../../schemas/index.ts';

/**
 * The flag whose values an evaluation is split into next: the first unknown one whose value 0 settles it, else the
 * first unknown one.
 */
export function nextSplitFlag(
  names: readonly string[],
  flags: FlagSet,
  isSettledByZero: (name: string) => boolean,
): string {
  const unknown = names.filter((name) => flags[name] === undefined);
  const next = unknown.find(isSettledByZero) ?? unknown[0];
  if (next === undefined) throw new Error('an evaluation with every API response still needs one');
  return next;
}
