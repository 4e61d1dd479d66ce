import { shardOf } from './shard-number.ts';
import { type Channel, ownEntry, type Site } from './site.ts';

/**
 * Some channels of a site with the brands, ad networks and cities that they name: a visitor of one of them loads it.
 */
export type ChannelShard = Pick<Site, 'channels' | 'brands' | 'networks' | 'searchAdvertiser' | 'cityNames'>;

/** Average number of channels in a shard: a visitor's bytes do not grow with the number of channels. */
const channelsPerShard = 8;

/** The number of shards for a number of channels. */
export const shardCount = (channels: number): number => Math.max(1, Math.ceil(channels / channelsPerShard));

function shardFor(site: Site, numbers: readonly string[]): ChannelShard {
  const entries = numbers.flatMap((number): [string, Channel][] => {
    const channel = ownEntry(site.channels, number);
    return channel ? [[number, channel]] : [];
  });
  const used = entries.map(([, channel]) => channel);
  const { searchAdvertiser: search } = site;
  const cities = new Set(used.flatMap(({ cityRule }) => cityRule?.cities ?? []));
  return {
    channels: Object.fromEntries(entries),
    brands: pickIds(
      site.brands,
      used.map(({ brand }) => brand?.id),
    ),
    networks: pickIds(
      site.networks,
      used.map(({ ads }) => ads?.network),
    ),
    ...(search && used.some(({ ads }) => ads?.searchAdvertiser) && { searchAdvertiser: search }),
    cityNames: pickCities(site, (city) => cities.has(city)),
  };
}

function pickIds<T>(record: Record<string, T>, ids: readonly (string | undefined)[]): Record<string, T> {
  const wanted = new Set(ids);
  return Object.fromEntries(Object.entries(record).filter(([id]) => wanted.has(id)));
}

const pickCities = ({ cityNames }: Site, wanted: (city: string) => boolean): Site['cityNames'] =>
  Object.fromEntries(Object.entries(cityNames).filter(([, city]) => wanted(city)));

/** Whether a row tests the city itself: then every listed city may matter. */
const usesCityFact = ({ navigation, destinations, flags }: Site): boolean =>
  [navigation, flags, ...Object.values(destinations)].some(({ rules }) =>
    rules.some(({ when }) => Object.hasOwn(when, 'city')),
  );

/** Every shard of a site, by number. Its channels are the same on every host. */
export function shardsOf(site: Site): ChannelShard[] {
  const numbers = Object.keys(site.channels);
  const count = shardCount(numbers.length);
  const byShard = Array.from({ length: count }, (): string[] => []);
  for (const number of numbers) byShard[shardOf(number, count)]?.push(number);
  return byShard.map((some) => shardFor(site, some));
}

/**
 * The part of the site that every visitor loads: of its channels only the default one, which visitors without a
 * channel have.
 */
export function siteCore(site: Site): Site {
  const own = shardFor(site, [site.settings.defaultChannel]);
  const cityNames = usesCityFact(site) ? site.cityNames : own.cityNames;
  const brand = pickIds(site.brands, [site.brand.id ?? site.defaultBrand, site.defaultBrand]);
  const { searchAdvertiser: _, ...rest } = site;
  return { ...rest, ...own, cityNames, brands: { ...brand, ...own.brands } };
}

/**
 * Merges the shard of a visitor's channel into the core: for that channel the result decides as the whole site does.
 */
export const withShard = (
  core: Site,
  { channels, brands, networks, cityNames, ...search }: ChannelShard,
): Site => ({
  ...core,
  ...search,
  channels: { ...core.channels, ...channels },
  brands: { ...core.brands, ...brands },
  networks: { ...core.networks, ...networks },
  cityNames: { ...core.cityNames, ...cityNames },
});
