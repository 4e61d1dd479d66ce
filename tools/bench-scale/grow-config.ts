import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Channel {
  cityRule?: string;
  brand?: object;
  ads?: { network?: string; conversionId?: string };
}
type Channels = Record<string, Channel>;
interface ChannelsJson {
  channels: Channels;
}
interface CityRule {
  cities: string[];
  set: object;
}
interface CitiesJson {
  cities: Record<string, { aliases: string[] }>;
  rules: Record<string, CityRule>;
}
interface NavigationJson {
  rules: { id: string }[];
}

/** Pseudo-random integers with a fixed seed (mulberry32). @returns integers from 0 to `below` - 1 */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** About as many cities as China has at prefecture level and above, and one city rule for every few channels. */
const cityCount = 400;
const channelsOfRule = 4;
const mostRules = 300;

/** Adds cities with invented two-character names, and city rules that each list some of the cities. @returns the ids of the rules */
function growCities(file: CitiesJson, rules: number, next: (below: number) => number): string[] {
  const own = Object.values(file.rules);
  for (let at = 0; Object.keys(file.cities).length < cityCount; at++) {
    const [one, other] = [0x4e00 + (at % 50), 0x5200 + Math.floor(at / 50)];
    file.cities[String.fromCodePoint(one, other)] = { aliases: [] };
  }
  const names = Object.keys(file.cities);
  for (let at = 0; at < rules; at++) {
    const cities = Array.from({ length: 1 + next(8) }, () => names[next(names.length)] ?? '');
    const set = own[next(own.length)]?.set ?? {};
    file.rules[`grown-${at}`] = { cities: [...new Set(cities)], set };
  }
  return Object.keys(file.rules);
}

/**
 * Writes a config of so many channels, 400 cities and up to 300 additional city rules; everything else is the
 * repository's own. The default channel is one of them; each other channel combines brand, ads and city rule of
 * different existing channels, so that there are many combinations, and has a conversion id of its own.
 * @param to - an empty folder
 */
export function growConfig(from: string, to: string, count: number, seed = 1): void {
  for (const name of ['hosts.json', 'brands.json', 'definitions', 'public']) {
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
  const read = <T>(file: string) => JSON.parse(readFileSync(join(from, file), 'utf8')) as T;
  const { channels, ...file } = read<ChannelsJson>('channels.json');
  const { defaultChannel } = read<{ defaultChannel: string }>('definitions/site.json');
  const own = Object.values(channels);
  const next = seeded(seed);
  const part = () => own[next(own.length)] ?? {};
  const cities = read<CitiesJson>('definitions/cities.json');
  const rules = growCities(cities, Math.min(mostRules, Math.ceil(count / channelsOfRule)), next);
  writeFileSync(join(to, 'definitions/cities.json'), JSON.stringify(cities, null, 2));
  const grown: Channels = { [defaultChannel]: channels[defaultChannel] ?? {} };
  for (let number = 100_000; number < 100_000 + count - 1; number++) {
    const { cityRule: _rule, brand: _brand, ads: _ads, ...rest } = part();
    const [{ cityRule }, { brand }, { ads }] = [part(), part(), part()];
    const conversionId = ads?.conversionId && String(number).padStart(ads.conversionId.length, '0');
    grown[number] = {
      ...rest,
      ...(cityRule !== undefined && { cityRule: rules[next(rules.length)] ?? cityRule }),
      ...(brand && { brand }),
      ...(ads && { ads: { ...ads, ...(conversionId && { conversionId }) } }),
    };
  }
  writeFileSync(join(to, 'channels.json'), JSON.stringify({ ...file, channels: grown }, null, 2));
}

interface DestinationsJson {
  success: { rules: { go: string }[] };
}
interface FlagsJson {
  rules: { set: object }[];
}

/**
 * What operators edit: a city rule, a channel, forty pasted channels, a row of navigation.json, of destinations.json or
 * of flags.json.
 */
export type EditName = 'rule' | 'channel' | 'channels' | 'row' | 'destination' | 'flags';
/** The number of pasted channels. */
const pasted = 40;

/** Copies a config and makes these edits. */
export function editConfig(from: string, to: string, edits: readonly EditName[]): void {
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true });
  const edit = <File>(file: string, change: (value: File) => void) => {
    const path = join(to, file);
    const value = JSON.parse(readFileSync(path, 'utf8'));
    change(value);
    writeFileSync(path, JSON.stringify(value, null, 2));
  };
  const make: Record<EditName, () => void> = {
    rule: () =>
      edit('definitions/cities.json', ({ rules }: CitiesJson) => {
        const [rule] = Object.values(rules);
        Object.assign(rule?.set ?? {}, { succ_todo: 5 });
      }),
    channel: () =>
      edit('channels.json', ({ channels }: ChannelsJson) => {
        const [number = ''] = Object.keys(channels).slice(-1);
        Object.assign(channels[number] ?? {}, { title: '另一个标题' });
      }),
    channels: () =>
      edit('channels.json', ({ channels }: ChannelsJson) => {
        const own = Object.values(channels);
        for (let at = 0; at < pasted; at++) {
          const { ads, ...like } = own[(at * 7) % own.length] ?? {};
          const conversionId = ads?.conversionId && String(3_000_000_000 + at);
          channels[90_000 + at] = {
            ...like,
            ...(ads && { ads: { ...ads, ...(conversionId && { conversionId }) } }),
          };
        }
      }),
    destination: () =>
      edit('definitions/destinations.json', ({ success }: DestinationsJson) => {
        Object.assign(success.rules[0] ?? {}, { go: 'p4ListDownload' });
      }),
    flags: () =>
      edit('definitions/flags.json', ({ rules }: FlagsJson) => {
        Object.assign(rules[0]?.set ?? {}, { input_form: 1 });
      }),
    row: () =>
      edit('definitions/navigation.json', ({ rules }: NavigationJson) => {
        const row = rules.find(({ id }) => id === 'see-products');
        Object.assign(row ?? {}, { go: 'downloadPage' });
      }),
  };
  for (const name of edits) make[name]();
}
