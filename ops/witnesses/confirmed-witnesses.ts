import type { ExplainInput } from '../explain/input.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { Product } from '../situations/extents.ts';
import { axisAt, type SituationSpace } from '../situations/situation-space.ts';
import type { Witnesses } from '../situations/witness.ts';
import type { Claim } from './claim.ts';
import { intersection } from './intersection.ts';

/** A visitor of a set. */
export interface Witness {
  visitor: ExplainInput;
  /** Whether a visit has shown what is said of the set; otherwise nobody was found who does. */
  isConfirmed: boolean;
}

/**
 * So many products are looked at for one claim at most, and so many for all claims of a plan, which may have thousands of
 * groups. A visit takes as long as some products.
 */
const mostOfClaim = 30_000;
const mostOfPlan = 100_000;
const costOfVisit = 40;

/** The first products of an extent are as good as the others, of which a large plan has thousands. */
const mostProducts = 8;

/** An arrival with a login, by their classes. */
interface Start {
  arrival: number;
  login: number;
  value: Arrival;
}

/**
 * Finds a visitor of an extent who really meets what is said of all of them: the extents of destinations and of acts may
 * have more visitors, such as those who are not there yet.
 */
export class ConfirmedWitnesses {
  readonly #witnesses: Witnesses;
  readonly #arrives: Claim;
  readonly #starts: readonly Start[];
  /** By claim, the starts that have confirmed it before: the next extent mostly has one of them. */
  readonly #proven = new Map<string, Start[]>();
  readonly #byClaim = new Map<string, readonly Start[]>();
  /** The products that were looked at, by which the search ends alike on every machine. */
  #looked = 0;

  /** @param arrives - what is claimed of every visitor */
  constructor(space: SituationSpace, witnesses: Witnesses, arrives: Claim) {
    this.#witnesses = witnesses;
    this.#arrives = arrives;
    this.#starts = startsOf(space);
  }

  /**
   * The plainest visitor who confirms the claim; where none is found, the plainest of all.
   * @param special - left out: that of every visitor
   */
  of(products: readonly Product[], special?: Claim): Witness | null {
    const claim = special ?? this.#arrives;
    const [likely = products, ...others] = meantBy(claim, products);
    const plain = this.#witnesses.of(likely);
    if (!plain) return null;
    const isOpened = special === undefined && plain.outcome === undefined;
    if (isOpened || this.#confirms(claim, plain)) return { visitor: plain, isConfirmed: true };
    const proven = this.#proven.get(claim.key) ?? [];
    this.#proven.set(claim.key, proven);
    const most = Math.min(this.#looked + mostOfClaim, mostOfPlan);
    const all = [likely, ...others].map((meant) => ({
      meant: mostChannelsFirst(meant),
      arrivals: arrivalsIn(meant),
    }));
    for (const start of [...proven, ...this.#startsOf(claim)]) {
      for (const { meant, arrivals } of all) {
        if (arrivals && !arrivals.has(start.arrival)) continue;
        if (this.#looked > most) return { visitor: plain, isConfirmed: false };
        const there = this.#intersections(meant, productOf(start));
        const visitor = there.length > 0 ? this.#witnesses.of(there) : null;
        if (!visitor || !this.#confirms(claim, visitor)) continue;
        if (!proven.includes(start)) proven.push(start);
        return { visitor, isConfirmed: true };
      }
    }
    return { visitor: plain, isConfirmed: false };
  }

  /** The visitors of the first products who are in the other one, too. */
  #intersections(products: readonly Product[], other: Product): Product[] {
    const found: Product[] = [];
    for (const product of products) {
      if (found.length >= mostProducts) break;
      this.#looked++;
      const both = intersection(product, other);
      if (both) found.push(both);
    }
    return found;
  }

  #startsOf({ key, mayBegin }: Claim): readonly Start[] {
    if (!mayBegin) return this.#starts;
    const known = this.#byClaim.get(key) ?? this.#starts.filter(({ value }) => mayBegin(value));
    this.#byClaim.set(key, known);
    return known;
  }

  #confirms(claim: Claim, visitor: ExplainInput): boolean {
    this.#looked += costOfVisit;
    return claim.isMetBy(visitor);
  }
}

const productOf = ({ arrival, login }: Start): Product =>
  new Map([
    [axisAt.arrival, [arrival]],
    [axisAt.login, [login]],
  ]);

/** The products of the visitors who can meet a claim; those of whom the first is plainest come first. */
const meantBy = ({ among: all = [] }: Claim, products: readonly Product[]): (readonly Product[])[] =>
  all
    .map((among) => products.flatMap((product) => intersection(product, among) ?? []))
    .filter((meant) => meant.length > 0);

/** What most channels meet is met by an ordinary one: one that keeps its login. */
const mostChannelsFirst = (products: readonly Product[]): Product[] =>
  [...products].sort((one, other) => channelsIn(other) - channelsIn(one));
const channelsIn = (product: Product): number =>
  product.get(axisAt.channel)?.length ?? Number.MAX_SAFE_INTEGER;

/** The arrivals of some of the products; null: one has all. */
function arrivalsIn(products: readonly Product[]): Set<number> | null {
  const found = new Set<number>();
  for (const product of products) {
    const own = product.get(axisAt.arrival);
    if (!own) return null;
    for (const one of own) found.add(one);
  }
  return found;
}

/** Plain addresses first, then outcomes, then what else an arrival may have. After an outcome with a login first. */
function startsOf({ arrival, login }: SituationSpace): Start[] {
  const rank = ({ outcome, extras }: (typeof arrival.values)[number]) =>
    (Object.keys(extras).length > 0 ? 2 : 0) + (outcome === null ? 0 : 1);
  const order = arrival.classes
    .map(([first = 0], at) => ({ at, value: arrival.values[first] }))
    .flatMap(({ at, value }) => (value ? [{ at, value, rank: rank(value) }] : []))
    .sort((one, other) => one.rank - other.rank);
  const logins = (names: readonly string[]) =>
    names.flatMap((name) => {
      const at = login.classes.findIndex(([first = 0]) => login.values[first] === name);
      return at < 0 ? [] : [at];
    });
  const [first, afterOutcome] = [logins(['none', 'ok', 'failed']), logins(['ok', 'none', 'failed'])];
  return order.flatMap(({ at, value }) =>
    (value.outcome === null ? first : afterOutcome).map((one) => ({ arrival: at, login: one, value })),
  );
}
