import type { Config } from '../../schemas/index.ts';
import { loginRoutesOf } from '../explain/outcome.ts';
import type { Decisions, Turn } from './decisions.ts';
import type { FactSets } from './fact-sets.ts';
import type { Location } from './location.ts';
import type { SituationSet } from './situation-sets.ts';
import { queryAfter, stateKey, type VisitState } from './visit-state.ts';

/** Where a visit of some situations ends, and the state there. */
export interface VisitEnd {
  who: SituationSet;
  route: string;
  state: VisitState;
}

/** A route, or `/`, that some situations are sent to. */
interface Target {
  who: SituationSet;
  route: string;
  isRoot: boolean;
}

/** The ends of a visit, and its most redirects; infinite where some are cut off. */
interface Followed {
  ends: readonly VisitEnd[];
  depth: number;
}

/** Follows the redirects of all situations at once, as `followRedirects` of the runtime does it for one. */
export class Redirects {
  readonly #config: Config;
  readonly #facts: FactSets;
  readonly #decisions: Decisions;
  readonly #whole = new Map<string, Followed>();
  /** Results that are cut off, by the number of redirects before. */
  readonly #exact = new Map<string, Followed>();
  readonly #targets = new Map<string, readonly Target[]>();
  #roots: readonly Target[] | undefined;

  constructor(config: Config, facts: FactSets, decisions: Decisions) {
    this.#config = config;
    this.#facts = facts;
    this.#decisions = decisions;
  }

  /**
   * The ends of a visit to a route, for the hosts that have it. Their sets are disjoint.
   * @param hops - the redirects before
   */
  follow(at: Location, state: VisitState, hops: number): readonly VisitEnd[] {
    return this.#follow(at, state, hops).ends;
  }

  /** A result without a cut is the same for every number of redirects before that leaves room for its own. */
  #follow(at: Location, state: VisitState, hops: number): Followed {
    const key = `${at.route} ${at.outcome} ${stateKey(state)}`;
    const whole = this.#whole.get(key);
    if (whole && hops + whole.depth <= this.#config.site.maxHops) return whole;
    const exact = this.#exact.get(`${key} ${hops}`);
    if (exact) return exact;
    const ends = new Ends(this.#facts);
    const depths = this.#decisions.navigate(at, state).map((turn) => this.#take(turn, at, hops, ends));
    const followed = { ends: ends.all(), depth: Math.max(0, ...depths) };
    if (Number.isFinite(followed.depth)) this.#whole.set(key, followed);
    else this.#exact.set(`${key} ${hops}`, followed);
    return followed;
  }

  /** @returns the most redirects that follow; more than any limit where one is cut off */
  #take(turn: Turn, at: Location, hops: number, ends: Ends): number {
    const { sets } = this.#facts;
    const { who, state, rule } = turn;
    const isFull = hops >= this.#config.site.maxHops;
    if (turn.turn !== 'go' || rule?.go === undefined || isFull) {
      ends.add({ who, route: at.route, state });
      return turn.turn === 'go' ? Number.POSITIVE_INFINITY : 0;
    }
    let depth = 0;
    const next = { ...state, query: queryAfter(state.query, rule) };
    for (const { who: sent, to } of this.#decisions.destinations(rule.go, at, state)) {
      for (const { who: here, route, isRoot } of this.targets(to, state)) {
        const both = sets.intersection([who, sent, here]);
        if (both === sets.none) continue;
        const more = isRoot ? 2 : 1;
        const after = this.#follow({ route, outcome: null }, next, hops + more);
        depth = Math.max(depth, more + after.depth);
        for (const end of after.ends) ends.add({ ...end, who: sets.and(both, end.who) });
      }
    }
    return depth;
  }

  /** The routes of a destination, by host; a route that a host lacks is replaced by the catch-all route. */
  targets(to: string, state: VisitState): readonly Target[] {
    const key = `${to} ${to === 'loginAddress' ? state.loginAddress : ''}`;
    const known = this.#targets.get(key) ?? this.#findTargets(to, state);
    this.#targets.set(key, known);
    return known;
  }

  #findTargets(to: string, state: VisitState): Target[] {
    if (to === 'loginAddress') return this.#loginAddress(state);
    const { catchAll } = this.#config.routes;
    const [own, other] = [this.#facts.hostsWith(to), this.#facts.hostsWith(catchAll)];
    const lacking = this.#facts.sets.not(own);
    return [
      ...this.#on(own, to),
      ...this.#on(this.#facts.sets.and(lacking, other), catchAll),
      ...this.#rootsOf(this.#facts.sets.minus(lacking, other)),
    ];
  }

  #on(who: SituationSet, route: string): Target[] {
    return who === this.#facts.sets.none ? [] : [{ who, route, isRoot: false }];
  }

  /** The remembered login page where the host has it, else `/`. */
  #loginAddress(state: VisitState): Target[] {
    const remembered = this.remembered(state);
    const { sets } = this.#facts;
    const rest = sets.not(sets.union(remembered.map(({ who }) => who)));
    return [...remembered.map((one) => ({ ...one, isRoot: false })), ...this.#rootsOf(rest)];
  }

  /** The login routes that are remembered, with the situations of hosts that have them. */
  remembered({ loginAddress }: VisitState): { who: SituationSet; route: string }[] {
    const { sets } = this.#facts;
    return this.logins().flatMap(({ route, path }) => {
      if (loginAddress !== undefined && loginAddress !== path) return [];
      const here = this.#facts.hostsWith(route);
      const on =
        loginAddress === undefined ? this.#facts.onAxis('loginAddress', (one) => one === path) : sets.all;
      return [{ who: sets.and(here, on), route }];
    });
  }

  /** Login and index routes, in the order of routes.json. */
  logins(): { route: string; path: string }[] {
    return loginRoutesOf(this.#config.routes).map(([route, { path }]) => ({ route, path }));
  }

  /** The routes that `/` shows. */
  #rootsOf(who: SituationSet): Target[] {
    return this.roots().flatMap((one) => {
      const here = this.#facts.sets.and(who, one.who);
      return here === this.#facts.sets.none ? [] : [{ ...one, who: here }];
    });
  }

  /** For each host its root; the catch-all route, without a redirect, where the host lacks its root. */
  roots(): readonly Target[] {
    this.#roots ??= this.#findRoots();
    return this.#roots;
  }

  #findRoots(): Target[] {
    const { hosts } = this.#config.hosts;
    const { catchAll } = this.#config.routes;
    const { sets } = this.#facts;
    const names = [...new Set(Object.values(hosts).map(({ root }) => root))];
    const found = names.flatMap((root): Target[] => {
      const who = this.#facts.onAxis('host', (host) => hosts[String(host)]?.root === root);
      const has = this.#facts.hostsWith(root);
      return [
        { who: sets.and(who, has), route: root, isRoot: true },
        { who: sets.minus(who, has), route: catchAll, isRoot: false },
      ];
    });
    return found.filter(({ who }) => who !== sets.none);
  }
}

/** Ends by route and state: equal ones are one. */
class Ends {
  readonly #facts: FactSets;
  readonly #known = new Map<string, VisitEnd>();

  constructor(facts: FactSets) {
    this.#facts = facts;
  }

  add(end: VisitEnd): void {
    const { sets } = this.#facts;
    if (end.who === sets.none) return;
    const key = `${end.route} ${stateKey(end.state)}`;
    const known = this.#known.get(key);
    this.#known.set(key, { ...end, who: known ? sets.or(known.who, end.who) : end.who });
  }

  all(): VisitEnd[] {
    return [...this.#known.values()];
  }
}
