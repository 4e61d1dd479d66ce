import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { endlessVisits } from '../../../ops/proof/endless.ts';
import { Flow } from '../../../ops/proof/flow.ts';
import { Sites } from '../../../ops/proof/visitor.ts';
import { type DecisionTable, decisionTablesOf } from '../../../ops/tables/decision-tables.ts';
import { SituationSpace } from '../../../ops/tables/table-space.ts';
import { verdictsOf } from '../../../ops/tables/verdicts.ts';
import { evaluateTable } from '../../../runtime/decision-table/decision-table.ts';
import { decideVisit, followRedirects, hostEntry, type Situation } from '../../../runtime/index.ts';
import type { Config, NavigationFile, When } from '../../../schemas/index.ts';
import { withFurtherFacts } from '../../harness/further-facts.ts';
import { config, factsWith, siteOf } from '../../runtime/real-config.ts';
import { host, situation } from '../harness/arbitrary-situations.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

const read = readConfig(join(import.meta.dirname, '../../configs/ok/small'));
if (!read.config) throw new Error('the small config has errors');
const small = withFurtherFacts(read.config);

/** All combinations of values, one of each list. */
function combinations<T extends Record<string, readonly unknown[]>>(
  axes: T,
): { [K in keyof T]: T[K][number] }[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries(axes)) {
    all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return all as { [K in keyof T]: T[K][number] }[];
}

/** A condition on a few values: one, several, or all but some. */
const conditionOf = <T>(...values: T[]) =>
  fc.oneof(
    fc.constantFrom(...values),
    fc.subarray(values, { minLength: 1 }),
    fc.subarray(values, { minLength: 1 }).map((not) => ({ not })),
  );

