import { asCommand } from '../explain/as-command.ts';
import type { Product } from '../situations/extents.ts';
import type { Space } from '../situations/space.ts';
import { countOf, whoOf } from '../situations/who.ts';
import { witnessOf } from '../situations/witness.ts';
import type { Extent, Told } from './plan.ts';

/** Tells extents of one space. */
export class Teller {
  readonly space: Space;
  readonly weights: readonly (readonly number[])[];
  readonly base: string;
  readonly #known: ReadonlySet<string>;

  /** @param known - the channels that both sides list, of which witnesses are taken first */
  constructor(
    space: Space,
    weights: readonly (readonly number[])[],
    base: string,
    known: ReadonlySet<string>,
  ) {
    this.space = space;
    this.weights = weights;
    this.base = base;
    this.#known = known;
  }

  extent(products: readonly Product[]): { who: Extent; count: number } {
    const told = products.map((product) => ({
      ...whoOf(this.space, product),
      count: countOf(product, this.weights),
    }));
    const count = told.reduce((sum, one) => sum + one.count, 0);
    const [first] = told;
    if (told.length !== 1 || !first) return { who: { anyOf: told }, count };
    const { count: _, ...who } = first;
    return { who, count };
  }

  /** @param telling - those among them of whom one is the witness; left out: any */
  told(products: readonly Product[], before: string, after: string, telling = products): Told {
    const witness = witnessOf(this.space, telling, this.#known);
    return { before, after, ...this.extent(products), witness: witness ? asCommand(witness, this.base) : '' };
  }
}
