import { matchRoute } from '../../runtime/index.ts';
import type { Names } from '../situations/interned.ts';
import type { Ended } from '../situations/part.ts';
import type { Login, Space } from '../situations/space.ts';
import { type Asked, destinationsKey, loginKey } from '../situations/visit.ts';

/** Numbers what a host is asked: two questions with one number have one answer. */
export class Questions {
  readonly #asked: Asked;
  readonly #space: Space;
  readonly #names: Names;
  readonly #landings: number[] = [];
  readonly #destinations = new Map<Ended, number>();
  readonly #logins = new Map<Ended, number>();

  constructor(asked: Asked, space: Space, names: Names) {
    this.#asked = asked;
    this.#space = space;
    this.#names = names;
  }

  /** Arrivals at the same route are one question: of a path that the host does not have, nobody asks which. */
  landing(arrivalAt: number, login: Login): number {
    const { arrival, login: logins } = this.#space;
    const at = arrivalAt * logins.values.length + logins.values.indexOf(login);
    const known = this.#landings[at];
    if (known !== undefined) return known;
    const value = arrival.values[arrivalAt];
    if (!value) throw new Error(`there is no arrival ${arrivalAt}`);
    const { path, outcome, extra } = value;
    const located = matchRoute(this.#asked.site, path);
    const where = located.kind === 'route' ? located.route : '/';
    const question = this.#names.of(JSON.stringify(['landing', where, outcome, extra, login]));
    this.#landings[at] = question;
    return question;
  }

  destinations(from: Ended): number {
    return this.#numberOf(this.#destinations, from, destinationsKey);
  }

  login(from: Ended): number {
    return this.#numberOf(this.#logins, from, loginKey);
  }

  #numberOf(known: Map<Ended, number>, from: Ended, keyOf: (asked: Asked, from: Ended) => string): number {
    const found = known.get(from);
    if (found !== undefined) return found;
    const number = this.#names.of(keyOf(this.#asked, from));
    known.set(from, number);
    return number;
  }
}
