import { matchRoute } from '../../runtime/index.ts';
import type { InternedNames } from '../situations/interned-names.ts';
import { destinationsKey, loginKey, type VisitContext } from '../situations/resolve-parts.ts';
import type { VisitEnd } from '../situations/result-part.ts';
import type { Login, SituationSpace } from '../situations/situation-space.ts';

/** The ids of queries to one host: two queries with one id have one result. */
export class QueryIds {
  readonly #asked: VisitContext;
  readonly #space: SituationSpace;
  readonly #names: InternedNames;
  readonly #landings: number[] = [];
  readonly #destinations = new Map<VisitEnd, number>();
  readonly #logins = new Map<VisitEnd, number>();

  constructor(asked: VisitContext, space: SituationSpace, names: InternedNames) {
    this.#asked = asked;
    this.#space = space;
    this.#names = names;
  }

  /** Arrivals at the same route share an id, as do all paths that the host does not have. */
  landing(arrivalAt: number, login: Login): number {
    const { arrival, login: logins } = this.#space;
    const at = arrivalAt * logins.values.length + logins.values.indexOf(login);
    const known = this.#landings[at];
    if (known !== undefined) return known;
    const value = arrival.values[arrivalAt];
    if (!value) throw new Error(`there is no arrival ${arrivalAt}`);
    const { path, outcome, extrasName } = value;
    const located = matchRoute(this.#asked.site, path);
    const where = located.kind === 'route' ? located.route : '/';
    const question = this.#names.of(JSON.stringify(['landing', where, outcome, extrasName, login]));
    this.#landings[at] = question;
    return question;
  }

  destinations(from: VisitEnd): number {
    return this.#numberOf(this.#destinations, from, destinationsKey);
  }

  login(from: VisitEnd): number {
    return this.#numberOf(this.#logins, from, loginKey);
  }

  #numberOf(
    known: Map<VisitEnd, number>,
    from: VisitEnd,
    keyOf: (asked: VisitContext, from: VisitEnd) => string,
  ): number {
    const found = known.get(from);
    if (found !== undefined) return found;
    const number = this.#names.of(keyOf(this.#asked, from));
    known.set(from, number);
    return number;
  }
}
