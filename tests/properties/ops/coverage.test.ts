import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Counts } from '../../../ops/coverage/counts.ts';
import type { CoverableKind } from '../../../ops/coverage/coverables.ts';
import { countsOf } from '../../../ops/coverage/coverage.ts';
import { TracedSituations } from '../../../ops/coverage/traced-situations.ts';
import { visitorsPerDayOf } from '../../../ops/coverage/visitors-per-day.ts';
import { countWhere } from '../../../ops/situations/count.ts';
import {
  ipInfoOf,
  type SituationSpace,
  spaceOf,
  weightsOf,
} from '../../../ops/situations/situation-space.ts';
import type { TrafficRow } from '../../../ops/traffic/traffic.ts';
import {
  channelOf,
  followRedirects,
  ownEntry,
  resolveBrand,
  resolveFlags,
  resolveSite,
  type ServerAnswers,
  type Site,
} from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { assertProperty, shareOfRun, shareOfSlowRun } from '../harness/property.ts';
import { answersBesideAxes, visitorOnArrival } from './oracle/server-of-visitor.ts';
import { channelOfRow, eachSituation, thinned, type Values } from './oracle/situations.ts';
import { canFinish } from './oracle/who-finishes.ts';
import { edited, editedTwins } from './small-plan.ts';

const sites = new WeakMap<Config, Map<string, Site>>();
function siteOf(config: Config, host: string): Site {
  const known = sites.get(config) ?? new Map<string, Site>();
  sites.set(config, known);
  const site = known.get(host) ?? resolveSite(config, host);
  known.set(host, site);
  return site;
}

/** The pages that a page of the small config opens in a sheet. */
const sheets: Readonly<Record<string, readonly string[]>> = { login: ['thanks'] };

/** What one situation passes through, by brute force: with all API responses at once, row by row. */
function passedBy(config: Config, values: Values): Set<string> {
  const { host, channel: number, arrival, login, loginAddress, city, info, flags: answered } = values;
  const site = siteOf(config, host);
  const answers: ServerAnswers = {
    ...answersBesideAxes(login, arrival.extras, config.facts),
    ipInfo: ipInfoOf(city),
    channelInfo: info === null ? 'failed' : { facts: info, flags: answered, appName: null },
  };
  const situation = visitorOnArrival(number, login, loginAddress, arrival.extras, answers);
  const channel = channelOf(site, number);
  const passed = new Set<string>();
  const flags = resolveFlags(site, channel, { ...situation, token: true });
  passed.add(`flags/${flags?.row}`);
  if (flags?.cityRule) passed.add(`cityRule/${flags.cityRule}`);
  const brand = resolveBrand(site, channel, { appName: null, appCompany: null });
  passed.add(`brand/${brand.id}`);
  if (channel.ads?.network) passed.add(`network/${channel.ads.network}`);
  const { path, outcome } = arrival;
  if (outcome !== null && !canFinish(config, site, { path, outcome }, login !== 'none')) return passed;
  const chain = followRedirects(site, situation, arrival.path, arrival.outcome);
  if (chain.kind === 'need') throw new Error('every answer was given');
  passed.add(`route/${chain.route}`);
  const page = ownEntry(site.routes, chain.route)?.page ?? '';
  for (const shown of [page, ...(sheets[page] ?? [])]) passed.add(`page/${shown}`);
  for (const { trace } of chain.decisions) for (const { table, row } of trace) passed.add(`${table}/${row}`);
  return passed;
}

function bruteForce(
  config: Config,
  space: SituationSpace,
): { counts: Counts; situations: number; names: Set<string> } {
  const counts = new Counts();
  const names = new Set<string>();
  let situations = 0;
  eachSituation(space, (_, values) => {
    situations++;
    for (const name of passedBy(config, values)) {
      const at = name.indexOf('/');
      counts.add(name.slice(0, at) as CoverableKind, name.slice(at + 1), 1);
      names.add(name);
    }
  });
  return { counts, situations, names };
}

/** Names as an export has them: listed and unlisted ones, an alias, and none. */
const trafficRow: fc.Arbitrary<TrafficRow> = fc.record({
  channel: fc.constantFrom('1', '2', '3', '77', ''),
  host: fc.constantFrom('default', 'auto.example', 'other.example'),
  city: fc.constantFrom('深圳', '深圳市', '杭州', '北京', ''),
  visitors: fc.integer({ min: 1, max: 1000 }),
});

/** What the visitors of a traffic row pass through, by brute force under the names of the row. */
function passedByRow(config: Config, space: SituationSpace, row: TrafficRow): Set<string> {
  const one: SituationSpace = {
    ...space,
    host: { ...space.host, classes: [[0]] },
    channel: { ...space.channel, classes: [[0]] },
    city: { ...space.city, classes: [[0]] },
  };
  const cities = row.city === '' ? space.city.values : [row.city];
  const { host } = row;
  const channel = channelOfRow(space, row);
  const passed = new Set<string>();
  eachSituation(one, (_, values) => {
    for (const city of cities) {
      for (const name of passedBy(config, { ...values, host, channel, city })) passed.add(name);
    }
  });
  return passed;
}

