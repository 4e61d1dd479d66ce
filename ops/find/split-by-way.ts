import type { TracedSituations } from '../coverage/traced-situations.ts';
import type { Product } from '../situations/extents.ts';
import { axisAt, loginPathsOf, samplesOf } from '../situations/situation-space.ts';
import { type ArrivalWay, wayOfArrival } from './arrival-groups.ts';
import type { FindOptions } from './trace-query.ts';

/** How visitors come: after an outcome of a page, from another address, or by the address of the page itself. */
export interface FoundWay extends Pick<ArrivalWay, 'kind' | 'outcome'> {
  /** Names it in a question: `elsewhere`, `address`, `outcome:formSaved`. */
  name: string;
  /** The addresses where it begins. */
  paths: string[];
  /** The number of listed channels of which some visitor comes so. */
  channels: number;
}

/** A way with the order in which it is preferred for an example: from a landing page first, odd arrivals last. */
interface RankedWay extends FoundWay {
  rank: number;
}

const rankOf = ({ kind, odd }: ArrivalWay, isLanding: boolean): number =>
  (kind === 'address' ? 3 : kind === 'outcome' ? 1 : isLanding ? 0 : 2) + (odd ? 4 : 0);

/** The arrivals of products by the way of which each is a part. */
export class SplitByWay {
  readonly #ways: readonly RankedWay[];
  /** The way of each class of arrivals, as an index. */
  readonly #wayAt: readonly number[];
  readonly #paths: readonly string[];
  readonly #all: readonly number[];
  /** By list of classes: thousands of products share their lists. */
  readonly #split = new Map<readonly number[], Map<number, number[]>>();

  constructor({ config, space }: TracedSituations, options: FindOptions) {
    const wayOf = wayOfArrival(config, options);
    const landings = new Set(['/', ...loginPathsOf(config)]);
    const ways = new Map<string, { way: RankedWay; at: number }>();
    const arrivals = samplesOf(space.arrival).map(({ value }) => value);
    this.#wayAt = arrivals.map((arrival) => {
      const { kind, outcome, odd } = wayOf(arrival);
      const name = outcome === null ? kind : `${kind}:${outcome}`;
      const rank = rankOf({ kind, outcome, odd }, landings.has(arrival.path));
      const key = `${name} ${rank}`;
      const made = { kind, outcome, name, rank, paths: [], channels: 0 };
      const known = ways.get(key) ?? { way: made, at: ways.size };
      ways.set(key, known);
      return known.at;
    });
    this.#paths = arrivals.map(({ path }) => path);
    this.#all = arrivals.map((_, at) => at);
    this.#ways = [...ways.values()].map(({ way }) => way);
  }

  /**
   * The ways of all channels: visitors of the flow first, then those of most channels.
   * @param isListed - whether a class of channels, by its index, is of one that the config lists
   */
  waysOf(byChannel: readonly (readonly Product[])[], isListed: (channel: number) => boolean): FoundWay[] {
    const found = new Map<string, { way: FoundWay; paths: Set<string> }>();
    byChannel.forEach((products, channel) => {
      const own = new Set<string>();
      for (const product of products) {
        for (const [at, arrivals] of this.#of(product)) {
          const way = this.#ways[at];
          if (!way) continue;
          const { rank: _, ...rest } = way;
          const known = found.get(way.name) ?? { way: rest, paths: new Set<string>() };
          found.set(way.name, known);
          own.add(way.name);
          for (const one of arrivals) known.paths.add(this.#paths[one] ?? '');
        }
      }
      for (const name of isListed(channel) ? own : []) {
        const known = found.get(name);
        if (known) known.way.channels += 1;
      }
    });
    const order = ({ kind }: FoundWay) => ['elsewhere', 'outcome', 'address'].indexOf(kind);
    return [...found.values()]
      .map(({ way, paths }) => ({ ...way, paths: [...paths] }))
      .sort((a, b) => order(a) - order(b) || b.channels - a.channels);
  }

  /** The products with the arrivals of some ways alone, and of these the ones that are the best examples. */
  restricted(
    products: readonly Product[],
    names: ReadonlySet<string>,
  ): { all: Product[]; plainest: Product[] } {
    const found = products.flatMap((product) =>
      [...this.#of(product)].flatMap(([at, arrivals]) => {
        const way = this.#ways[at];
        if (!way || !names.has(way.name)) return [];
        return [{ rank: way.rank, product: new Map([...product, [axisAt.arrival, arrivals]]) }];
      }),
    );
    const least = Math.min(...found.map(({ rank }) => rank));
    return {
      all: found.map(({ product }) => product),
      plainest: found.flatMap(({ rank, product }) => (rank === least ? [product] : [])),
    };
  }

  #of(product: Product): ReadonlyMap<number, number[]> {
    const arrivals = product.get(axisAt.arrival) ?? this.#all;
    const known = this.#split.get(arrivals);
    if (known) return known;
    const split = new Map<number, number[]>();
    for (const one of arrivals) {
      const way = this.#wayAt[one] ?? 0;
      const same = split.get(way);
      if (same) same.push(one);
      else split.set(way, [one]);
    }
    this.#split.set(arrivals, split);
    return split;
  }
}
