import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  channelOf,
  resolveBrand,
  resolveFlags,
  type Site,
  type Situation,
  shardCount,
  shardOf,
  shardsOf,
  siteCore,
  withShard,
} from '../../../runtime/index.ts';
import { allAnswered, hosts, siteOf, visitor } from '../real-config.ts';

const app = { appName: null, appCompany: null };
const inCity = (channel: string, name: string): Situation => ({
  ...visitor({ channel, token: true }),
  answers: { ...allAnswered, ipInfo: { name } },
});
const shardFor = (site: Site, number: string) => {
  const shards = shardsOf(site);
  const shard = shards[shardOf(number, shards.length)];
  if (!shard) throw new Error('every number has a shard');
  return shard;
};

describe('a channel in a shard', () => {
  it.each(hosts)(
    'on %s, together with the core, equals the channel of the whole site: entry, brand and network',
    (host) => {
      const whole = siteOf(host);
      const core = siteCore(whole);
      expect(Object.keys(core.channels)).toEqual([whole.settings.defaultChannel]);
      expect(core, 'the default channel has no ads').not.toHaveProperty('searchAdvertiser');
      for (const number of [...Object.keys(whole.channels), 'unlisted', '__proto__', 'constructor', '']) {
        const site = withShard(core, shardFor(whole, number));
        expect(channelOf(site, number)).toEqual(channelOf(whole, number));
        const brandOf = (one: Site) => resolveBrand(one, channelOf(one, number), app);
        expect(brandOf(site)).toEqual(brandOf(whole));
        for (const name of Object.keys(whole.cityNames)) {
          const flags = (one: Site) => resolveFlags(one, channelOf(one, number), inCity(number, name));
          expect(flags(site)?.flags).toEqual(flags(whole)?.flags);
        }
        const network = channelOf(whole, number).ads?.network;
        if (network) expect(site.networks[network]).toEqual(whole.networks[network]);
        const { searchAdvertiser: hasSearch } = channelOf(whole, number).ads ?? {};
        if (hasSearch) expect(site.searchAdvertiser).toEqual(whole.searchAdvertiser);
      }
    },
  );

  it('finds every listed city where a row tests the city itself', () => {
    const whole = siteOf('default');
    const rule = { id: 'shanghai', when: { city: '上海' }, go: 'downloadPage' } as const;
    const site = {
      ...whole,
      navigation: { ...whole.navigation, rules: [rule, ...whole.navigation.rules] },
    } as Site;
    expect(siteCore(site).cityNames).toEqual(whole.cityNames);
    expect(Object.keys(siteCore(whole).cityNames).length).toBeLessThan(Object.keys(whole.cityNames).length);
  });

  it('is in one shard only', () => {
    const site = siteOf('default');
    const all = shardsOf(site).flatMap(({ channels }) => Object.keys(channels));
    expect(all.sort()).toEqual(Object.keys(site.channels).sort());
  });

  it('shares its shard with about as many others however many channels there are', () => {
    const most = (channels: number) => {
      const count = shardCount(channels);
      const sizes = new Array<number>(count).fill(0);
      for (let at = 0; at < channels; at++) {
        const shard = shardOf(String(100_000 + at), count);
        sizes[shard] = (sizes[shard] ?? 0) + 1;
      }
      return Math.max(...sizes);
    };
    for (const channels of [60, 600, 10_000, 100_000]) expect(most(channels)).toBeLessThanOrEqual(32);
  });

  it('has an existing shard, for any channel in a visitor’s address', () => {
    let runs = 0;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 64 }), fc.nat(20_000), (number, channels) => {
        runs++;
        const count = shardCount(channels);
        const shard = shardOf(number, count);
        expect(Number.isInteger(shard) && shard >= 0 && shard < count).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(runs).toBe(1000);
  });
});
