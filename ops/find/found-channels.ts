import type { TracedSituations, TraceQuery } from '../coverage/traced-situations.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Explainer } from '../explain/explain.ts';
import type { ExplainInput } from '../explain/input.ts';
import type { Product } from '../situations/extents.ts';
import { axisAt, samplesOf } from '../situations/situation-space.ts';
import { Witnesses } from '../situations/witness.ts';
import type { TrafficRow } from '../traffic/traffic.ts';
import { chosenValues, restrictTo } from './chosen-values.ts';
import { type DecidedBy, decidedBy } from './decided-by.ts';
import { productsWhere } from './find.ts';
import { visitorsByChannel } from './found-visitors.ts';
import { type FoundWay, SplitByWay } from './split-by-way.ts';
import { allOf, endQuery, type FindOptions, traceQueryOf, type WayEnd } from './trace-query.ts';

/** The visitors of one channel who match. */
export interface FoundChannel {
  /** Its number; `*`: any that is not listed, `-`: none. */
  channel: string;
  hosts: string[];
  /** The brands that these visitors see. */
  brands: string[];
  /** At most so many a day: of those hosts and cities; null without traffic.csv. */
  visitorsPerDay: number | null;
  /** One of them, as plain as possible. */
  witness: ExplainInput;
  /** The rows that bring this one there, in their order. */
  rows: DecidedBy[];
}

export interface FoundChannels {
  ways: FoundWay[];
  /** Those who come in the way that was asked for; left out: in any but by the address of the page itself. */
  channels: FoundChannel[];
  /** How many listed channels have visitors who come in those ways and end there, and who go on from there. */
  ends: Record<WayEnd, number>;
}

/** What is found in, and made once for each config. */
export interface FindBase {
  situations: TracedSituations;
  explainer: Explainer;
  sources: Sources;
  /** Null without traffic.csv. */
  traffic: readonly TrafficRow[] | null;
}

/**
 * The channels of which some visitor matches all options: `find`, told by channel.
 * @param way - the name of one of the ways
 * @param end - those who end there, or who go on from there, alone
 * @throws UsageError where a name is unknown
 */
export function findChannels(
  { situations, explainer, sources, traffic }: FindBase,
  options: FindOptions,
  way: string | undefined,
  end?: WayEnd,
): FoundChannels {
  const { config, space } = situations;
  const chosen = chosenValues(config, space, options);
  const query = traceQueryOf(config, sources, options);
  const split = new SplitByWay(situations, options);
  const channelsWhere = (one: TraceQuery) =>
    channelsOf(restrictTo(productsWhere(situations, one), space, chosen), space.channel.classes.length);
  const ofEnd = (one: WayEnd) => channelsWhere(allOf([query, endQuery(config, options.page, one)]));
  const all = channelsWhere(query);
  const byEnd = { here: ofEnd('here'), further: ofEnd('further') };
  const byChannel = end ? byEnd[end] : all;
  const listed = new Set(Object.keys(config.channels.channels));
  const isListed = (at: number) =>
    (space.channel.classes[at] ?? []).some((member) => listed.has(space.channel.values[member] ?? ''));
  const ways = split.waysOf(all, isListed);
  const flow = ways.filter(({ kind }) => kind !== 'address');
  const wanted =
    way === undefined ? (flow.length > 0 ? flow : ways) : ways.filter(({ name }) => name === way);
  const names = new Set(wanted.map(({ name }) => name));
  const visitors = traffic && visitorsByChannel(config, space, traffic);
  const witnesses = new Witnesses(space, listed);
  const hosts = samplesOf(space.host);
  const channels = byChannel.flatMap((some, at): FoundChannel[] => {
    const { all: own, plainest } = split.restricted(some, names);
    const member = space.channel.classes[at]?.[0] ?? 0;
    const only = [at];
    const witness = witnesses.of(plainest.map((one) => new Map([...one, [axisAt.channel, only]])));
    if (!witness) return [];
    const reached = new Set(
      own.flatMap((one) => [...(one.get(axisAt.host) ?? hosts.map((_, index) => index))]),
    );
    const value = space.channel.values[member] ?? '';
    const brands = [...reached].map((host) => situations.brands.of(hosts[host]?.value ?? '', value).brand);
    return [
      {
        channel: space.channel.names[member] ?? '',
        hosts: [...reached].flatMap((host) => membersOf(space.host, host)),
        brands: [...new Set(brands)],
        visitorsPerDay: visitors ? visitors(at, own) : null,
        witness,
        rows: decidedBy(explainer, witness),
      },
    ];
  });
  const countOf = (some: readonly Product[][]) =>
    some.filter((own, at) => isListed(at) && split.restricted(own, names).all.length > 0).length;
  return { ways, channels, ends: { here: countOf(byEnd.here), further: countOf(byEnd.further) } };
}

const membersOf = (
  { names, classes }: { names: readonly string[]; classes: readonly (readonly number[])[] },
  at: number,
): string[] => (classes[at] ?? []).map((member) => names[member] ?? '');

/** The products of each class of channels. */
function channelsOf(products: readonly Product[], classes: number): Product[][] {
  const all = Array.from({ length: classes }, (): Product[] => []);
  for (const product of products) {
    const own = product.get(axisAt.channel);
    if (own) for (const at of own) all[at]?.push(product);
    else for (const some of all) some.push(product);
  }
  return all;
}
