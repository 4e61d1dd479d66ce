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
interface CitiesJson {
  rules: Record<string, { set: object }>;
}
interface NavigationJson {
  rules: { id: string }[];
}

/** Random numbers that are the same in every run (mulberry32). @returns whole numbers from 0 up to `below` */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/**
 * Writes a config of so many channels: everything else is the repository's own. The default channel is one of them;
 * each other takes city rule, brand and ads from channels that there are, each part from another one, so that there
 * are many combinations, and a conversion id of its own.
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
  const grown: Channels = { [defaultChannel]: channels[defaultChannel] ?? {} };
  for (let number = 100_000; number < 100_000 + count - 1; number++) {
    const { cityRule: _rule, brand: _brand, ads: _ads, ...rest } = part();
    const [{ cityRule }, { brand }, { ads }] = [part(), part(), part()];
    const conversionId = ads?.conversionId && String(number).padStart(ads.conversionId.length, '0');
    grown[number] = {
      ...rest,
      ...(cityRule !== undefined && { cityRule }),
      ...(brand && { brand }),
      ...(ads && { ads: { ...ads, ...(conversionId && { conversionId }) } }),
    };
  }
  writeFileSync(join(to, 'channels.json'), JSON.stringify({ ...file, channels: grown }, null, 2));
}

/** Copies a config and makes an edit as operators do: a city rule, a channel, a row of navigation. */
export function editConfig(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true });
  const edit = <File>(file: string, change: (value: File) => void) => {
    const path = join(to, file);
    const value = JSON.parse(readFileSync(path, 'utf8'));
    change(value);
    writeFileSync(path, JSON.stringify(value, null, 2));
  };
  edit('definitions/cities.json', ({ rules }: CitiesJson) => {
    const [rule] = Object.values(rules);
    Object.assign(rule?.set ?? {}, { succ_todo: 5 });
  });
  edit('channels.json', ({ channels }: ChannelsJson) => {
    const [number = ''] = Object.keys(channels).slice(-1);
    Object.assign(channels[number] ?? {}, { title: '另一个标题' });
  });
  edit('definitions/navigation.json', ({ rules }: NavigationJson) => {
    const row = rules.find(({ id }) => id === 'see-products');
    Object.assign(row ?? {}, { go: 'downloadPage' });
  });
}
