import type { Axis } from './axes.ts';
import { openAxes } from './axes.ts';
import type { Explainer } from './explain.ts';
import { combination, combinations, type FoldedRow, fold } from './fold.ts';
import type { ExplainInput } from './input.ts';
import type { Outcome, ResolvedVisit } from './outcome.ts';

/** A value, or the value for each combination of the open axes. */
export type Folded<T> = T | { byAxis: FoldedRow<T>[] };
type FoldedFields<T> = { [K in keyof T]: Folded<T[K]> };
/** An outcome whose fields are folded where they depend on open axes. */
export type FoldedOutcome = Omit<FoldedFields<Outcome>, 'flags' | 'destinations'> & {
  /** The message with which the visitor is held on arrival; left out where nobody is held. */
  held?: Folded<string | null>;
  flags: FoldedFields<Outcome['flags']>;
  destinations: FoldedFields<Outcome['destinations']>;
};

export const isFolded = (value: unknown): value is { byAxis: FoldedRow<unknown>[] } =>
  typeof value === 'object' && value !== null && 'byAxis' in value;

interface ResolvedAxes {
  outcome: FoldedOutcome;
  open: Axis[];
  /** What the rows of the arrival do: a hold and effects may differ at the same landing. */
  arrival: Folded<unknown>;
}

/** What the steps of an arrival say that its landing and hops do not. */
const arrivalOf = ({ landing: { end, decisions } }: ResolvedVisit) => ({
  end,
  decisions: decisions.map(({ turn, message, keepQuery, with: added, do: effects }) => ({
    turn,
    message,
    keepQuery,
    added,
    effects,
  })),
});

const heldOf = ({ landing: { decisions } }: ResolvedVisit): string | null => {
  const last = decisions.at(-1);
  return last?.turn === 'hold' ? last.message : null;
};

/** Resolves a situation for all values of its open axes, and folds equal results. */
export function resolveOpenAxes(explainer: Explainer, input: ExplainInput): ResolvedAxes {
  const open = openAxes(explainer, input);
  const visits = Array.from({ length: combinations(open) }, (_, index) => {
    const values = combination(open, index);
    return explainer.visit(open.reduce((one, axis, at) => axis.with(one, values[at] ?? null), input));
  });
  const foldedVisit = <T>(read: (visit: ResolvedVisit) => T): Folded<T> => {
    const keys = visits.map((visit) => JSON.stringify(read(visit)));
    const rows = fold(open, keys, (index) => read(visits[index] as ResolvedVisit));
    return rows.length === 1 && rows[0] ? rows[0].is : { byAxis: rows };
  };
  const folded = <T>(read: (outcome: Outcome) => T) => foldedVisit(({ outcome }) => read(outcome));
  const held = foldedVisit(heldOf);
  return {
    open,
    arrival: foldedVisit(arrivalOf),
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
      ...(held !== null && { held }),
    },
  };
}
