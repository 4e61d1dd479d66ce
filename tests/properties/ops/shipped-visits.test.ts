import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { InvariantProver } from '../../../ops/invariants/prove.ts';
import { type Facts, factOf, resolveSite, type Situation } from '../../../runtime/index.ts';
import type { Invariant } from '../../../schemas/index.ts';
import { visitOf } from '../../ops/invariants/real-visits.ts';
import { shareOfRun } from '../harness/property.ts';

const { config: shipped } = readConfig(join(import.meta.dirname, '../../..'));
if (!shipped) throw new Error('the shipped config is sound');
const config = shipped;

const paths = ['/', '/nothing', ...Object.values(config.routes.routes).map(({ path }) => path)];
const outcomes = new Map(
  Object.values(config.routes.routes).map(({ path, page }) => [path, config.pages[page]?.outcomes ?? []]),
);
const start = fc
  .constantFrom(...paths)
  .chain((path) => fc.tuple(fc.constant(path), fc.constantFrom(null, null, ...(outcomes.get(path) ?? []))));
const okOrFailed = fc.constantFrom('ok' as const, 'ok' as const, 'failed' as const);
const query = fc.record(
  { mark: fc.constant('m'), markcode: fc.constant('c'), from: fc.constantFrom('4', '1') },
  { requiredKeys: [] },
);
const info = fc.record({
  facts: fc.record({
    application: fc.constantFrom('web', 'ios', 'android'),
    bdType: fc.constantFrom(null, '1', '2', '9'),
  }),
  appName: fc.constant(null),
  flags: fc.record({
    input_form: fc.constantFrom(0, 1),
    succ_todo: fc.constantFrom(0, 2, 4, 5, 7, 9),
    fail_todo: fc.constantFrom(0, 1, 3, 5, 6, 9),
  }),
});
const situation = fc
  .record({
    channel: fc.constantFrom('0', '5813', '683', '5611', ...Object.keys(config.channels.channels)),
    query,
    token: fc.boolean(),
    appName: fc.constantFrom(null, 'app'),
    firstVisit: fc.boolean(),
    loginAddress: fc.constantFrom(null, '/login', '/v2/login', '/m/index.html'),
    device: fc.constant({ os: 'other' as const, wechat: false, inApp: false }),
    mark: okOrFailed,
    user: okOrFailed,
    channelInfo: fc.oneof(info, info, fc.constant('failed' as const)),
    ipInfo: fc.oneof(
      fc.constantFrom(...Object.keys(config.cities.cities), '无锡').map((name) => ({ name })),
      fc.constant('failed' as const),
    ),
  })
  .map(
    ({ mark, user, channelInfo, ipInfo, ...rest }): Situation => ({
      ...rest,
      answers: { mark, markcode: mark, user, channelInfo, ipInfo },
    }),
  );

/** Facts whose value is one of the domain of a condition; a flag outside its codes and a number of no channel are not. */
const expressible = (facts: Facts, names: readonly string[]): Invariant['for'] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = factOf(facts, name);
      const isOther = value === undefined || Array.isArray(value) || value === 9;
      return isOther || (name === 'channel' && value === '0') ? [] : [[name, value as string]];
    }),
  );
const asked = fc.subarray([
  'host',
  'channel',
  'channel.blocked',
  'channel.relogin',
  'route',
  'outcome',
  'session.token',
  'session.firstVisit',
  'session.appName',
  'user',
  'ipInfo',
  'city',
  'channelInfo',
  'application',
  'bdType',
  'input_form',
  'succ_todo',
  'fail_todo',
  'query.mark',
  'query.markcode',
  'query.from',
  'markLogin',
] as const);

it('the proof never rules out a page of the shipped config that a real visitor reaches', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(config.hosts.hosts)),
      start,
      situation,
      asked,
      (host, [path, outcome], visitor, names) => {
        const site = resolveSite(config, host);
        const isHere = path === '/' || Object.values(site.routes).some((route) => route.path === path);
        fc.pre(outcome === null || isHere);
        const { facts, landing, reached } = visitOf(site, visitor, path, outcome);
        const about = expressible(facts, names);
        const of = (claim: NonNullable<Invariant['never']>): Invariant => ({
          id: 'it',
          about: '它 | it',
          for: about,
          never: claim,
        });
        const all = [of({ lands: [landing] }), ...[...reached].map((page) => of({ reaches: [page] }))];
        const prover = new InvariantProver(config, all);
        for (const one of all) expect(prover.prove(one).kind, JSON.stringify(one)).toBe('violated');
      },
    ),
    { numRuns: shareOfRun(30) },
  );
}, 120_000);
