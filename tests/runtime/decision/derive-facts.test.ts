import { describe, expect, it } from 'vitest';
import { deriveFacts, type Situation } from '../../../runtime/index.ts';
import { allAnswered, siteOf, visitor } from '../real-config.ts';

const site = siteOf('default');
const cityChannel = Object.keys(site.channels).find((id) => site.channels[id]?.cityRule !== undefined) ?? '';
const ownOf = (situation: Situation, over = site) =>
  deriveFacts(over, situation, { route: 'login', outcome: null }).own;

describe('the facts of a visit', () => {
  it('R-NAV 3: say without a call that a visitor without a token is no valid user', () => {
    expect(ownOf({ ...visitor({ token: false }), answers: {} }).user).toBe('failed');
    expect(ownOf({ ...visitor({ token: true }), answers: {} }).user).toBeUndefined();
    expect(ownOf({ ...visitor({ token: true }), answers: { user: 'ok' } }).user).toBe('ok');
  });

  it('say of channel info whether it could be had, once that is known', () => {
    const channelInfo = (answers: Situation['answers']) => ownOf({ ...visitor({}), answers }).channelInfo;
    expect(channelInfo({})).toBeUndefined();
    expect(channelInfo({ channelInfo: 'failed' })).toBe('failed');
    expect(channelInfo(allAnswered)).toBe('ok');
  });

  it('R-FLAG 3: say of the city that it is not needed where no city rule can apply', () => {
    const ipInfo = (channel: string, token: boolean, answers: Situation['answers'] = {}) =>
      ownOf({ ...visitor({ channel, token }), answers }).ipInfo;
    expect(ipInfo('5818', true)).toBe('notNeeded');
    expect(ipInfo(cityChannel, false)).toBe('notNeeded');
    expect(ipInfo(cityChannel, true)).toBeUndefined();
    expect(ipInfo(cityChannel, true, { ipInfo: 'failed' })).toBe('failed');
    expect(ipInfo(cityChannel, true, { ipInfo: { name: '上海' } })).toBe('ok');
  });

  it('are the listed city in any of its names; none where it is not listed or could not be had', () => {
    const city = (answers: Situation['answers']) => ownOf({ ...visitor({}), answers }).city;
    expect(city({})).toBeUndefined();
    expect(city({ ipInfo: { name: '上海市' } })).toBe('上海');
    expect(city({ ipInfo: { name: '无此市' } })).toBeNull();
    expect(city({ ipInfo: 'failed' })).toBeNull();
  });

  it('are the tags of the channel, or none', () => {
    const tagged = { ...site, channels: { ...site.channels, '900': { tags: ['vip', 'new'] } } };
    const tags = (channel: string) => ownOf(visitor({ channel }), tagged as typeof site)['channel.tag'];
    expect(tags('900')).toEqual(['vip', 'new']);
    expect(tags('unlisted')).toEqual([]);
  });
});
