import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SearchIndex } from '../../../console/search/search-index.ts';
import { root } from '../../../publish/environment/settings.ts';

const channels = join(root, 'channels.json');
const edited = JSON.parse(readFileSync(channels, 'utf8'));
edited.channels['675'].brand = { id: 'fast-loan' };
const index = new SearchIndex(root, new Map([['channels.json', JSON.stringify(edited)]]));
const named = (text: string) =>
  index
    .find(text, 100)
    .found.filter(({ kind }) => kind === 'host' || kind === 'channel')
    .map(({ kind, id }) => `${kind} ${id}`)
    .sort();

test('hosts and channels are found by the Chinese name of their brand as well as by its id', () => {
  const byId = named('fast-loan');
  expect(byId).toContain('channel 675');
  expect(byId.length).toBeGreaterThan(2);
  expect(named('棠溪速贷')).toEqual(byId);
  expect(named('棠溪')).toEqual(byId);
});

test('a result that matches by its brand names the brand', () => {
  const [host] = index.find('ks-shanxin.example', 1).found;
  expect(host?.names).toEqual(expect.arrayContaining(['棠溪速贷', 'fast-loan']));
});

test('an ad network is found by the names of its products, and after it the channels that use it, with that name', () => {
  for (const [text, network] of [
    ['抖音', 'ocean-engine'],
    ['字节', 'ocean-engine'],
    ['广点通', 'tencent'],
    ['快手磁力', 'kuaishou'],
    ['Baidu', 'baidu'],
  ] as const) {
    expect(index.find(text, 1).found[0]).toMatchObject({ kind: 'network', id: network });
  }
  const channelsOf = (text: string) =>
    index
      .find(text, 500)
      .found.filter(({ kind }) => kind === 'channel')
      .map(({ id }) => id)
      .sort();
  expect(channelsOf('抖音').length).toBeGreaterThan(5);
  expect(channelsOf('抖音')).toEqual(channelsOf('ocean-engine'));
  expect(channelsOf('巨量引擎')).toEqual(channelsOf('ocean-engine'));
  const [channel] = index.find('抖音', 500).found.filter(({ kind }) => kind === 'channel');
  expect(channel?.names).toContain('抖音');
});
