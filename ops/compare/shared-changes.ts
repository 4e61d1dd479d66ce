import { isLeaf } from '../situations/diagram.ts';
import type { LandingExchange } from '../situations/landing-exchange.ts';
import { axisAt, type SituationSpace } from '../situations/situation-space.ts';
import type { ChangeNode } from './change-nodes.ts';

/**
 * The changes of a host that are those of another one, which differs in its own landing page alone. Those that name one of
 * the two pages, or differ where one of them is the stored login page, are none of them: they are compared.
 */
export class SharedChanges {
  readonly #exchange: LandingExchange;
  readonly #addresses: readonly number[];
  readonly #classOfArrival: ReadonlyMap<number, number>;
  readonly #known = new Map<ChangeNode, boolean>();

  /** @param addresses - the class of each stored login address after the exchange */
  constructor(space: SituationSpace, exchange: LandingExchange, addresses: readonly number[]) {
    this.#exchange = exchange;
    this.#addresses = addresses;
    this.#classOfArrival = new Map(
      space.arrival.classes.flatMap((values, index) => values.map((at) => [at, index] as const)),
    );
  }

  /**
   * The changes of an arrival; null where they are to be compared: the other host lacks the arrival, or a change names a
   * landing page.
   * @param changes - of the other host, over all arrivals
   */
  ofArrival(at: number, changes: ChangeNode): ChangeNode | null {
    const other = this.#exchange.arrival(at);
    if (other === null) return null;
    const index = this.#classOfArrival.get(other);
    const found = changes.axis === axisAt.arrival && index !== undefined ? changes.children[index] : changes;
    return found && this.#isShared(found) ? found : null;
  }

  #isShared(node: ChangeNode): boolean {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const made = isLeaf(node)
      ? !this.#exchange.isNamedIn(JSON.stringify(node.value))
      : !this.#dependsOnLandings(node) && node.children.every((child) => this.#isShared(child));
    this.#known.set(node, made);
    return made;
  }

  /** Whether it matters which of the two landing pages is the stored login page. */
  #dependsOnLandings({ axis, children }: ChangeNode): boolean {
    return axis === axisAt.loginAddress && this.#addresses.some((to, at) => children[at] !== children[to]);
  }
}
