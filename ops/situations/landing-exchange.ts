import { ownEntry, type Site } from '../../runtime/index.ts';
import type { PossibleArrivals } from '../possible-arrivals/possible-arrivals.ts';
import { ArrivalIndex } from './arrival-index.ts';
import { type Diagrams, isLeaf, type Node } from './diagram.ts';
import { axisAt, type SituationSpace, samplesOf } from './situation-space.ts';

/** The landing page of a host: the route that `/` shows. */
export interface OwnLanding {
  route: string;
  path: string;
  page: string;
  /** The outcomes of the page. */
  outcomes: readonly string[];
  /** Those that somebody brings there without a token. */
  withoutToken: readonly string[];
}

export function ownLandingOf({ root, routes }: Site, possible: PossibleArrivals): OwnLanding {
  const { path = '', page = '' } = ownEntry(routes, root) ?? {};
  const outcomes = ownEntry(possible.outcomes, page) ?? [];
  const withoutToken = outcomes.filter((one) => possible.withoutToken.has(`${root} ${one}`));
  return { route: root, path, page, outcomes, withoutToken };
}

/**
 * Exchanges the landing pages of two hosts that differ in nothing else: a visit of one host is a visit of the other
 * with the two routes, their paths and their pages exchanged. An exchange is its own inverse.
 */
export class LandingExchange {
  readonly #landings: readonly [OwnLanding, OwnLanding];
  readonly #space: SituationSpace;
  readonly #arrivals: ArrivalIndex;
  readonly #known: (number | null)[] = [];

  constructor(one: OwnLanding, other: OwnLanding, space: SituationSpace) {
    this.#landings = [one, other];
    this.#space = space;
    this.#arrivals = new ArrivalIndex(space);
  }

  route(name: string): string {
    return this.#exchanged('route', name);
  }

  path<P extends string | null>(path: P): P | string {
    return path === null ? path : this.#exchanged('path', path);
  }

  /** The page of a route, which is `page` unless the route is one of the two. @param route - after the exchange */
  pageOf(route: string, page: string): string {
    return this.#landings.find((one) => one.route === route)?.page ?? page;
  }

  /** The index of the arrival at the other landing page; null where only one of the two pages can have it. */
  arrival(at: number): number | null {
    const known = this.#known[at];
    if (known !== undefined) return known;
    const found = this.#arrivalOf(at) ?? null;
    this.#known[at] = found;
    return found;
  }

  /** Whether a text contains a name of one of the two pages. */
  isNamedIn(text: string): boolean {
    return this.#landings.some(({ route, path, page }) =>
      [route, path, page].some((name) => text.includes(name)),
    );
  }

  /** The class of each stored login address after the exchange; null where the space lacks one of the two paths. */
  get addresses(): readonly number[] | null {
    const values = samplesOf(this.#space.loginAddress).map(({ value }) => value);
    const exchanged = values.map((value) => values.indexOf(this.path(value)));
    return exchanged.includes(-1) ? null : exchanged;
  }

  #arrivalOf(at: number): number | undefined {
    const arrival = this.#space.arrival.values[at];
    if (!arrival) throw new Error(`there is no arrival ${at}`);
    const { outcome } = arrival;
    if (!this.#landings.some((one) => one.path === arrival.path)) return at;
    const path = this.path(arrival.path);
    const isAlike = (['outcomes', 'withoutToken'] as const).every(
      (key) => this.#landings.filter((one) => outcome !== null && one[key].includes(outcome)).length !== 1,
    );
    return isAlike ? this.#arrivals.of({ ...arrival, path }) : undefined;
  }

  #exchanged(key: 'route' | 'path', name: string): string {
    const [one, other] = this.#landings;
    if (name === one[key]) return other[key];
    return name === other[key] ? one[key] : name;
  }
}

/** Exchanges landing pages in diagrams of visits, each node once. */
export class ExchangedNodes<T> {
  readonly #diagrams: Diagrams<T>;
  readonly #addresses: readonly number[];
  readonly #exchanged: (value: T) => T;
  readonly #known = new Map<Node<T>, Node<T>>();
  readonly #values = new Map<T, T>();

  /**
   * @param addresses - see {@link LandingExchange.addresses}
   * @param exchanged - the value with the landing pages exchanged
   */
  constructor(diagrams: Diagrams<T>, addresses: readonly number[], exchanged: (value: T) => T) {
    this.#diagrams = diagrams;
    this.#addresses = addresses;
    this.#exchanged = exchanged;
  }

  of(node: Node<T>): Node<T> {
    const known = this.#known.get(node);
    if (known) return known;
    const made = this.#made(node);
    this.#known.set(node, made);
    this.#known.set(made, node);
    return made;
  }

  /** The same object for the same value. */
  value(value: T): T {
    const known = this.#values.get(value) ?? this.#exchanged(value);
    this.#values.set(value, known);
    return known;
  }

  #made(node: Node<T>): Node<T> {
    if (isLeaf(node)) {
      const leaf = this.#diagrams.leaf(this.value(node.value));
      this.#values.set(leaf.value as T, node.value);
      return leaf;
    }
    const children = node.children.map((child) => this.of(child));
    return this.#diagrams.node(
      node.axis,
      node.axis === axisAt.loginAddress ? this.#addresses.map((at) => children[at] as Node<T>) : children,
    );
  }
}
