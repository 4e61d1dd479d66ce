import { type Config, type NamedTable, namedTables } from '../../schemas/index.ts';
import { outcomesByPage } from '../edits/pages-showing.ts';
import { unknownPath } from '../situations/arrivals.ts';
import { Decisions } from './decisions.ts';
import type { FactSets } from './fact-sets.ts';
import type { Location } from './location.ts';
import { Redirects, type VisitEnd } from './redirects.ts';
import type { SituationSet, SituationSets } from './situation-sets.ts';
import { noQuery, stateKey, type VisitState } from './visit-state.ts';

/** How a visitor comes to a page: on landing, after a login there, or by a destination table after that. */
export type ReachStep = 'landing' | 'afterLogin' | NamedTable;

/** A visit before its redirects: a path, with the outcome of the page there. */
export interface Start extends Location {
  path: string;
  /** The situations of hosts that have the route. */
  who: SituationSet;
  hops: number;
}

/** A page that situations of a start come to. */
export interface ReachedPage {
  step: ReachStep;
  who: SituationSet;
  route: string;
  page: string;
  state: VisitState;
}

/** The pages that some situations of a config reach, computed on demand and once. */
export class ReachedPages {
  readonly config: Config;
  readonly facts: FactSets;
  readonly sets: SituationSets;
  readonly #arrival: VisitState;
  readonly #within: SituationSet;
  readonly #decisions: Decisions;
  readonly #redirects: Redirects;
  readonly #later = new Map<string, ReachedPage[]>();
  #starts: Start[] | undefined;

  /** @param within - the situations whose visits are followed */
  constructor(config: Config, facts: FactSets, within: SituationSet) {
    this.config = config;
    this.facts = facts;
    this.sets = facts.sets;
    this.#arrival = facts.arrival;
    this.#within = within;
    this.#decisions = new Decisions(config, facts, within);
    this.#redirects = new Redirects(config, facts, this.#decisions);
  }

  /** Every path with every outcome that its page, or a sheet over it, may finish with; and `/`. */
  starts(): readonly Start[] {
    if (this.#starts) return this.#starts;
    const paths = this.#pathStarts();
    const arrivals = paths.filter(({ outcome }) => outcome === null);
    const finished = paths.filter(({ outcome }) => outcome !== null);
    // Plain arrivals first: the first violation becomes the counterexample.
    const all = [...this.#rootStarts(), ...arrivals, ...finished];
    const inside = all.map((start) => ({ ...start, who: this.sets.and(start.who, this.#within) }));
    this.#starts = inside.filter(({ who }) => who !== this.sets.none);
    return this.#starts;
  }

  #pathStarts(): Start[] {
    return Object.entries(this.config.routes.routes).flatMap(([route, { path, page }]) => {
      const who = this.facts.hostsWith(route);
      const at = path.includes('*') ? unknownPath : path;
      const outcomes = [null, ...(outcomesByPage(this.config)[page] ?? [])];
      return outcomes.map((outcome): Start => ({ route, outcome, path: at, who, hops: 0 }));
    });
  }

  #rootStarts(): Start[] {
    return this.#redirects
      .roots()
      .map(
        ({ who, route, isRoot }): Start => ({ route, outcome: null, path: '/', who, hops: isRoot ? 1 : 0 }),
      );
  }

  /** The pages where visits of a start end. */
  landings(start: Start): ReachedPage[] {
    const ends = this.#redirects.follow(start, this.#arrival, start.hops);
    return ends.flatMap((end) => this.#reached('landing', end, start.who));
  }

  /** The pages after a login at the end of any visit that ends in this state, and those of the destinations then. */
  later({ route, state }: ReachedPage): readonly ReachedPage[] {
    const key = `${route} ${stateKey(state)}`;
    const known = this.#later.get(key) ?? this.#laterOf(route, state);
    this.#later.set(key, known);
    return known;
  }

  #laterOf(route: string, state: VisitState): ReachedPage[] {
    const loggedIn = { ...state, token: this.sets.all, userOk: this.sets.all };
    const afterLogin = this.#loginTargets(route, state).flatMap(({ who, route: login, hops }) =>
      this.#redirects
        .follow({ route: login, outcome: 'loggedIn' }, loggedIn, hops)
        .flatMap((end) => this.#reached('afterLogin', end, who)),
    );
    return [...afterLogin, ...namedTables.flatMap((name) => this.#byDestination(name, route, loggedIn))];
  }

  #byDestination(name: NamedTable, route: string, loggedIn: VisitState): ReachedPage[] {
    const next = { ...loggedIn, query: noQuery };
    return this.#decisions.destinations(name, { route, outcome: null }, loggedIn).flatMap(({ who, to }) =>
      this.#redirects.targets(to, loggedIn).flatMap((target) => {
        const here = this.sets.and(who, target.who);
        const at = { route: target.route, outcome: null };
        if (here === this.sets.none) return [];
        return this.#redirects
          .follow(at, next, target.isRoot ? 1 : 0)
          .flatMap((end) => this.#reached(name, end, here));
      }),
    );
  }

  /** The login page of a visitor who is at a route, as `explain` finds it. */
  #loginTargets(route: string, state: VisitState): { who: SituationSet; route: string; hops: number }[] {
    const logins = this.#redirects.logins();
    if (logins.some((one) => one.route === route)) return [{ who: this.sets.all, route, hops: 0 }];
    const remembered = this.#redirects.remembered(state);
    let left = this.sets.not(this.sets.union(remembered.map(({ who }) => who)));
    const found = remembered.map((one) => ({ ...one, hops: 0 }));
    const take = (who: SituationSet, login: string, hops: number) => {
      found.push({ who: this.sets.and(left, who), route: login, hops });
      left = this.sets.minus(left, who);
    };
    const roots = this.#redirects.roots();
    for (const { who, route: root } of roots) {
      if (logins.some((one) => one.route === root)) take(who, root, 0);
    }
    for (const { route: login } of logins) take(this.facts.hostsWith(login), login, 0);
    for (const { who, route: root, isRoot } of roots) take(who, root, isRoot ? 1 : 0);
    return found.filter(({ who }) => who !== this.sets.none);
  }

  #reached(step: ReachStep, { who, route, state }: VisitEnd, within: SituationSet): ReachedPage[] {
    const both = this.sets.and(who, within);
    if (both === this.sets.none) return [];
    const page = this.config.routes.routes[route]?.page ?? '';
    return [{ step, who: both, route, page, state }];
  }
}
