import { noChannelInfo } from '../../runtime/index.ts';
import type { When } from '../../schemas/index.ts';
import type { Box } from './box.ts';
import { hostsWithRoute } from './decision-points.ts';
import type { SituationSpace } from './table-space.ts';

/** The impossible situations: without a token there is no user, without a city rule no city, and so on. */
export function impossibleSituations(space: SituationSpace): Box[] {
  const is = (when: When): Box => space.box(when) ?? { none: 0n };
  const pair = (a: Box, b: Box): Box => ({ ...a, ...b });
  const noRule = { channel: space.channelMask((one) => !one.hasCityRule) };
  const rule = { channel: space.channelMask((one) => one.hasCityRule) };
  const always = [
    is({ 'session.token': false, user: 'ok' }),
    is({ 'session.token': false, ipInfo: { not: 'notNeeded' } }),
    pair(noRule, is({ ipInfo: { not: 'notNeeded' } })),
    pair(rule, is({ 'session.token': true, ipInfo: 'notNeeded' })),
    is({ ipInfo: 'failed', city: { not: null } }),
    ...Object.entries(noChannelInfo(space.config.facts).facts).map(([fact, value]) =>
      is({ channelInfo: 'failed', [fact]: { not: value } }),
    ),
  ];
  const own = Object.entries(space.config.routes.routes).filter(([, { on }]) => on !== 'everyHost');
  const elsewhere = own.map(([name]) => {
    const hosts = new Set(hostsWithRoute(space.config, name));
    return {
      decisionPoint: space.decisionPointMask(({ route }) => route === name),
      host: space.hostMask((host) => host.name !== null && !hosts.has(host.name)),
    };
  });
  return [...always, ...elsewhere].filter((box) => !Object.values(box).includes(0n));
}
