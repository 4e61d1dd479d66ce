import type { Config, RouteDefinition } from '../../schemas/index.ts';
import { isLandingKind } from '../../schemas/names/route-kinds.ts';
import { callOutcomes } from '../explain/call-outcomes.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { Axis } from '../situations/situation-space.ts';
import { type End, endsOfLabel, type Way } from './end.ts';
import type { ArrivalGroups } from './end-counter.ts';

/** Where visitors who succeeded are led back to: a page where visits begin, or a page that they have finished. */
export type Regression = 'start' | 'done';
type Kind = RouteDefinition['kind'];
type Kinds = Readonly<Record<string, Kind>>;

/**
 * Detects visitors who have logged in or submitted a form and come to a login page or to a finished page again. It is
 * no risk: nothing is lost, and a row may intend it. Where it is not intended, the funnel never ends.
 */
export class RegressionDetector {
  readonly #before: Kinds;
  readonly #after: Kinds;
  /** Routes by path. */
  readonly #routes: ReadonlyMap<string, string>;
  /** Outcomes of a call that the server accepted. */
  readonly #acceptedOutcomes: ReadonlySet<string>;

  constructor(before: Config, after: Config) {
    this.#before = kindsOf(before);
    this.#after = kindsOf(after);
    this.#routes = new Map(Object.entries(after.routes.routes).map(([name, { path }]) => [path, name]));
    this.#acceptedOutcomes = callOutcomes(after.pages).accepted;
  }

  /**
   * The regression of an end; null where the visitor continues, or where the end before was the same regression.
   * @param arrival - given where the way is `navigation`
   */
  detect(before: End | null, after: End, arrival: Arrival | null): Regression | null {
    if (after.note !== '') return null;
    const done = this.#doneOf(after.way, arrival);
    if (!done) return null;
    const was = before && backOf(before, done, this.#before);
    return was === null ? backOf(after, done, this.#after) : null;
  }

  /** What visitors have finished who arrive so, as a key; empty: nothing. */
  finishedAt(arrival: Arrival | null): string {
    const done = this.#doneOf('navigation', arrival);
    return done ? `${done.isForm} ${done.route}` : '';
  }

  /** What visitors of this end have finished; null where they did not succeed. */
  #doneOf(way: Way, arrival: Arrival | null): Done | null {
    if (way === 'afterLogin' || way === 'destination.skipForm') return { isForm: false, route: null };
    if (way === 'destination.success') return { isForm: true, route: null };
    if (way !== 'navigation' || !arrival || arrival.outcome === null) return null;
    if (!this.#acceptedOutcomes.has(arrival.outcome)) return null;
    const route = this.#routes.get(arrival.path) ?? null;
    return { isForm: route !== null && this.#after[route] === 'form', route };
  }
}

/** Groups the arrivals after which visitors have finished the same, so that an end is the same regression. */
export function arrivalGroupsOf(detector: RegressionDetector, arrival: Axis<Arrival>): ArrivalGroups {
  const arrivals = arrival.classes.map(([at = 0]) => arrival.values[at] ?? null);
  const byFinished = new Map(arrivals.map((one) => [detector.finishedAt(one), one]));
  const keys = [...byFinished.keys()];
  const samples = [...byFinished.values()];
  const known = new Map<string, (Regression | null)[]>();
  return {
    groups: arrivals.map((one) => keys.indexOf(detector.finishedAt(one))),
    regressionsOf: (label) => {
      const found = known.get(label);
      if (found) return found;
      const { was, end } = endsOfLabel(label);
      const made = samples.map((one) => end && detector.detect(was, end, one));
      known.set(label, made);
      return made;
    },
  };
}

interface Done {
  /** Whether they have submitted a form. */
  isForm: boolean;
  /** The route that they have just finished. */
  route: string | null;
}

function backOf({ route }: End, done: Done, kinds: Kinds): Regression | null {
  const kind = kinds[route];
  if (isLandingKind(kind)) return 'start';
  return route === done.route || (done.isForm && kind === 'form') ? 'done' : null;
}

const kindsOf = ({ routes }: Config): Kinds =>
  Object.fromEntries(Object.entries(routes.routes).map(([name, { kind }]) => [name, kind]));
