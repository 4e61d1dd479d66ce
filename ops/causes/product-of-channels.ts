import type { Product } from '../situations/extents.ts';
import { axisAt } from '../situations/situation-space.ts';

/** Of a product without the axis of channels, the part of some channels. */
export class ProductOfChannels implements Product {
  readonly #product: Product;
  readonly #channels: readonly number[];

  constructor(product: Product, channels: readonly number[]) {
    this.#product = product;
    this.#channels = channels;
  }

  get(axis: number): readonly number[] | undefined {
    return axis === axisAt.channel ? this.#channels : this.#product.get(axis);
  }

  has(axis: number): boolean {
    return axis === axisAt.channel || this.#product.has(axis);
  }

  /** In the order of the axes, as every product. */
  *[Symbol.iterator](): Iterator<[number, readonly number[]]> {
    let isPassed = false;
    for (const restriction of this.#product) {
      if (!isPassed && restriction[0] > axisAt.channel) {
        yield [axisAt.channel, this.#channels];
        isPassed = true;
      }
      yield restriction;
    }
    if (!isPassed) yield [axisAt.channel, this.#channels];
  }
}
