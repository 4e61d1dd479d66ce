import type { Product } from '../situations/extents.ts';

/** The visitors of a product who are in the other one, too; null: nobody. */
export function intersection(product: Product, other: Product): Product | null {
  const both = new Map(product);
  for (const [at, classes] of other) {
    const own = product.get(at);
    const common = own ? classes.filter((one) => own.includes(one)) : classes;
    if (common.length === 0) return null;
    both.set(at, common);
  }
  return both;
}
