import type { ReadConfig } from '../../ops/check/check-config.ts';
import { type Plan, planOf } from '../../ops/plan/plan.ts';
import type { Progress } from '../../ops/plan/progress.ts';
import { trafficCounterOf, withVisitorsPerDay } from '../../ops/plan/visitors-per-day.ts';
import { trafficIn } from './row-reach.ts';

type WellFormed = NonNullable<ReadConfig['wellFormed']>;

/**
 * A plan with the visitors a day that traffic.csv knows.
 * @param dir - the folder of traffic.csv
 * @param configs - of both readings; site-wide errors may remain
 * @param live - what visitors meet, where that is not the first of both
 */
export function planWithTraffic(
  dir: string,
  [before, after]: readonly [ReadConfig, ReadConfig],
  configs: readonly [WellFormed, WellFormed],
  base: string,
  onProgress?: (progress: Progress) => void,
  live?: WellFormed,
): Plan {
  const sides = { before: { ...before, config: configs[0] }, after: { ...after, config: configs[1] } };
  const plan = planOf(sides, base, null, onProgress, live);
  const rows = trafficIn(dir);
  return rows ? withVisitorsPerDay(plan, trafficCounterOf(rows, sides, plan)) : plan;
}
