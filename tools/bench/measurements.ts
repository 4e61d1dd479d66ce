import type { BuildName } from './builds.ts';

/** The values of one measurement over several runs. */
export interface MeasurementSummary {
  median: number;
  least: number;
  most: number;
}

/** By measurement, then by build, in table order. */
export type Measurements = Map<string, Map<BuildName, number[]>>;

export function addMeasurement(figures: Measurements, what: string, build: BuildName, value: number): void {
  const ofWhat = figures.get(what) ?? new Map<BuildName, number[]>();
  figures.set(what, ofWhat);
  ofWhat.set(build, [...(ofWhat.get(build) ?? []), value]);
}

/** @throws Error when there is no value */
export function summary(values: readonly number[]): MeasurementSummary {
  const sorted = [...values].sort((one, other) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) throw new Error('nothing was measured');
  const half = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(half) - 1] ?? least, sorted[Math.floor(half)] ?? most];
  return { median: (below + above) / 2, least, most };
}

/** The median of one measurement of one build; undefined when it was not measured. */
export function medianOf(figures: Measurements, what: string, build: BuildName): number | undefined {
  const values = figures.get(what)?.get(build);
  return values && summary(values).median;
}
