import type { Config, FlagSet } from '../../schemas/index.ts';
import type { Explainer } from '../explain/explain.ts';
import type { ExplainInput } from '../explain/input.ts';
import { valuesNamedIn } from '../tables/domains.ts';
import type { Language } from '../text/text.ts';
import { type Expectation, expectationKeys, valueAt } from './expectation.ts';

/** The expectations of a suggested row: those that a visitor or an advertiser notices. */
const items = expectationKeys.filter((key) => !['company', 'icp', 'title', 'conversionId'].includes(key));

interface Candidate {
  visit: ExplainInput;
  /** The deciding rows as file:line:column. */
  rows: ReadonlySet<string>;
}

/**
 * A small set of visits that passes through every row that any candidate passes through. Chosen greedily by the number
 * of new rows, so it is nearly the smallest, and the same for the same config.
 */
export function suggestVisits(
  explainer: Explainer,
  lang: Language,
): { name: string; visit: ExplainInput; expect: Expectation }[] {
  const candidates = candidatesOf(explainer).map((visit): Candidate => {
    const { steps } = explainer.explain(visit, 'en', false);
    const rows = steps.map(({ source }) => `${source.file}:${source.line}:${source.column}`);
    return { visit, rows: new Set(rows) };
  });
  const left = new Set(candidates.flatMap(({ rows }) => [...rows]));
  const chosen: Candidate[] = [];
  while (left.size > 0) {
    const gain = ({ rows }: Candidate) => [...rows].filter((row) => left.has(row)).length;
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const row of best.rows) left.delete(row);
    chosen.push(best);
  }
  return chosen.map(({ visit }) => {
    const outcome = explainer.outcome(visit);
    const expect = Object.fromEntries(items.map((key) => [key, valueAt(outcome, key)]));
    return { name: nameOf(visit, lang), visit, expect };
  });
}

const words: Record<Language, { channel: string; token: string }> = {
  zh: { channel: '渠道', token: '已登录' },
  en: { channel: 'channel', token: 'with a token' },
};

const nameOf = ({ host, channel, city, path, flags, token }: ExplainInput, lang: Language): string =>
  [
    host ?? 'default',
    channel && `${words[lang].channel} ${channel}`,
    city,
    path,
    flags && Object.values(flags).join(','),
    token && words[lang].token,
  ]
    .filter(Boolean)
    .join(', ');

/** Each value of each flag with every value of those of two values, which are a yes or no. */
function flagCombinations({ facts }: Config): FlagSet[] {
  const all = Object.entries(facts.flags);
  const yesNo = all.filter(([, { values }]) => values.length === 2);
  const codes = all.filter(([, { values }]) => values.length > 2);
  const most = Math.max(1, ...codes.map(([, { values }]) => values.length));
  const rows = Array.from(
    { length: most },
    (_, at): FlagSet =>
      Object.fromEntries(codes.map(([name, { values }]) => [name, values[at % values.length] ?? 0])),
  );
  return yesNo.reduce<FlagSet[]>(
    (sets, [name, { values }]) => values.flatMap((value) => sets.map((set) => ({ [name]: value, ...set }))),
    rows,
  );
}

/** The values of facts that rows of flags.json name together. */
const channelFactCombinations = ({ flags, facts }: Config): Record<string, string>[] =>
  flags.rules.flatMap(({ when }) =>
    Object.entries(when)
      .filter(([fact]) => Object.hasOwn(facts.channelInfo, fact))
      .reduce<Record<string, string>[]>(
        (sets, [fact, condition]) =>
          sets.flatMap((set) =>
            valuesNamedIn(condition)
              .filter((value) => typeof value === 'string')
              .map((value) => ({ ...set, [fact]: value })),
          ),
        [{}],
      ),
  );

/** Every host, every listed channel with a city of its rule, every route and every value of the flags, each once. */
function candidatesOf({ config }: Explainer): ExplainInput[] {
  const hosts = Object.keys(config.hosts.hosts);
  const paths = Object.values(config.routes.routes).map(({ path }) => path.replace('*', 'no-such-page'));
  const flags = flagCombinations(config);
  const channels = Object.entries(config.channels.channels).flatMap(([channel, { cityRule }]) => {
    const city = cityRule === undefined ? undefined : config.cities.rules[cityRule]?.cities[0];
    return city === undefined ? [{ channel }] : [{ channel }, { channel, city }];
  });
  const users = ['ok', 'failed'] as const;
  return [
    ...hosts.map((host) => ({ host })),
    ...hosts.map((host) => ({ host, token: true })),
    ...channels.map((one) => ({ ...one, token: true })),
    ...channels,
    ...paths.flatMap((path) => [{ path }, ...users.map((user) => ({ path, token: true, user }))]),
    ...flags.map((one) => ({ flags: one, token: true })),
    ...channelFactCombinations(config).map((facts) => ({ ...facts, token: true })),
    { path: '/download', query: { from: '4' } },
    { path: '/download', query: { from: '4' }, appName: 'App' },
    { path: '/city', firstVisit: true },
    { path: '/login', query: { mark: 'm' } },
    { path: '/login', query: { markcode: 'm' } },
  ];
}
