import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Comparison } from '../../../ops/compare/comparison.ts';
import { PlanReporter } from '../../../ops/plan/plan-reporter.ts';
import { trafficCounterOf } from '../../../ops/plan/visitors-per-day.ts';
import { extentsOf } from '../../../ops/situations/extents.ts';
import { type SituationSpace, spaceOf, weightsOf } from '../../../ops/situations/situation-space.ts';
import type { TrafficRow } from '../../../ops/traffic/traffic.ts';
import { Claims } from '../../../ops/witnesses/claims.ts';
import type { Config } from '../../../schemas/index.ts';
import { assertProperty, shareOfSlowRun } from '../harness/property.ts';
import { differenceAt } from './oracle/differences.ts';
import { channelOfRow, eachSituation, thinned, type Values } from './oracle/situations.ts';
import { edited } from './small-plan.ts';

/** Names as an export has them: listed and unlisted ones, an alias, and none. */
const row: fc.Arbitrary<TrafficRow> = fc.record({
  channel: fc.constantFrom('1', '2', '3', '4', '0', '77', ''),
  host: fc.constantFrom('default', 'auto.example', 'other.example'),
  city: fc.constantFrom('深圳', '深圳市', '杭州', '北京', ''),
  visitors: fc.integer({ min: 1, max: 1000 }),
});

/** The situations of one visitor: few values of the other axes. */
function situationsOf(space: SituationSpace): Values[] {
  const found: Values[] = [];
  const { host, channel, city } = space;
  const one: SituationSpace = {
    ...space,
    host: { ...host, classes: [[0]] },
    channel: { ...channel, classes: [[0]] },
    city: { ...city, classes: [[0]] },
  };
  eachSituation(one, (_, values) => found.push(values));
  return found;
}

/** Whether a visitor of the row, under the names of the row, gets another result. */
function hasDifference(before: Config, after: Config, row: TrafficRow, space: SituationSpace): boolean {
  const cities = row.city === '' ? space.city.values : [row.city];
  const { host } = row;
  const channel = channelOfRow(space, row);
  return situationsOf(space).some((values) =>
    cities.some((city) => differenceAt(before, after, { ...values, host, channel, city }).length > 0),
  );
}

it('the visitors a day are those of the rows whose visitors get another result, one by one', {
  timeout: 120_000,
}, () => {
  let [counted, left] = [0, 0];
  assertProperty(
    shareOfSlowRun(160),
    [edited, fc.nat(), fc.array(row, { minLength: 1, maxLength: 8 })],
    ({ before, after }, seed, rows) => {
      const whole = spaceOf(before, after);
      const { host, channel, city } = whole;
      const space = { ...thinned(whole, seed), host, channel, city };
      const comparison = new Comparison(space, [before, after]);
      const both = { before: comparison.revision(before), after: comparison.revision(after) };
      const changes = comparison.changes(both.before, both.after);
      const claims = new Claims(space, both);
      const reporter = new PlanReporter(space, weightsOf(space), 'before', after.facts, new Set(), claims);
      const extents = [...extentsOf(changes, (change) => (change ? [change.step] : [])).values()];
      const sides = { before: { config: before }, after: { config: after } } as never;
      const counter = trafficCounterOf(rows, sides, { renamed: [] });
      const expected = rows.filter((one) => hasDifference(before, after, one, space));
      expect(counter.count(extents.map((products) => reporter.extent(products)))).toBe(
        expected.reduce((sum, { visitors }) => sum + visitors, 0),
      );
      counted += expected.length;
      left += rows.length - expected.length;
    },
  );
  expect(Math.min(counted, left)).toBeGreaterThan(shareOfSlowRun(20));
});
