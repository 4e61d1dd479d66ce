import { matchRoute } from '../../runtime/index.ts';
import type { InternedNames } from '../situations/interned-names.ts';
import type { LoginFacts } from '../situations/login-facts.ts';
import { destinationsKey, loginKey, type VisitContext } from '../situations/resolve-parts.ts';
import type { VisitEnd } from '../situations/result-part.ts';
import { shownKey } from '../situations/shown-parts.ts';
import type { Login, SituationSpace } from '../situations/situation-space.ts';
import { leadsAsRead } from '../situations/visitor-situation.ts';

/** The ids of queries to one host: queries with equal ids have equal results. */
export class QueryIds {
  readonly #context: VisitContext;
  readonly #space: SituationSpace;
  readonly #names: InternedNames;
  readonly #loginFacts: LoginFacts;
  readonly #landings: number[] = [];
  readonly #destinations = new Map<VisitEnd, number>();
  readonly #logins = new Map<VisitEnd, number>();
  readonly #shown = new Map<VisitEnd, number>();

  constructor(context: VisitContext, space: SituationSpace, names: InternedNames, loginFacts: LoginFacts) {
    this.#context = context;
    this.#space = space;
    this.#names = names;
    this.#loginFacts = loginFacts;
  }

  /** Arrivals at the same route share an id, as do all paths that the host does not have. */
  landing(arrivalAt: number, login: Login): number {
    const { arrival, login: logins } = this.#space;
    const at = arrivalAt * logins.values.length + logins.values.indexOf(login);
    const known = this.#landings[at];
    if (known !== undefined) return known;
    const value = arrival.values[arrivalAt];
    if (!value) throw new Error(`there is no arrival ${arrivalAt}`);
    const { path, outcome, extrasName, extras } = value;
    const located = matchRoute(this.#context.site, path);
    const route = located.kind === 'route' ? located.route : '/';
    // Revisions may declare other answers as facts.
    const read = extras.leads && leadsAsRead(this.#context.site, extras.leads);
    const id = this.#names.of(JSON.stringify(['landing', route, outcome, extrasName, login, read]));
    this.#landings[at] = id;
    return id;
  }

  destinations(from: VisitEnd): number {
    return this.#idOf(this.#destinations, from, () => destinationsKey(this.#context, from));
  }

  login(from: VisitEnd): number {
    return this.#idOf(this.#logins, from, () => loginKey(this.#context, this.#loginFacts, from));
  }

  shown(from: VisitEnd): number {
    return this.#idOf(this.#shown, from, () => shownKey(this.#context, from));
  }

  /** @param key - of what decides whether a destination table is asked */
  asked(key: string): number {
    return this.#names.of(`asked ${key}`);
  }

  /** All ids of the end of a visit. */
  of(from: VisitEnd): { destinations: number; login: number; shown: number } {
    return { destinations: this.destinations(from), login: this.login(from), shown: this.shown(from) };
  }

  #idOf(known: Map<VisitEnd, number>, from: VisitEnd, keyOf: () => string): number {
    const found = known.get(from);
    if (found !== undefined) return found;
    const id = this.#names.of(keyOf());
    known.set(from, id);
    return id;
  }
}