/** The rows that continue, which are part of no trace. */
const continuing = ({ navigation }: Config) =>
  new Set(navigation.rules.filter((rule) => rule.continue).map(({ id }) => `navigation/${id}`));

describe('coverage', () => {
  it('coverage counts every row, page, brand and network as brute force over all situations does', {
    timeout: 300_000,
  }, () => {
    let all = 0;
    const kinds = new Set<string>();
    assertProperty(
      shareOfSlowRun(40),
      [fc.oneof(edited, editedTwins), fc.nat()],
      ({ after: config }, seed) => {
        const whole = spaceOf(config, config);
        // Twins have the same traces only with both addresses.
        const space = { ...thinned(whole, seed), loginAddress: whole.loginAddress };
        const { counts } = countsOf(config, space);
        const expected = bruteForce(config, space);
        all += expected.situations;
        const aside = continuing(config);
        for (const name of expected.names) {
          const at = name.indexOf('/');
          const kind = name.slice(0, at) as CoverableKind;
          if (aside.has(name)) continue;
          kinds.add(kind);
          const id = name.slice(at + 1);
          expect({ name, count: counts.of(kind, id) }).toEqual({ name, count: expected.counts.of(kind, id) });
        }
        for (const { id } of config.navigation.rules) {
          if (expected.names.has(`navigation/${id}`) || aside.has(`navigation/${id}`)) continue;
          expect({ id, count: counts.of('navigation', id) }).toEqual({ id, count: 0 });
        }
      },
    );
    expect(all).toBeGreaterThan(shareOfSlowRun(100_000));
    expect([...kinds]).toEqual(expect.arrayContaining(['brand', 'flags', 'navigation', 'page', 'route']));
  });

  it('the visitors of a traffic row count for an entry exactly where some situation of theirs passes through it', {
    timeout: 300_000,
  }, () => {
    let [passing, others] = [0, 0];
    assertProperty(
      shareOfSlowRun(80),
      [edited, fc.nat(), fc.array(trafficRow, { minLength: 2, maxLength: 4 })],
      ({ after: config }, seed, rows) => {
        const whole = spaceOf(config, config);
        const { host, channel, city } = whole;
        const space = { ...thinned(whole, seed), host, channel, city };
        const visitors = visitorsPerDayOf(config, space, new TracedSituations(config, space), rows);
        const passed = rows.map((row) => ({ row, names: passedByRow(config, space, row) }));
        const aside = continuing(config);
        const { rules } = config.navigation;
        const names = new Set([
          ...rules.map(({ id }) => `navigation/${id}`),
          ...passed.flatMap(({ names: of }) => [...of]),
        ]);
        for (const name of names) {
          if (aside.has(name)) continue;
          const at = name.indexOf('/');
          const found = visitors.of(name.slice(0, at) as CoverableKind, name.slice(at + 1));
          const meant = passed.filter(({ names: of }) => of.has(name));
          const expected = meant.reduce((sum, { row }) => sum + row.visitors, 0);
          expect({ name, found }).toEqual({ name, found: expected });
          passing += meant.length;
          others += rows.length - meant.length;
        }
      },
    );
    expect(Math.min(passing, others)).toBeGreaterThan(shareOfSlowRun(100));
  });

  it('coverage counts a row that continues where its conditions hold at its evaluation', () => {
    assertProperty(shareOfSlowRun(60), [edited], ({ after }) => {
      const config = structuredClone(after);
      const everybody = { id: 'everybody', when: {}, do: ['rememberLogin'], continue: true };
      config.navigation.rules.unshift(everybody as never);
      const { counts, arriving } = countsOf(config, spaceOf(config, config));
      expect(counts.of('navigation', 'everybody')).toBe(arriving);
    });
  });
});

describe('find', () => {
  it('find returns exactly the situations that match all parts of a query', { timeout: 300_000 }, () => {
    let met = 0;
    assertProperty(
      shareOfRun(30),
      [edited, fc.nat(), fc.constantFrom('login', 'car', 'thanks')],
      ({ after: config }, seed, route) => {
        const space = thinned(spaceOf(config, config), seed);
        const wanted = config.brands.default;
        const found = new TracedSituations(config, space).where({
          brand: ({ brand }) => brand.brand === wanted,
          visit: (visit) => visit.route === route,
          flags: ({ cityRule }) => cityRule === null,
        });
        let expected = 0;
        eachSituation(space, (_, values) => {
          const passed = passedBy(config, values);
          const cityRule = [...passed].some((one) => one.startsWith('cityRule/'));
          if (passed.has(`brand/${wanted}`) && passed.has(`route/${route}`) && !cityRule) expected++;
        });
        expect(countWhere(found, weightsOf(space), (is) => is)).toBe(expected);
        met += expected;
      },
    );
    expect(met).toBeGreaterThan(shareOfRun(2000));
  });
});
