import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideVisit,
  deriveFacts,
  followRedirects,
  type NeedsAnswers,
  type RedirectChain,
  resolveDestination,
  resolveSite,
  type ServerAnswers,
  type ServerFactSource,
  type Site,
  type Situation,
  type VisitDecision,
} from '../../../runtime/index.ts';
import { namedTables } from '../../../schemas/index.ts';
import { config, hosts, settled, siteOf } from '../../runtime/real-config.ts';
import * as any from '../harness/arbitrary-situations.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

const rowsOf = ({ rules }: { rules: readonly { id: string }[] }) => [
  ...rules.map(({ id }) => id),
  'otherwise',
];
const rows = new Set([
  ...rowsOf(config.navigation).map((id) => `navigation/${id}`),
  ...namedTables.flatMap((table) =>
    rowsOf(config.destinations[table]).map((id) => `destinations.${table}/${id}`),
  ),
]);

/** Makes calls as the navigation controller does: each when it is needed, and not before. */
function lazily<T extends { kind: string }>(
  start: Situation,
  ask: (situation: Situation) => T | NeedsAnswers,
): { result: T; asked: ServerFactSource[] } {
  const asked: ServerFactSource[] = [];
  let known: ServerAnswers = {};
  for (;;) {
    const result = ask({ ...start, answers: known });
    if (result.kind !== 'need') return { result: result as T, asked };
    for (const source of (result as NeedsAnswers).need) {
      if (asked.includes(source)) throw new Error(`${source} is needed twice`);
      asked.push(source);
      known = { ...known, [source]: start.answers[source] };
    }
  }
}
/**
 * A decision without its situation, which contains the known results; and of the rows that did not match only their
 * names: which fact of a row failed first depends on which was known first.
 */
const said = ({ situation: _, trace, ...decision }: VisitDecision) => ({
  ...decision,
  trace: trace.map(({ rejected, ...step }) => ({ ...step, rejected: rejected.map(({ row }) => row) })),
});
const came = ({ situation: _, decisions, ...rest }: RedirectChain) => ({
  ...rest,
  decisions: decisions.map(said),
});

// Random tables too, so that this tests the engine and not only the shipped rows.
const value = fc.constantFrom<string | number | boolean | null>(
  true,
  false,
  'ok',
  'failed',
  null,
  0,
  1,
  '上海',
  '1',
);
const condition = fc.oneof(
  value,
  fc.uniqueArray(value, { minLength: 1, maxLength: 3 }),
  fc.record({ not: value }),
);
const facts = [
  'session.token',
  'session.firstVisit',
  'user',
  'city',
  'ipInfo',
  'channelInfo',
  'application',
  'bdType',
  'input_form',
  'succ_todo',
  'query.mark',
  'markLogin',
  'outcome',
];
const when = fc.dictionary(fc.constantFrom(...facts), condition, { maxKeys: 2 });
const go = fc.constantFrom('login', 'formPackage', 'failPage', 'success', 'skipForm', 'loginAddress', 'city');
const effects = fc.uniqueArray(
  fc.constantFrom('rememberLogin', 'clearToken', 'loginByMark', 'loginByMarkcode', 'closeInAppView'),
  { minLength: 1, maxLength: 3 },
);
const rule = fc.oneof(
  fc.record({ when, go }),
  fc.record({ when, stay: fc.constant(true) }),
  fc.record({ when, hold: fc.constant('ipInfo.failed') }),
  fc.record({ when, do: effects, go, keepQuery: fc.boolean() }),
  fc.record({ when, do: effects, continue: fc.constant(true) }),
);
const randomSite: fc.Arbitrary<Site> = fc.array(rule, { maxLength: 8 }).map((rules) => ({
  ...siteOf('default'),
  navigation: {
    rules: rules.map((one, at) => ({ id: `r${at}`, ...one })),
    otherwise: { stay: true },
  } as unknown as Site['navigation'],
}));

