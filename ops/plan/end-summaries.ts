import type { CausedChanges } from '../causes/causes.ts';
import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import { splitByCity } from '../compare/split-by-city.ts';
import { exact } from '../situations/count.ts';
import type { Product } from '../situations/extents.ts';
import { axisAt } from '../situations/situation-space.ts';
import { type ArrivalGroups, type Count, EndCounter, type Ends, type Situations } from './end-counter.ts';
import type { Regression } from './regressions.ts';

/** The visitors of one end. */
export interface EndSummary {
  regression: Regression | null;
  /** The classes of {@link visitorAxes} that some of them have; unrestricted where they have all. */
  who: Product;
  /** The number of situations. */
  count: number;
}

type Nodes = Pick<ChangeNodes, 'byCityOf' | 'composedOf' | 'node'>;
/**
 * Summarises every end that differs. Sentences name the hosts, channels and cities of an end and its number of visitors
 * only, so situations are counted from the root down to each change, without the products of its extent, of which a new
 * channel has thousands.
 */
export class EndSummaries {
  readonly #nodes: Nodes;
  readonly #counter: EndCounter;
  /** The number of classes of cities. */
  readonly #cities: number;
  /** By channels alike. */
  readonly #ofChannels = new Map<string, ReadonlyMap<string, readonly EndSummary[]>>();
  /** By the shares of cities. */
  readonly #ofShares = new Map<ChangeNode, Ends>();

  /** @param weights - for each axis, the number of its values in each class */
  constructor(nodes: Nodes, weights: readonly (readonly number[])[], arrivals: ArrivalGroups) {
    this.#nodes = nodes;
    this.#counter = new EndCounter(nodes, weights, arrivals);
    this.#cities = weights[axisAt.city]?.length ?? 0;
  }

  /** The summaries of each end by the label of its difference, of one regression each. */
  of({ changes, channels }: CausedChanges): ReadonlyMap<string, readonly EndSummary[]> {
    if (!channels) return this.#summariesOf(this.#counter.endsOf(changes, this.#counter.totals));
    // Many pasted channels have the same visits: their summaries differ in the channel.
    const weight = this.#counter.weightOf(axisAt.channel, channels);
    const key = `${weight} ${changes.axis} ${this.#visitsKey(changes)}`;
    const known = this.#ofChannels.get(key) ?? this.#summariesOf(this.#endsOfChannel(changes, weight));
    this.#ofChannels.set(key, known);
    return new Map([...known].map(([label, ends]) => [label, ends.map((end) => ofChannels(end, channels))]));
  }

  /** Equal for changes of the visitors of one channel whose visits change alike on every host. */
  #visitsKey(changes: ChangeNode): string {
    const hosts = changes.axis === axisAt.host ? changes.children : [changes];
    return hosts.map((one) => (this.#nodes.composedOf(one)?.visits ?? one).id).join();
  }

  /** @param weight - the number of channels that the changes are about */
  #endsOfChannel(changes: ChangeNode, weight: Count): Ends {
    const shares = splitByCity(changes, this.#nodes, this.#cities);
    if (!shares) return this.#counter.endsOf(changes, this.#counter.totals.with(axisAt.channel, weight));
    const ends: Ends = new Map();
    for (const share of shares) {
      const cities = this.#counter.weightOf(axisAt.city, share.cities);
      const restricted = this.#counter.products.restriction(axisAt.city, share.cities, axisAt.city + 1);
      for (const [label, parts] of this.#endsOfShare(share.changes)) {
        const into = ends.get(label) ?? new Map<Regression | null, Situations>();
        ends.set(label, into);
        for (const [regression, { count, who }] of parts)
          this.#counter.add(into, regression, { count: count * cities * weight, who: restricted(who) });
      }
    }
    return ends;
  }

  /** The ends of one channel and one city. */
  #endsOfShare(changes: ChangeNode): Ends {
    const known = this.#ofShares.get(changes);
    if (known) return known;
    const one = this.#counter.totals
      .with(axisAt.channel, this.#counter.one)
      .with(axisAt.city, this.#counter.one);
    const made = this.#counter.endsOf(changes, one);
    this.#ofShares.set(changes, made);
    return made;
  }

  #summariesOf(ends: Ends): ReadonlyMap<string, readonly EndSummary[]> {
    return new Map(
      [...ends].map(([label, parts]) => [
        label,
        [...parts].map(([regression, { count, who }]) => {
          return { regression, who: this.#counter.products.productOf(who), count: exact(count) };
        }),
      ]),
    );
  }
}

const ofChannels = (end: EndSummary, channels: readonly number[]): EndSummary => ({
  ...end,
  who: new Map([[axisAt.channel, channels], ...end.who]),
});
