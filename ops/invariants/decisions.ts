import type { Config, Effect, NamedTable, When } from '../../schemas/index.ts';
import { namedTables } from '../../schemas/index.ts';
import type { FactSets } from './fact-sets.ts';
import type { Location } from './location.ts';
import type { SituationSet } from './situation-sets.ts';
import type { VisitState } from './visit-state.ts';

type Rule = Config['navigation']['rules'][number];

/** The decision of navigation.json for some of the situations. */
export interface Turn {
  who: SituationSet;
  /** After the effects. */
  state: VisitState;
  turn: 'go' | 'stay' | 'hold';
  rule: Rule | null;
}

/** Evaluates the decision tables for all situations at once: hit policy "first", as the runtime does it for one. */
export class Decisions {
  readonly #config: Config;
  readonly #facts: FactSets;
  readonly #within: SituationSet;
  readonly #rulesAt = new Map<string, Rule[]>();

  /** @param within - the situations that are decided about; the results leave out all others */
  constructor(config: Config, facts: FactSets, within: SituationSet) {
    this.#config = config;
    this.#facts = facts;
    this.#within = within;
  }

  /** The turns of every situation at a location, as disjoint sets. */
  navigate(at: Location, state: VisitState): Turn[] {
    return this.#from(0, this.#within, at, state);
  }

  #from(start: number, who: SituationSet, at: Location, state: VisitState): Turn[] {
    const { sets } = this.#facts;
    const rules = this.#rules(at);
    const turns: Turn[] = [];
    let left = who;
    for (let index = start; index < rules.length && left !== sets.none; index++) {
      const rule = rules[index] as Rule;
      const hit = sets.and(left, this.#facts.when(rule.when, at, state));
      if (hit === sets.none) continue;
      left = sets.minus(left, hit);
      const after = (rule.do ?? []).reduce((now, effect) => this.#afterEffect(now, effect, at), state);
      if (rule.continue) turns.push(...this.#from(index + 1, hit, at, after));
      else turns.push({ who: hit, state: after, turn: turnOf(rule), rule });
    }
    return left === sets.none ? turns : [...turns, { who: left, state, turn: 'stay', rule: null }];
  }

  /** The rows whose conditions about the location hold there. */
  #rules(at: Location): Rule[] {
    const key = `${at.route} ${at.outcome}`;
    const known = this.#rulesAt.get(key);
    if (known) return known;
    const found = this.#config.navigation.rules.filter(({ when }) => this.#facts.isPossibleAt(when, at));
    this.#rulesAt.set(key, found);
    return found;
  }

  #afterEffect(state: VisitState, effect: Effect, at: Location): VisitState {
    const { sets } = this.#facts;
    switch (effect) {
      case 'rememberLogin':
        return { ...state, loginAddress: this.#config.routes.routes[at.route]?.path ?? '/' };
      case 'clearToken':
        return { ...state, token: sets.none };
      case 'loginByMark':
      case 'loginByMarkcode': {
        const token = sets.or(
          state.token,
          this.#facts.onAxis('mark', (value) => value === 'ok'),
        );
        return { ...state, token, firstVisit: sets.all };
      }
      case 'closeInAppView':
        return state;
    }
  }

  /** Where a destination leads: routes and `loginAddress`. A loop of tables leads to the catch-all route. */
  destinations(name: string, at: Location, state: VisitState): { who: SituationSet; to: string }[] {
    const found = new Map<string, SituationSet>();
    this.#resolve(name, this.#within, at, state, new Set(), found);
    return [...found].map(([to, who]) => ({ who, to }));
  }

  #resolve(
    name: string,
    who: SituationSet,
    at: Location,
    state: VisitState,
    passed: ReadonlySet<string>,
    found: Map<string, SituationSet>,
  ): void {
    const { sets } = this.#facts;
    if (who === sets.none) return;
    const add = (to: string) => found.set(to, sets.or(found.get(to) ?? sets.none, who));
    if (!isTable(name)) return void add(name);
    if (passed.has(name)) return void add(this.#config.routes.catchAll);
    const inside = new Set([...passed, name]);
    const { rules, otherwise } = this.#config.destinations[name];
    let left = who;
    for (const { when, go } of rules as readonly { when: When; go: string }[]) {
      const hit = sets.and(left, this.#facts.when(when, at, state));
      this.#resolve(go, hit, at, state, inside, found);
      left = sets.minus(left, hit);
    }
    this.#resolve(otherwise.go, left, at, state, inside, found);
  }
}

const isTable = (name: string): name is NamedTable => (namedTables as readonly string[]).includes(name);

const turnOf = ({ go, hold }: Rule): Turn['turn'] => {
  if (hold !== undefined) return 'hold';
  return go === undefined ? 'stay' : 'go';
};
