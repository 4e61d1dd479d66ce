import { describe, expect, it } from 'vitest';
import {
  channelOf,
  cityMatters,
  noChannelInfo,
  rejectedBefore,
  resolveFlags,
  type Situation,
} from '../../../runtime/index.ts';
import { channelInfoOf, config, flagsOf, plainChannelInfo, siteOf, visitor } from '../real-config.ts';
import { cities, cityChannels, cityRows } from '../requirement-tables.ts';

const site = siteOf('default');
const server: [number, number, number] = [1, 7, 6];
const decideFlags = (who: Situation) => resolveFlags(site, channelOf(site, who.channel), who);
const inCity = (channel: string, name: string, token = true) =>
  decideFlags(
    visitor({
      channel,
      token,
      answers: { channelInfo: channelInfoOf({}, server), ipInfo: { name } },
    }),
  );

describe('app channels (R-FLAG 1)', () => {
  const app = (application: 'ios' | 'android' | 'web', bdType: string | null) =>
    decideFlags(visitor({ answers: { channelInfo: channelInfoOf({ application, bdType }, server) } }));
  it.each([
    ['ios', '1', [0, 0, 0], 'app'],
    ['android', '1', [0, 0, 0], 'app'],
    ['ios', '2', [0, 2, 1], 'app'],
    ['android', '2', [0, 2, 1], 'app'],
    ['ios', '3', [0, 2, 1], 'app'],
    ['android', '3', [0, 2, 1], 'app'],
    ['ios', '4', server, 'server'],
    ['ios', '0', server, 'server'],
    ['android', '', server, 'server'],
    ['android', null, server, 'server'],
    ['web', '1', server, 'server'],
    ['web', '2', server, 'server'],
    ['web', null, server, 'server'],
  ] as const)('%s with bd type %s has the flags %j from the %s', (application, type, flags, from) => {
    expect(app(application, type)).toMatchObject({ flags: flagsOf(flags as typeof server), from });
  });
});

describe('other channels (R-FLAG 2)', () => {
  it('take the flags of h5_flow_info, and 0 if channel info cannot be loaded', () => {
    expect(decideFlags(visitor({ flags: server }))).toMatchObject({ flags: flagsOf(server), from: 'server' });
    expect(decideFlags(visitor({ answers: { channelInfo: 'failed' } }))).toMatchObject({
      flags: flagsOf([0, 0, 0]),
    });
  });
  it('are not known before the server has responded', () => {
    expect(decideFlags(visitor({ answers: {} }))).toBeUndefined();
    const asked = visitor({ channel: '5320', token: true, answers: { channelInfo: plainChannelInfo } });
    expect(decideFlags(asked)).toBeUndefined();
  });
});

