import type { Region } from './read-regions.ts';
import { shortName } from './region-name.ts';

/** A division that a search has found. */
export interface FoundRegion {
  region: Region;
  /** The province of a city; undefined for a province. */
  province: Region | undefined;
}

/** How well a division fits: the whole name, its beginning, a part of it, or only with the name of its province. */
type Rank = 0 | 1 | 2 | 3;

/**
 * Provinces and cities whose name contains what was typed, the best ones first; also by the short name (杭州 and 杭州市
 * find each other) and with the province before it (浙江杭州).
 */
export function findRegions(typed: string, provinces: readonly Region[]): FoundRegion[] {
  const query = typed.replace(/\s/g, '');
  if (query === '') return [];
  return listed(provinces)
    .map((found) => ({ found, rank: rankOf(query, found) }))
    .filter((one): one is { found: FoundRegion; rank: Rank } => one.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found);
}

/** A province with one city is left out: choosing it chooses that city. */
function listed(provinces: readonly Region[]): FoundRegion[] {
  return provinces.flatMap((province) => {
    const cities = province.below.map((region) => ({ region, province }));
    return cities.length === 1 ? cities : [{ region: province, province: undefined }, ...cities];
  });
}

function rankOf(query: string, { region, province }: FoundRegion): Rank | null {
  const short = shortName(query);
  if (shortName(region.name) === short) return 0;
  if (region.name.startsWith(short)) return 1;
  if (region.name.includes(short)) return 2;
  return province && isBelow(query, region, province) ? 3 : null;
}

/** Whether the query begins with the province, and goes on with the city or ends. */
function isBelow(query: string, region: Region, province: Region): boolean {
  const cuts = Array.from(query, (_, at) => at + 1);
  return cuts.some(
    (at) =>
      province.name.startsWith(shortName(query.slice(0, at))) &&
      region.name.startsWith(shortName(query.slice(at))),
  );
}
