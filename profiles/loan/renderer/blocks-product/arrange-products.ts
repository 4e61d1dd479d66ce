import { instalmentFor10000 } from './loan-example.ts';
import type { Product } from './read-products.ts';

/** The orders of a list; the first is that of the API. */
export const productOrders = ['recommended', 'annualCost', 'instalment', 'amount'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** How a visitor wants to see a list of products; null: any amount in yuan, any term in months. */
export interface ProductChoice {
  order: ProductOrder;
  amount: number | null;
  months: number | null;
}
export const anyProduct: ProductChoice = { order: 'recommended', amount: null, months: null };

/** The products that lend the wished amount over the wished term, in the wished order; unavailable ones last. */
export function arrangeProducts(
  products: readonly Product[],
  choice: ProductChoice,
  isAvailable: (product: Product) => boolean,
): Product[] {
  const { amount, months, order } = choice;
  const isWithin = (wished: number | null, least: number, most: number) =>
    wished === null || (least <= wished && wished <= most);
  return products
    .filter(
      (product) =>
        isWithin(amount, product.amountMin, product.amountMax) &&
        isWithin(months, product.termMonthsMin, product.termMonthsMax),
    )
    .map((product) => ({ product, key: [isAvailable(product) ? 0 : 1, ...keysOf[order](product, months)] }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ product }) => product);
}

/** Costs are compared at their upper end: nobody pays more than what decided the order. */
const keysOf: Record<ProductOrder, (product: Product, months: number | null) => readonly number[]> = {
  recommended: () => [],
  annualCost: ({ aprMax, aprMin }) => [aprMax, aprMin],
  // A longer term has lower instalments and costs more: products of the usual term are compared, others follow.
  instalment: (product, months) => {
    const shown = instalmentFor10000(product, months);
    if (!shown) return [2, 0];
    return [shown.months === (months ?? 12) ? 0 : 1, shown.payment];
  },
  amount: ({ amountMax }) => [-amountMax],
};

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, key] of one.entries()) {
    const difference = key - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
