import { beginsAt, type NewAddress } from '../new-addresses/new-addresses.ts';
import type { Product } from '../situations/extents.ts';
import { type Axis, axisAt, type SituationSpace } from '../situations/situation-space.ts';
import { intersection } from './intersection.ts';

/** Where visitors of an axis begin, or return to: the classes at new addresses, with those who come to each. */
interface NewPlaces {
  at: number;
  others: readonly number[];
  /** The visitors of each class; those of whom nobody comes there have none. */
  comers: readonly Product[];
}

/**
 * Those of a set who can be where it says: at an address that is new only whoever comes there, so that no plan shows the
 * phone of a channel that its own words leave out.
 */
export class ComingVisitors {
  readonly #places: readonly NewPlaces[];

  constructor(space: SituationSpace, addresses: readonly NewAddress[]) {
    const { arrival, loginAddress } = axisAt;
    this.#places =
      addresses.length === 0
        ? []
        : [
            placesOf(arrival, space.arrival, space, addresses),
            // Nobody has stored an address that is new (ops/new-addresses).
            { ...placesOf(loginAddress, space.loginAddress, space, addresses), comers: [] },
          ];
  }

  /** Where nobody of the set comes there, all of it: who might open the address. */
  of(products: readonly Product[]): readonly Product[] {
    if (this.#places.every(({ comers, others }) => comers.length === 0 && others.length === 0))
      return products;
    const come = this.#places.reduce<readonly Product[]>(
      (left, places) => left.flatMap((product) => comingIn(product, places)),
      products,
    );
    return come.length > 0 ? come : products;
  }
}

function comingIn(product: Product, { at, others, comers }: NewPlaces): Product[] {
  return [new Map([[at, others]]), ...comers].flatMap((some: Product) => intersection(product, some) ?? []);
}

function placesOf(
  at: number,
  axis: Axis<unknown>,
  space: SituationSpace,
  addresses: readonly NewAddress[],
): NewPlaces {
  const others: number[] = [];
  const comers: Product[] = [];
  axis.classes.forEach((members, one) => {
    const found = members.map((member) =>
      addresses.find((address) => beginsAt(axis.names[member] ?? '', address)),
    );
    if (found.every((address) => address === undefined)) {
      others.push(one);
      return;
    }
    // A witness may be any of a class: one who comes to all of its new addresses.
    const come = found.reduce<Product | null>(
      (left, address) => (left && address ? intersection(left, visitorsOf(address, space)) : left),
      new Map([[at, [one]]]),
    );
    if (come) comers.push(come);
  });
  return { at, others, comers };
}

/** The channels and hosts that come to an address, as a product. */
const visitorsOf = ({ who }: NewAddress, space: SituationSpace): Product =>
  new Map(
    (['channel', 'host'] as const).flatMap((axis) => {
      const names = who[axis];
      return names ? [[axisAt[axis], classesOf(space[axis], names)] as const] : [];
    }),
  );

const classesOf = ({ classes, names }: Axis<unknown>, wanted: readonly string[]): number[] => {
  const all = new Set(wanted);
  return classes.flatMap((members, one) =>
    members.every((member) => all.has(names[member] ?? '')) ? [one] : [],
  );
};
