import { endOfArea, noArea } from '../../runtime/index.ts';
import { cityOf, provinceOf, type Region } from './read-regions.ts';
import type { RegionsState } from './use-regions.ts';

export type AreaPart = 'province' | 'city' | 'county';

/** The regions that an incomplete code stands for, and those to choose from. */
export interface AreaSelection {
  province: Region | undefined;
  city: Region | undefined;
  county: Region | undefined;
  cities: readonly Region[];
  /** Empty for a city without counties. */
  counties: RegionsState;
  /** The answer, once nothing is left to choose. */
  answer: string | null;
}

/** Resolves a code as far as the lists contain it. */
export function readAreaSelection(
  code: string,
  levels: 2 | 3,
  provinces: readonly Region[],
  countiesOf: (city: Region) => RegionsState,
): AreaSelection {
  const among = (regions: readonly Region[], wanted: string) => regions.find((one) => one.code === wanted);
  const province = among(provinces, provinceOf(code));
  const cities = province?.below ?? [];
  const city = among(cities, cityOf(code));
  const counties = city && levels === 3 ? countiesOf(city) : [];
  const county = typeof counties === 'string' ? undefined : among(counties, code);
  const draft = { province, city, county, cities, counties };
  return { ...draft, answer: answerOf(draft, levels) };
}

function answerOf(
  { province, city, county, cities, counties }: Omit<AreaSelection, 'answer'>,
  levels: 2 | 3,
) {
  if (!province) return null;
  if (!city) return cities.length === 0 ? endOfArea(province.code) : null;
  if (levels === 2) return city.code;
  if (typeof counties === 'string') return null;
  return counties.length === 0 ? endOfArea(city.code) : (county?.code ?? null);
}

/** The first level still to choose; only for a selection that is no answer yet. */
export function missingPart({ province, city }: AreaSelection): AreaPart {
  if (!province) return 'province';
  return city ? 'county' : 'city';
}

/**
 * The code after a column was turned; its first row chooses nothing and keeps the levels above. The only city of a
 * province (北京市) is chosen along with it: there is no alternative.
 */
export function changeArea(
  draft: AreaSelection,
  column: number,
  value: string,
  provinces: readonly Region[],
): string {
  if (value === '') return [noArea, draft.province?.code, draft.city?.code][column] ?? noArea;
  const [onlyCity, ...others] = provinces.find(({ code }) => code === value)?.below ?? [];
  return onlyCity && others.length === 0 ? onlyCity.code : value;
}

/** A city with the same name as its province is named once. */
export function areaName({ province, city, county }: AreaSelection): string {
  const names = [province, city, county].flatMap((region) => (region ? [region.name] : []));
  return names.filter((name, at) => name !== names[at - 1]).join(' ');
}
