import type { Config } from '../../schemas/index.ts';
import {
  noChannelName,
  type SituationSpace,
  unlistedChannelName,
  unlistedCity,
} from '../situations/situation-space.ts';
import { anyOtherHost, type TrafficRow } from './traffic.ts';

/** The names of a traffic row in a space; city null: unknown, so it may be any. */
export interface NamesInSpace {
  channel: string;
  host: string;
  city: string | null;
}

/**
 * Names traffic rows as a space names visitors: unlisted channels, hosts and cities are one each.
 * @param configs - the revisions of which the space is made
 * @param newCityNames - cities by the names that they had before
 */
export function trafficNamesIn(
  space: SituationSpace,
  configs: readonly Config[],
  newCityNames: ReadonlyMap<string, string> = new Map(),
): (row: TrafficRow) => NamesInSpace {
  const channels = new Set(
    space.channel.names.filter((name) => name !== noChannelName && name !== unlistedChannelName),
  );
  const hosts = new Set(space.host.names);
  const cities = new Set(space.city.names);
  const aliases = new Map(
    configs.flatMap((config) =>
      Object.entries(config.cities.cities).flatMap(([name, { aliases: own }]) =>
        own.map((alias): [string, string] => [alias, name]),
      ),
    ),
  );
  const cityOf = (written: string): string => {
    const name = newCityNames.get(written) ?? written;
    const city = cities.has(name) ? name : (aliases.get(name) ?? '');
    return cities.has(city) ? city : unlistedCity;
  };
  const channelOf = (name: string) =>
    name === '' ? noChannelName : channels.has(name) ? name : unlistedChannelName;
  return ({ channel, host, city }) => ({
    channel: channelOf(channel),
    host: hosts.has(host) ? host : anyOtherHost,
    city: city === '' ? null : cityOf(city),
  });
}
