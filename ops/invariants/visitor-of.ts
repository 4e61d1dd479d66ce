import type { FactsFile, FlagSet } from '../../schemas/index.ts';
import type { ExplainInput } from '../explain/input.ts';
import type { AxisValue } from './axes.ts';
import type { FactSets } from './fact-sets.ts';
import type { Start } from './reached-pages.ts';
import type { SituationSet } from './situation-sets.ts';

/** One visitor of a start as input of `explain`, with only what the set restricts. */
export function visitorOf({ sets, axes, config }: FactSets, start: Start, who: SituationSet): ExplainInput {
  const { flags, channelInfo } = config.facts;
  const picked = sets.pick(who);
  const has = (name: string) => picked.has(axes.names.indexOf(name));
  const value = (name: string): AxisValue => {
    const axis = axes.names.indexOf(name);
    return axes.values[axis]?.[picked.get(axis) ?? 0] ?? null;
  };
  const texts = (...names: readonly (readonly [string, string])[]): ExplainInput =>
    Object.fromEntries(
      names.flatMap(([key, name]) => (has(name) && value(name) !== null ? [[key, String(value(name))]] : [])),
    );
  const fails = [
    ...(value('channelInfo') === 'failed' ? (['channelInfo'] as const) : []),
    ...(value('ipInfo') === 'failed' ? (['ipInfo'] as const) : []),
    ...(value('mark') === 'failed' ? (['mark'] as const) : []),
  ];
  const named = (prefix: 'query.' | 'answer.') =>
    axes.names.flatMap((name) =>
      name.startsWith(prefix) && has(name) && value(name) !== null
        ? [[name.slice(prefix.length), String(value(name))] as const]
        : [],
    );
  const [query, answer] = [named('query.'), named('answer.')];
  const hasFlags = Object.keys(flags).some(has);
  const facts = Object.entries(channelInfo).flatMap(([fact, { values }]) => {
    if (!has(fact) || (values && value(fact) === null)) return [];
    return [[fact, String(value(fact) ?? '')] as const];
  });
  return {
    host: String(value('host')),
    ...texts(['channel', 'channel']),
    ...(value('ipInfo') !== 'failed' && texts(['city', 'city'])),
    path: start.path,
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(answer.length > 0 && { answer: Object.fromEntries(answer) }),
    ...(hasFlags && { flags: flagsOf(value, flags) }),
    ...(value('channelInfo') !== 'failed' && Object.fromEntries(facts)),
    ...(value('token') === true && { token: true }),
    ...(value('user') === 'failed' && { user: 'failed' }),
    ...texts(['appName', 'appName'], ['loginAddress', 'loginAddress']),
    ...(value('firstVisit') === true && { firstVisit: true }),
    ...(start.outcome !== null && { outcome: start.outcome }),
    ...(fails.length > 0 && { fails }),
    ...deviceOf(value),
  };
}

const flagsOf = (value: (name: string) => AxisValue, flags: FactsFile['flags']): FlagSet =>
  Object.fromEntries(Object.keys(flags).map((name) => [name, Number(value(name))]));

function deviceOf(value: (name: string) => AxisValue): Pick<ExplainInput, 'device'> {
  const views = [
    ...(value('device.wechat') === true ? ['wechat'] : []),
    ...(value('device.inApp') === true ? ['app'] : []),
  ];
  const device = [String(value('device.os')), ...views].join('+');
  return device === 'other' ? {} : { device };
}
