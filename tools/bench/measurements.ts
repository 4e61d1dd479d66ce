import type { BuildName } from './builds.ts';

/** What several runs have measured of one thing. */
export interface MeasurementSummary {
  median: number;
  least: number;
  most: number;
}

/** By what is measured, then by build; the order is that of the table. */
export type Measurements = Map<string, Map<BuildName, number[]>>;

export function addMeasurement(figures: Measurements, what: string, build: BuildName, value: number): void {
  const ofWhat = figures.get(what) ?? new Map<BuildName, number[]>();
  figures.set(what, ofWhat);
  ofWhat.set(build, [...(ofWhat.get(build) ?? []), value]);
}

/** @throws Error where nothing was measured */
export function summary(values: readonly number[]): MeasurementSummary {
  const sorted = [...values].sort((one, other) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) throw new Error('nothing was measured');
  const half = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(half) - 1] ?? least, sorted[Math.floor(half)] ?? most];
  return { median: (below + above) / 2, least, most };
}

/** The median of one thing in one build, or undefined where it was not measured. */
export function medianOf(figures: Measurements, what: string, build: BuildName): number | undefined {
  const values = figures.get(what)?.get(build);
  return values && summary(values).median;
}
