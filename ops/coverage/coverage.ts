import type { Config } from '../../schemas/index.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import {
  type SituationSpace,
  type SpaceSizes,
  samplesOf,
  sizeOf,
  sizesOf,
  spaceOf,
  weightsOf,
} from '../situations/situation-space.ts';
import type { TrafficRow } from '../traffic/traffic.ts';
import { Counts } from './counts.ts';
import { type Coverable, type CoverableKind, coverablesOf } from './coverables.ts';
import { TracedSituations } from './traced-situations.ts';
import { visitorsPerDayOf } from './visitors-per-day.ts';

/** One row, page or brand with the number of situations that pass through it. */
export interface CoverageItem {
  kind: CoverableKind;
  name: string;
  file: string;
  line: number;
  column: number;
  count: number;
  /** At most so many visitors a day pass; null without traffic.csv. */
  visitorsPerDay: number | null;
  /** No situation passes; never set for `otherwise`, which is required. */
  dead: boolean;
}

/** `funnel.coverage/1` */
export interface Coverage {
  format: 'funnel.coverage/1';
  /** All visitors a day; null without traffic.csv. */
  visitorsPerDay: number | null;
  situations: number;
  /** Situations with a possible arrival; in the others the host lacks the page, or the page lacks the outcome. */
  arriving: number;
  space: SpaceSizes;
  dead: number;
  /** In the order of the files, and of the rows of each table. */
  rows: CoverageItem[];
}

/** @param traffic - the visitors a day; null without traffic.csv */
export function coverageOf(
  config: Config,
  sources: Sources,
  traffic: readonly TrafficRow[] | null = null,
): Coverage {
  const space = spaceOf(config, config);
  const situations = new TracedSituations(config, space);
  const { counts, arriving } = countsIn(situations);
  const visitors = traffic && visitorsPerDayOf(config, space, situations, traffic);
  const rows = coverablesOf(config, sources).map(
    ({ kind, name, file, line, column }: Coverable): CoverageItem => {
      const count = counts.of(kind, name);
      const visitorsPerDay = visitors?.of(kind, name) ?? null;
      const dead = count === 0 && name !== 'otherwise';
      return { kind, name, file, line, column, count, visitorsPerDay, dead };
    },
  );
  return {
    format: 'funnel.coverage/1',
    visitorsPerDay: traffic?.reduce((sum, one) => sum + one.visitors, 0) ?? null,
    situations: sizeOf(space),
    arriving,
    space: sizesOf(space),
    dead: rows.filter(({ dead }) => dead).length,
    rows,
  };
}

/** Counts the situations of a space that pass through each config entry. */
export const countsOf = (config: Config, space: SituationSpace): SituationCounts =>
  countsIn(new TracedSituations(config, space));

interface SituationCounts {
  counts: Counts;
  arriving: number;
}

function countsIn(situations: TracedSituations): SituationCounts {
  const { config, space } = situations;
  const counts = new Counts();
  const weights = weightsOf(space);
  const pages = new Map<string, number>();
  let arriving = 0;
  for (const [{ rows, route, page }, count] of situations.visitCounts(weights)) {
    for (const row of rows) {
      const at = row.indexOf('/');
      counts.add(row.slice(0, at) as CoverableKind, row.slice(at + 1), count);
    }
    if (route === null) continue;
    arriving += count;
    counts.add('route', route, count);
    pages.set(page ?? '', (pages.get(page ?? '') ?? 0) + count);
  }
  for (const page of Object.keys(config.pages)) {
    for (const showing of pagesShowing(config, page)) counts.add('page', page, pages.get(showing) ?? 0);
  }
  for (const [{ row, cityRule }, count] of situations.flagsCounts(weights)) {
    counts.add('flags', row, count);
    if (cityRule !== null) counts.add('cityRule', cityRule, count);
  }
  addBrands(counts, situations, space, weights);
  return { counts, arriving };
}

function addBrands(
  counts: Counts,
  situations: TracedSituations,
  space: SituationSpace,
  weights: readonly (readonly number[])[],
): void {
  const sizes = weights.map((of) => of.reduce((sum, one) => sum + one, 0));
  // All visitors of a channel on a host have the same brand.
  const each = sizes.slice(2).reduce((product, size) => product * size, 1);
  const channels = samplesOf(space.channel).map(({ value }) => value);
  const byKey = new Map<string, { some: string; count: number; branded: number }>();
  for (const channel of channels) {
    const known = byKey.get(situations.brands.keyOf(channel)) ?? { some: channel, count: 0, branded: 0 };
    known.count += each;
    byKey.set(situations.brands.keyOf(channel), known);
  }
  for (const { value: host } of samplesOf(space.host)) {
    for (const alike of byKey.values()) {
      const { brand, variants, levels, network } = situations.brands.of(host, alike.some);
      counts.add('brand', brand, alike.count);
      for (const variant of variants) counts.add('variant', variant, alike.count);
      if (levels.has('host')) counts.add('hostBrand', host, alike.count);
      if (levels.has('channel')) alike.branded += each;
      if (network !== null) counts.add('network', network, alike.count);
    }
  }
  for (const channel of channels) {
    counts.add('channelBrand', channel, byKey.get(situations.brands.keyOf(channel))?.branded ?? 0);
  }
}