describe('decideVisit and followRedirects', () => {
  it('are total: an existing row, a destination that the site routes, and no call needed once all results are known', () => {
    assertProperty(
      shareOfRun(20_000),
      [any.host, any.situation, any.route, any.outcome],
      (host, situation, route, outcome) => {
        const site = resolveOnce(host);
        const decision = settled(decideVisit(site, situation, { route, outcome }));
        expect(rows.has(decision.row)).toBe(true);
        expect(decision.reason === 'ruleMatched' || decision.reason === 'noRuleMatched').toBe(true);
        for (const step of decision.trace) expect(rows.has(`${step.table}/${step.row}`)).toBe(true);
        if (decision.turn === 'go') {
          const { destination } = decision;
          expect(destination === 'loginAddress' || Object.hasOwn(site.routes, destination ?? '')).toBe(true);
        } else expect(decision.destination).toBeNull();
        if (decision.turn === 'hold') expect(Object.hasOwn(site.messages, decision.message ?? '')).toBe(true);
      },
    );
  });
  it('are deterministic, and do not change their arguments', () => {
    assertProperty(
      shareOfRun(3000),
      [any.host, any.situation, any.route, any.outcome],
      (host, situation, route, outcome) => {
        const before = structuredClone(situation);
        const site = resolveOnce(host);
        const first = decideVisit(site, situation, { route, outcome });
        expect(decideVisit(site, structuredClone(situation), { route, outcome })).toEqual(first);
        expect(situation).toEqual(before);
      },
    );
  });
  it('decide the same if facts are fetched one by one, each at most once', () => {
    assertProperty(
      shareOfRun(10_000),
      [any.host, any.situation, any.route, any.outcome],
      (host, situation, route, outcome) => {
        const site = resolveOnce(host);
        const location = { route, outcome };
        const { result } = lazily(situation, (one) => decideVisit(site, one, location));
        expect(said(result)).toEqual(said(settled(decideVisit(site, situation, location))));
      },
    );
  });
  it('do so for any table', () => {
    assertProperty(
      shareOfRun(10_000),
      [randomSite, any.situation, any.route, any.outcome],
      (site, situation, route, outcome) => {
        const location = { route, outcome };
        const all = settled(decideVisit(site, situation, location));
        const { result } = lazily(situation, (one) => decideVisit(site, one, location));
        expect(said(result)).toEqual(said(all));
      },
    );
  });
  it('a whole visit does so for any table', () => {
    assertProperty(
      shareOfRun(5000),
      [randomSite, any.situation, any.path, any.outcome],
      (site, situation, path, outcome) => {
        const { result } = lazily(situation, (one) => followRedirects(site, one, path, outcome));
        expect(came(result)).toEqual(came(settled(followRedirects(site, situation, path, outcome))));
      },
    );
  });
  it('resolve a named destination to a route of the site, for any flags', () => {
    assertProperty(
      shareOfRun(10_000),
      [any.host, any.situation, fc.constantFrom(...namedTables)],
      (host, situation, table) => {
        const site = resolveOnce(host);
        const decided = resolveDestination(
          site,
          deriveFacts(site, situation, { route: 'login', outcome: null }),
          table,
        );
        expect(decided).toMatchObject({ kind: 'decision' });
        if (decided.kind === 'decision') {
          expect(Object.hasOwn(site.routes, decided.destination)).toBe(true);
          expect(rows.has(decided.row)).toBe(true);
        }
      },
    );
  });
});

const resolved = new Map<string, Site>();
function resolveOnce(host: string): Site {
  const site = resolved.get(host) ?? resolveSite(config, host);
  resolved.set(host, site);
  return site;
}

