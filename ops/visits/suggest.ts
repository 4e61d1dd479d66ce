import type { Explainer } from '../explain/explain.ts';
import type { ExplainInput } from '../explain/input.ts';
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

/** Every host, every listed channel with a city of its rule, every route and every value of the flags, each once. */
function candidatesOf({ config }: Explainer): ExplainInput[] {
  const hosts = Object.keys(config.hosts.hosts);
  const paths = Object.values(config.routes.routes).map(({ path }) => path.replace('*', 'no-such-page'));
  const todos = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const flags = ([0, 1] as const).flatMap((input_form) =>
    todos.map((todo) => ({ input_form, succ_todo: todo, fail_todo: todo })),
  );
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
    ...['0', '1', '2', '3'].map((bdType) => ({ application: 'ios' as const, bdType, token: true })),
    { path: '/download', query: { from: '4' } },
    { path: '/download', query: { from: '4' }, appName: 'App' },
    { path: '/city', firstVisit: true },
    { path: '/login', query: { mark: 'm' } },
    { path: '/login', query: { markcode: 'm' } },
  ];
}