describe('the city rule (R-FLAG 3)', () => {
  it('is exactly the requirements’ table: 36 channels, 16 rules, no others', () => {
    const written = Object.entries(config.channels.channels).flatMap(([channel, { cityRule }]) => {
      const rule = cityRule === undefined ? undefined : config.cities.rules[cityRule];
      return rule ? [{ channel, cities: [...rule.cities].sort(), flags: rule.set }] : [];
    });
    const required = cityChannels.map((row) => ({
      channel: row.channel,
      cities: [...row.cities].sort(),
      flags: flagsOf(row.flags),
    }));
    const byChannel = (a: { channel: string }, b: { channel: string }) =>
      Number(a.channel) - Number(b.channel);
    expect(written.sort(byChannel)).toEqual(required.sort(byChannel));
    expect(required).toHaveLength(36);
    expect(cityRows).toHaveLength(16);
    expect(Object.keys(config.cities.rules)).toHaveLength(16);
  });
  it.each(cityChannels)(
    'channel $channel in each of its cities, in both forms',
    ({ channel, cities: own, flags }) => {
      for (const city of own) {
        for (const name of [city, `${city}市`]) {
          expect(inCity(channel, name), name).toMatchObject({ flags: flagsOf(flags), from: 'city' });
        }
      }
    },
  );
  it.each(cityChannels)('channel $channel elsewhere keeps the server’s flags', ({ channel, cities: own }) => {
    const elsewhere = [
      ...cities.filter((city) => !own.includes(city)),
      '南京市',
      '',
      'constructor',
      '__proto__',
    ];
    for (const name of elsewhere) {
      expect(inCity(channel, name), name).toMatchObject({
        flags: flagsOf(server),
        from: 'server',
        cityRule: null,
      });
    }
  });
  it.each(cityChannels)('channel $channel without a token has no override', ({ channel, cities: own }) => {
    expect(inCity(channel, own[0] ?? '', false)).toMatchObject({ flags: flagsOf(server), from: 'server' });
  });
  it('overrides the flags of an app channel too', () => {
    const info = channelInfoOf({ application: 'ios', bdType: '1' });
    const who = visitor({
      channel: '5320',
      token: true,
      answers: { channelInfo: info, ipInfo: { name: '北京' } },
    });
    expect(decideFlags(who)).toMatchObject({ flags: flagsOf([1, 4, 3]), from: 'city', row: 'app-type-1' });
  });
  it('a city that cannot be loaded overrides nothing', () => {
    const who = visitor({
      channel: '5320',
      token: true,
      answers: { channelInfo: plainChannelInfo, ipInfo: 'failed' },
    });
    expect(decideFlags(who)).toMatchObject({ flags: flagsOf([0, 0, 0]), cityRule: null });
  });
  it('the city matters only with a rule and a token', () => {
    expect(cityMatters(channelOf(site, '5320'), { token: true })).toBe(true);
    expect(cityMatters(channelOf(site, '5320'), { token: false })).toBe(false);
    expect(cityMatters(channelOf(site, '5818'), { token: true })).toBe(false);
  });
});

describe('why flags come from where they do', () => {
  const withInfo = (application: 'ios' | 'web', bdType: string) =>
    decideFlags(visitor({ answers: { channelInfo: channelInfoOf({ application, bdType }, server) } }));

  it('names the row that decided, or that none did', () => {
    expect(withInfo('ios', '1')?.row).toBe(site.flags.rules[0]?.id);
    expect(withInfo('web', '1')?.row).toBe('otherwise');
  });

  it('names each row before that one with the fact that did not hold', () => {
    const [first, second] = site.flags.rules.map(({ id }) => id);
    const rejected = (application: 'ios' | 'web', bdType: string) => {
      const flags = withInfo(application, bdType);
      if (!flags) throw new Error('the flags are known');
      return rejectedBefore(site, flags);
    };
    expect(rejected('ios', '1')).toEqual([]);
    expect(rejected('ios', '2')).toEqual([{ row: first, fact: 'bdType', value: '2' }]);
    expect(rejected('web', '1').map(({ row }) => row)).toEqual(site.flags.rules.map(({ id }) => id));
    expect(second).toBeDefined();
  });

  it('are the same defaults for all visits whose channel info could not be had', () => {
    expect(noChannelInfo(site.facts)).toBe(noChannelInfo(site.facts));
  });
});

describe('a row of flags.json (R-FLAG 1)', () => {
  it.each(['channel', 'host', 'channelInfo'])('may test %s', (fact) => {
    const holds = { channel: '5265', host: site.host, channelInfo: 'ok' }[fact];
    const set = flagsOf([1, 1, 1]);
    const flags = (value: unknown) => {
      const rules = [{ id: 'row', when: { [fact]: value }, set }] as unknown as typeof site.flags.rules;
      const who = visitor({ channel: '5265', answers: { channelInfo: channelInfoOf({}, server) } });
      return resolveFlags({ ...site, flags: { ...site.flags, rules } }, channelOf(site, '5818'), who)?.flags;
    };
    expect(flags(holds)).toEqual(set);
    expect(flags('another')).toEqual(flagsOf(server));
  });
});