describe('a visit', () => {
  it('ends within maxHops on a page, for every host', () => {
    assertProperty(
      shareOfRun(20_000),
      [any.host, any.situation, any.path, any.outcome],
      (host, situation, path, outcome) => {
        const site = resolveOnce(host);
        const visit = settled(followRedirects(site, situation, path, outcome));
        expect(visit.end).not.toBe('tooManyHops');
        expect(visit.hops.length).toBeLessThanOrEqual(site.settings.maxHops);
        expect(Object.hasOwn(site.routes, visit.route)).toBe(true);
        expect(visit.hops.every(({ row }) => rows.has(row) || row.startsWith('hosts/'))).toBe(true);
      },
    );
  });
  it('ends for any table, loops included', () => {
    assertProperty(
      shareOfRun(10_000),
      [randomSite, any.situation, any.path, any.outcome],
      (site, situation, path, outcome) => {
        const visit = settled(followRedirects(site, situation, path, outcome));
        expect(visit.hops.length).toBeLessThanOrEqual(site.settings.maxHops + 1);
      },
    );
  });
  it('every host × every listed channel × token ends on a page', () => {
    let visits = 0;
    for (const host of hosts) {
      const site = siteOf(host);
      for (const channel of [...Object.keys(site.channels), 'unlisted']) {
        for (const token of [true, false]) {
          const [situation] = fc.sample(any.situation, { numRuns: 1, seed: visits });
          const visit = settled(followRedirects(site, { ...(situation as Situation), channel, token }, '/'));
          expect(visit.end).not.toBe('tooManyHops');
          visits++;
        }
      }
    }
    expect(visits).toBeGreaterThan(3000);
  });
});

describe('channels (T7)', () => {
  const unlisted = fc
    .oneof(
      any.names,
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom('["5265"]', '5265,5266', ' 5265', '05265', '5265.0', '９', 'a'.repeat(1_000_000)),
    )
    .filter((one) => !Object.hasOwn(config.channels.channels, one));
  it('whose number is no own key decide as any unlisted channel', () => {
    assertProperty(
      shareOfRun(10_000),
      [unlisted, any.host, any.situation, any.path],
      (channel, host, situation, path) => {
        const site = resolveOnce(host);
        const come = (one: string) =>
          came(settled(followRedirects(site, { ...situation, channel: one }, path)));
        expect(come(channel)).toEqual(come('1'));
      },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
  it('that are added change nothing for the others', () => {
    const added = fc.record(
      {
        blocked: fc.boolean(),
        relogin: fc.boolean(),
        title: fc.string({ minLength: 1 }),
        cityRule: fc.constantFrom(...Object.keys(config.cities.rules)),
      },
      { requiredKeys: [] },
    );
    const number = fc.integer({ min: 100_000, max: 999_999 }).map(String);
    assertProperty(
      shareOfRun(1000),
      [number, added, any.host, any.situation, any.path],
      (x, entry, host, situation, path) => {
        const channels = { channels: { ...config.channels.channels, [x]: entry } };
        const changed = resolveSite({ ...config, channels }, host);
        expect(came(settled(followRedirects(changed, situation, path)))).toEqual(
          came(settled(followRedirects(resolveOnce(host), situation, path))),
        );
      },
    );
  });
  it('with a row of their own change nothing for the others', () => {
    assertProperty(
      shareOfRun(5000),
      [fc.nat(), any.host, any.situation, any.path],
      (at, host, situation, path) => {
        const site = resolveOnce(host);
        const { rules } = site.navigation;
        const row = { id: 'new', when: { channel: '777777' }, go: 'carloan' as const };
        const index = at % (rules.length + 1);
        const navigation = { ...site.navigation, rules: rules.toSpliced(index, 0, row as never) };
        const plain = settled(followRedirects(site, situation, path));
        const changed = settled(followRedirects({ ...site, navigation }, situation, path));
        expect({ path: changed.path, hops: changed.hops, end: changed.end }).toEqual({
          path: plain.path,
          hops: plain.hops,
          end: plain.end,
        });
      },
    );
  });
});

describe('the order of rows', () => {
  it('does not matter if no two can match the same visit', () => {
    const shuffled = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
    assertProperty(shareOfRun(3000), [shuffled, any.situation, any.route], (order, situation, route) => {
      const site = resolveOnce('default');
      const { success } = site.destinations;
      const rules = [...order.map((at) => success.rules[at]), ...success.rules.slice(5)];
      const changed = {
        ...site,
        destinations: { ...site.destinations, success: { ...success, rules } },
      } as Site;
      const at = { route, outcome: null };
      const end = (one: Site) => {
        const decided = resolveDestination(one, deriveFacts(one, situation, at), 'success');
        return decided.kind === 'decision' && { row: decided.row, destination: decided.destination };
      };
      expect(end(changed)).toEqual(end(site));
    });
  });
});