describe('the verdicts of rows equal those of brute force', () => {
  const when = fc.record(
    {
      'session.token': fc.boolean(),
      user: conditionOf('ok', 'failed'),
      input_form: conditionOf(0, 1),
      succ_todo: conditionOf(0, 1, 2, 3, 4, 5, 6, 7),
      'session.appName': conditionOf<string | null>(null, 'a', 'b'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<When>;
  const visitors = combinations({
    'session.token': [true, false],
    user: ['ok', 'failed'],
    input_form: [0, 1, 9],
    succ_todo: [0, 1, 2, 3, 4, 5, 6, 7, 9],
    'session.appName': [null, 'a', 'b', 'c'],
  } as const)
    .filter((one) => one['session.token'] || one.user === 'failed')
    .map(factsWith);

  it('a dead row matches nobody; a shadowed or repeated row is never the first that matches', () => {
    const verdictKinds = new Set<string>();
    assertProperty(
      shareOfRun(500),
      [fc.array(when, { minLength: 1, maxLength: 6 }), fc.nat()],
      (drawn, again) => {
        const whens = [...drawn, { ...drawn[again % (2 * drawn.length)] }];
        const rules = whens.map((one, index) => ({ id: `r${index}`, when: one }));
        const first = new Set(
          visitors
            .map((one) => evaluateTable(rules, one))
            .map((one) => (one.kind === 'row' ? one.row.id : '')),
        );
        const table: DecisionTable = {
          kind: 'destinations',
          rows: rules.map((rule) => ({
            ...rule,
            file: '',
            pointer: '',
            result: '',
            continues: false,
            effects: [],
          })),
        };
        const verdicts = new Map(
          verdictsOf(new SituationSpace(small, whens), table).map((one) => [one.row.id, one.kind]),
        );
        for (const rule of rules) {
          const isDead = visitors.every((one) => evaluateTable([rule], one).kind !== 'row');
          const verdict = verdicts.get(rule.id) ?? 'fine';
          verdictKinds.add(verdict);
          expect({ rule, isDead: verdict === 'dead' }).toEqual({ rule, isDead });
          const never = ['dead', 'shadowed', 'repeats'].includes(verdict);
          expect({ rule, never }).toEqual({ rule, never: !first.has(rule.id) });
        }
      },
    );
    expect([...verdictKinds].sort()).toEqual(['dead', 'fine', 'partlyShadowed', 'repeats', 'shadowed']);
  });
});

describe('the flow of classes agrees with navigate for each visitor', () => {
  const flow = new Flow(config);
  it('in the shipped config, the row and the destination are among the transitions of the decision point', () => {
    assertProperty(
      shareOfRun(20_000),
      [host, situation, fc.nat(), fc.nat()],
      (at, visitor, route, outcome) => {
        const site = siteOf(at);
        const names = Object.keys(site.routes);
        const name = names[route % names.length] ?? '';
        const outcomes = [null, ...(config.pages[site.routes[name]?.page ?? '']?.outcomes ?? [])];
        const point = { route: name, outcome: outcomes[outcome % outcomes.length] ?? null };
        const decision = decideVisit(site, visitor, point);
        if (decision.kind === 'need') throw new Error('every answer was given');
        const bit = flow.space.hostMask((one) => one.name === hostEntry(config, at));
        const transitions = flow
          .transitions(point)
          .filter(({ who }) => who.some((box) => ((box.host ?? 0n) & bit) !== 0n));
        const results = transitions.map(({ rows, to }) => [
          rows.map(({ id }) => id).join(' ') || 'otherwise',
          to,
        ]);
        const rows = decision.trace.map((step) => step.row).join(' ');
        expect(results).toContainEqual([rows, decision.destination]);
      },
    );
  });
});

describe('endless visits are found exactly where some visitor meets one', () => {
  const routes = Object.keys(small.routes.routes);
  const when = fc.record(
    {
      route: conditionOf(...routes),
      outcome: fc.constant(null),
      'session.token': fc.boolean(),
      user: fc.constantFrom('ok', 'failed'),
      'session.firstVisit': fc.boolean(),
      'query.from': conditionOf<string | null>(null, '4'),
      'query.mark': fc.constantFrom(null, { not: null }),
      'host.relogin': fc.boolean(),
      input_form: fc.constantFrom(0, 1),
      vip: fc.constantFrom(0, 2),
      memberTier: fc.constantFrom('gold', { not: 'gold' }),
      'query.src': conditionOf<string | null>(null, 'app'),
    },
    { requiredKeys: [] },
  );
  const result = fc.oneof(
    { weight: 4, arbitrary: fc.record({ go: fc.constantFrom(...routes, 'loginAddress', 'success') }) },
    { weight: 1, arbitrary: fc.record({ go: fc.constantFrom(...routes), keepQuery: fc.constant(true) }) },
    { weight: 1, arbitrary: fc.constant({ stay: true }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('clearToken', 'loginByMark', 'rememberLogin').map((effect) => ({
        do: [effect],
        continue: true,
      })),
    },
  );
  const navigation = fc.array(fc.tuple(when, result), { minLength: 1, maxLength: 6 }).map((rows) => ({
    rules: rows.map(([one, what], index) => ({ id: `r${index}`, when: one, ...what })),
    otherwise: { stay: true },
  })) as unknown as fc.Arbitrary<NavigationFile>;

  const visitors: Situation[] = combinations({
    token: [true, false],
    user: ['ok', 'failed'],
    firstVisit: [true, false],
    from: [null, '4', '1'],
    mark: [null, 'm'],
    markLogin: ['ok', 'failed'],
    input_form: [0, 1],
    vip: [0, 2],
    memberTier: ['gold', 'none'],
    src: [null, 'app', 'x'],
  } as const).map(({ token, user, firstVisit, from, mark, markLogin, input_form, vip, memberTier, src }) => ({
    channel: '1',
    query: {
      ...(from !== null && { from }),
      ...(mark !== null && { mark }),
      ...(src !== null && { src }),
    },
    token,
    appName: null,
    firstVisit,
    loginAddress: null,
    device: { os: 'other', wechat: false, inApp: false },
    answers: {
      user,
      channelInfo: {
        facts: { application: 'web', bdType: null, memberTier, campaign: null },
        flags: { input_form, succ_todo: 0, fail_todo: 0, vip },
        appName: null,
      },
      ipInfo: { name: '' },
      mark: markLogin,
      markcode: 'ok',
    },
  }));

  /** Follows every visitor from every route of every host. */
  function bruteForce(changed: Config): { isEndless: boolean; decided: Set<string> } {
    const sites = new Sites(changed);
    const decided = new Set<string>();
    let isEndless = false;
    for (const name of Object.keys(changed.hosts.hosts)) {
      const site = sites.of(name);
      for (const { path } of Object.values(site.routes)) {
        for (const visitor of visitors) {
          const chain = followRedirects(site, visitor, path);
          if (chain.kind === 'need') throw new Error('every answer was given');
          for (const { row } of chain.decisions) decided.add(row);
          // Redirects to a route that the host lacks are findings of page-missing-on-host.
          const isMissing = chain.decisions.some(({ reason }) => reason === 'routeMissing');
          isEndless ||= chain.end === 'tooManyHops' && !isMissing;
        }
      }
    }
    return { isEndless, decided };
  }

  it('in random navigation tables, endless visits are found, and rows that never decide are reported correctly', () => {
    const counts = { endless: 0, ending: 0 };
    assertProperty(shareOfRun(400), [navigation], (rules) => {
      const changed: Config = { ...small, navigation: rules };
      const found = endlessVisits(new Flow(changed), new Sites(changed));
      const { isEndless, decided } = bruteForce(changed);
      counts[isEndless ? 'endless' : 'ending']++;
      expect(found.length > 0).toBe(isEndless);
      const [table] = decisionTablesOf(changed, new Set(['navigation'] as const));
      if (!table) throw new Error('there is a navigation table');
      const whens = table.rows.map(({ when }) => when);
      const never = verdictsOf(new SituationSpace(changed, whens), table).filter(
        ({ kind }) => kind !== 'partlyShadowed',
      );
      expect(never.filter(({ row }) => decided.has(`navigation/${row.id}`))).toEqual([]);
    });
    expect(counts.endless).toBeGreaterThan(shareOfRun(40));
    expect(counts.ending).toBeGreaterThan(shareOfRun(40));
  });
});
