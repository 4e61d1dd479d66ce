import type { Axis } from './axes.ts';
import { openAxes } from './axes.ts';
import type { Explainer } from './explain.ts';
import { combination, combinations, type FoldedRow, fold } from './fold.ts';
import type { ExplainInput } from './input.ts';
import type { Outcome } from './outcome.ts';

/** A value, or the value for each combination of the open axes. */
export type Folded<T> = T | { byAxis: FoldedRow<T>[] };
type FoldedFields<T> = { [K in keyof T]: Folded<T[K]> };
/** An outcome whose fields are folded where they depend on open axes. */
export type FoldedOutcome = Omit<FoldedFields<Outcome>, 'flags' | 'destinations'> & {
  flags: FoldedFields<Outcome['flags']>;
  destinations: FoldedFields<Outcome['destinations']>;
};

export const isFolded = (value: unknown): value is { byAxis: FoldedRow<unknown>[] } =>
  typeof value === 'object' && value !== null && 'byAxis' in value;

/** Resolves a situation for all values of its open axes, and folds equal results. */
export function resolveOpenAxes(
  explainer: Explainer,
  input: ExplainInput,
): { outcome: FoldedOutcome; open: Axis[] } {
  const open = openAxes(explainer, input);
  const outcomes = Array.from({ length: combinations(open) }, (_, index) => {
    const values = combination(open, index);
    return explainer.outcome(open.reduce((one, axis, at) => axis.with(one, values[at] ?? null), input));
  });
  const folded = <T>(read: (outcome: Outcome) => T): Folded<T> => {
    const keys = outcomes.map((outcome) => JSON.stringify(read(outcome)));
    const rows = fold(open, keys, (index) => read(outcomes[index] as Outcome));
    return rows.length === 1 && rows[0] ? rows[0].is : { byAxis: rows };
  };
  return {
    open,
    outcome: {
      host: folded((one) => one.host),
      landing: folded((one) => one.landing),
      hops: folded((one) => one.hops),
      title: folded((one) => one.title),
      brand: folded((one) => one.brand),
      flags: Object.fromEntries(
        Object.keys(explainer.config.facts.flags).map((name) => [
          name,
          folded((one) => one.flags[name] ?? 0),
        ]),
      ),
      flagsFrom: folded((one) => one.flagsFrom),
      destinations: {
        success: folded((one) => one.destinations.success),
        failure: folded((one) => one.destinations.failure),
        skipForm: folded((one) => one.destinations.skipForm),
      },
      afterLogin: folded((one) => one.afterLogin),
      ads: folded((one) => one.ads),
    },
  };
}
