import type { Axis } from './axes.ts';
import { openAxes } from './axes.ts';
import type { Explainer } from './explain.ts';
import { type FoldedRow, fold } from './fold.ts';
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

/** What every combination of the open axes gives for one field: each distinct value is kept once. */
class FieldValues<T> {
  readonly #read: (visit: ResolvedVisit) => T;
  readonly #keys: number[] = [];
  readonly #keyOf = new Map<string, number>();
  readonly #distinct: T[] = [];

  constructor(read: (visit: ResolvedVisit) => T) {
    this.#read = read;
  }

  add(visit: ResolvedVisit): void {
    const value = this.#read(visit);
    const text = JSON.stringify(value);
    let key = this.#keyOf.get(text);
    if (key === undefined) {
      key = this.#distinct.push(value) - 1;
      this.#keyOf.set(text, key);
    }
    this.#keys.push(key);
  }

  folded(open: readonly Axis[]): Folded<T> {
    if (this.#distinct.length === 1) return this.#distinct[0] as T;
    return { byAxis: fold(open, this.#keys, (index) => this.#distinct[this.#keys[index] as number] as T) };
  }
}

/** Calls `use` with the situation at every combination of the axes; the last axis varies fastest. */
function eachSituation(
  [axis, ...rest]: readonly Axis[],
  input: ExplainInput,
  use: (input: ExplainInput) => void,
): void {
  if (axis) for (const value of axis.values) eachSituation(rest, axis.with(input, value), use);
  else use(input);
}

const ofOutcome = <T>(read: (outcome: Outcome) => T) => new FieldValues(({ outcome }) => read(outcome));

/** Resolves a situation for all values of its open axes, and folds equal results. */
export function resolveOpenAxes(explainer: Explainer, input: ExplainInput): ResolvedAxes {
  const open = openAxes(explainer, input);
  const flags = Object.keys(explainer.config.facts.flags).map(
    (name) => [name, ofOutcome((one) => one.flags[name] ?? 0)] as const,
  );
  const fields = {
    held: new FieldValues(heldOf),
    arrival: new FieldValues(arrivalOf),
    host: ofOutcome((one) => one.host),
    landing: ofOutcome((one) => one.landing),
    hops: ofOutcome((one) => one.hops),
    title: ofOutcome((one) => one.title),
    brand: ofOutcome((one) => one.brand),
    flagsFrom: ofOutcome((one) => one.flagsFrom),
    success: ofOutcome((one) => one.destinations.success),
    failure: ofOutcome((one) => one.destinations.failure),
    skipForm: ofOutcome((one) => one.destinations.skipForm),
    afterLogin: ofOutcome((one) => one.afterLogin),
    ads: ofOutcome((one) => one.ads),
  };
  const all = [...Object.values(fields), ...flags.map(([, values]) => values)];
  eachSituation(open, input, (one) => {
    const visit = explainer.visit(one);
    for (const values of all) values.add(visit);
  });
  const held = fields.held.folded(open);
  return {
    open,
    arrival: fields.arrival.folded(open),
    outcome: {
      host: fields.host.folded(open),
      landing: fields.landing.folded(open),
      hops: fields.hops.folded(open),
      title: fields.title.folded(open),
      brand: fields.brand.folded(open),
      flags: Object.fromEntries(flags.map(([name, values]) => [name, values.folded(open)])),
      flagsFrom: fields.flagsFrom.folded(open),
      destinations: {
        success: fields.success.folded(open),
        failure: fields.failure.folded(open),
        skipForm: fields.skipForm.folded(open),
      },
      afterLogin: fields.afterLogin.folded(open),
      ads: fields.ads.folded(open),
      ...(held !== null && { held }),
    },
  };
}
