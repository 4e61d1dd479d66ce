import type { Config } from '../../schemas/index.ts';
import { unknownPath } from '../situations/arrivals.ts';
import { type SituationSpace, samplesOf } from '../situations/situation-space.ts';

/** The arrivals of a space by path and outcome, as their indices. */
export class ArrivalsByPath {
  readonly #config: Config;
  readonly #byPath = new Map<string, Map<string | null, number[]>>();

  constructor({ arrival }: Pick<SituationSpace, 'arrival'>, config: Config) {
    this.#config = config;
    for (const { value, at } of samplesOf(arrival)) {
      const byOutcome = this.#byPath.get(value.path) ?? new Map<string | null, number[]>();
      this.#byPath.set(value.path, byOutcome);
      byOutcome.set(value.outcome, [...(byOutcome.get(value.outcome) ?? []), at]);
    }
  }

  at(path: string, outcome: string | null): readonly number[] {
    return this.#byPath.get(path)?.get(outcome) ?? [];
  }

  /** Those that begin where the page of a route has finished. */
  after(route: string): { outcome: string; arrivals: readonly number[] }[] {
    const { routes, catchAll } = this.#config.routes;
    const path = route === catchAll ? unknownPath : (routes[route]?.path ?? '');
    return [...(this.#byPath.get(path) ?? [])].flatMap(([outcome, arrivals]) =>
      outcome === null ? [] : [{ outcome, arrivals }],
    );
  }
}
