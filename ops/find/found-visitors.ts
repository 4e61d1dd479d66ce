import type { Config } from '../../schemas/index.ts';
import type { Product } from '../situations/extents.ts';
import { type Axis, axisAt, type SituationSpace } from '../situations/situation-space.ts';
import type { TrafficRow } from '../traffic/traffic.ts';
import { trafficNamesIn } from '../traffic/traffic-names.ts';

/** The visitors of a traffic row, by classes of the space; city null: it may be any. */
interface Visitors {
  host: number;
  city: number | null;
  visitors: number;
}

/**
 * How many visitors a day of a class of channels are from a host and a city of some product: at most so many match,
 * because traffic.csv says nothing of addresses, logins and server answers.
 */
export function visitorsByChannel(
  config: Config,
  space: SituationSpace,
  traffic: readonly TrafficRow[],
): (channel: number, products: readonly Product[]) => number {
  const namesOf = trafficNamesIn(space, [config]);
  const [hosts, channels, cities] = [space.host, space.channel, space.city].map(classByName) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];
  const rows = new Map<number, Visitors[]>();
  for (const row of traffic) {
    const { channel, host, city } = namesOf(row);
    const at = channels.get(channel) ?? -1;
    const own = { host: hosts.get(host) ?? -1, city: city === null ? null : (cities.get(city) ?? null) };
    rows.set(at, [...(rows.get(at) ?? []), { ...own, visitors: row.visitors }]);
  }
  const isIn = (product: Product, { host, city }: Visitors) =>
    product.get(axisAt.host)?.includes(host) !== false &&
    (city === null || product.get(axisAt.city)?.includes(city) !== false);
  return (channel, products) =>
    (rows.get(channel) ?? [])
      .filter((row) => products.some((product) => isIn(product, row)))
      .reduce((sum, { visitors }) => sum + visitors, 0);
}

/** The class of each value, as an index. */
const classByName = ({ names, classes }: Axis<unknown>): Map<string, number> =>
  new Map(classes.flatMap((members, at) => members.map((one): [string, number] => [names[one] ?? '', at])));
