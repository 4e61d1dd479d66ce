import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionalPartsOf } from '../../../ops/conditions/page-conditions.ts';
import { AffectedLocations } from '../../../ops/dependencies/affected-locations.ts';
import { DependencyVersions } from '../../../ops/dependencies/dependency-versions.ts';
import { tablesOfVisitors } from '../../../ops/dependencies/tables-of-visitors.ts';
import { InternedNames } from '../../../ops/situations/interned-names.ts';
import {
  followRedirects,
  noChannelInfo,
  resolveSite,
  type Site,
  type Situation,
} from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { shareOfRun } from '../../properties/harness/property.ts';
import { config as shipped } from '../../runtime/real-config.ts';

// The oracle is the visit itself: `followRedirects` knows nothing of versions, dependencies or affected locations.

const names = new InternedNames();
const config: Config = structuredClone(shipped);
config.channels.channels['700'] = { blocked: true };
config.channels.channels['701'] = { relogin: true, tags: ['vip'] };
config.navigation.rules.splice(
  3,
  0,
  { id: 'vip', when: { 'channel.tag': ['vip'], route: 'city', outcome: null }, go: 'from' },
  { id: 'one', when: { channel: '675', outcome: 'goHome' }, go: 'city' },
  { id: 'others', when: { host: { not: ['default'] }, route: 'from', outcome: null }, go: 'success' },
);
config.destinations.success.rules.unshift({ id: 'vip', when: { 'channel.tag': 'vip' }, go: 'loginAddress' });

const routeNames = Object.keys(config.routes.routes);
const paths = [
  ...Object.values(config.routes.routes).map(({ path }) => path.replace('*', 'no-such-page')),
  '/',
];
const outcomes = [null, ...new Set(Object.values(config.pages).flatMap(({ outcomes = [] }) => outcomes))];
const visitor: fc.Arbitrary<Situation> = fc
  .record({
    channel: fc.constantFrom('675', '700', '701', '0'),
    token: fc.boolean(),
    firstVisit: fc.boolean(),
    loginAddress: fc.constantFrom(null, '/login', '/v1/login', '/carloan'),
    query: fc.constantFrom({}, { mark: 'x' }, { from: '4' }),
    answers: fc.record({
      user: fc.constantFrom('ok' as const, 'failed' as const),
      mark: fc.constantFrom('ok' as const, 'failed' as const),
      markcode: fc.constant('ok' as const),
      ipInfo: fc.constantFrom('failed' as const, { name: '上海' }),
      channelInfo: fc.tuple(fc.nat(1), fc.nat(7), fc.nat(7)).map(([input_form, succ_todo, fail_todo]) => ({
        ...noChannelInfo(config.facts),
        flags: { input_form, succ_todo, fail_todo },
      })),
    }),
  })
  .map((one) => ({ appName: null, device: { os: 'other', wechat: false, inApp: false }, ...one }));

/** One edit of a row: another destination, or the row removed. */
const edit: fc.Arbitrary<Config> = fc
  .record({
    at: fc.nat(),
    table: fc.constantFrom('navigation', 'success', 'failure', 'skipForm'),
    go: fc.constantFrom(...routeNames, null),
  })
  .map(({ at, table, go }) => {
    const head = structuredClone(config);
    const { rules }: { rules: { go?: string | undefined }[] } =
      table === 'navigation' ? head.navigation : head.destinations[table as 'success'];
    const row = rules[at % Math.max(rules.length, 1)];
    if (row?.go === undefined || go === null) rules.splice(at % Math.max(rules.length, 1), 1);
    else row.go = go;
    return head;
  });

const end = (site: Site, situation: Situation, path: string, outcome: string | null): string => {
  const chain = followRedirects(site, situation, path, outcome);
  if (chain.kind === 'need') throw new Error('every answer is known');
  const { route, path: at, decisions, end: how, situation: then } = chain;
  return JSON.stringify([
    route,
    at,
    how,
    decisions.at(-1)?.message,
    then.token,
    then.query,
    then.loginAddress,
  ]);
};
const host = fc.constantFrom(...Object.keys(config.hosts.hosts));
const start = fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...outcomes));
const visit = fc.tuple(start, visitor);

describe('the visits that an edit of a row cannot change', () => {
  it('are found without resolving them: real visits of both configs end alike', () => {
    const edits = shareOfRun(150);
    const counts = { unaffected: 0, affected: 0, differs: 0 };
    fc.assert(
      fc.property(edit, host, fc.array(visit, { minLength: 30, maxLength: 30 }), (head, name, visits) => {
        const [before, after] = [resolveSite(config, name), resolveSite(head, name)];
        for (const [[path, outcome], situation] of visits) {
          const versions = (site: Site) =>
            new DependencyVersions(
              tablesOfVisitors(site, situation.channel, conditionalPartsOf(config)),
              config.routes.routes,
              names,
            );
          const affected = new AffectedLocations(before, versions(before), versions(after));
          const isAffected = affected.arrival({ path, outcome, extras: {}, extrasName: '', name: path });
          const differs = end(before, situation, path, outcome) !== end(after, situation, path, outcome);
          counts[isAffected ? 'affected' : 'unaffected'] += 1;
          counts.differs += Number(differs);
          if (differs) expect(isAffected).toBe(true);
        }
      }),
      { numRuns: edits },
    );
    expect(counts.unaffected + counts.affected).toBe(edits * 30);
    // The edits are no good where few of them change a visit, nor the answer where it is always yes.
    expect(counts.differs).toBeGreaterThan(shareOfRun(10));
    expect(counts.unaffected).toBeGreaterThan(counts.affected);
  });
});

describe('the tables as the visitors of a channel meet them on a host', () => {
  it('decide as the tables of the config', () => {
    const visits = shareOfRun(2000);
    let shorter = 0;
    fc.assert(
      fc.property(host, start, visitor, (name, [path, outcome], situation) => {
        const site = resolveSite(config, name);
        const tables = tablesOfVisitors(site, situation.channel, conditionalPartsOf(config));
        shorter += Number(tables.navigation.rules.length < site.navigation.rules.length);
        expect(end({ ...site, ...tables }, situation, path, outcome)).toBe(
          end(site, situation, path, outcome),
        );
      }),
      { numRuns: visits },
    );
    expect(shorter).toBe(visits);
  });
});
