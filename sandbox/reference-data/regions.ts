import type { Regions } from '../../schemas/api/index.ts';
import { regionTable } from './region-table.ts';

/** Provinces, cities and counties keyed by 6-digit area code; every province has a city, every city a county. */
export const regions: Regions = readTable(regionTable);

const codesByCity = new Map(Object.entries(regions.city_list).map(([code, name]) => [name, code]));

/** The area code of a city by its name, with or without 市; undefined for a city that the list lacks. */
export function findCityCode(name: string): string | undefined {
  return codesByCity.get(name) ?? codesByCity.get(`${name}市`);
}

// A code shows its level: 00 00 at the end is a province, 00 a city.
function readTable(table: string): Regions {
  const lists: Regions = { province_list: {}, city_list: {}, county_list: {} };
  for (const [, code = '', name = ''] of table.matchAll(/(\d{6}) (\S+)/g)) {
    if (code.endsWith('0000')) lists.province_list[code] = name;
    else if (code.endsWith('00')) lists.city_list[code] = name;
    else lists.county_list[code] = name;
  }
  return lists;
}

const noRegions: Regions = { province_list: {}, city_list: {}, county_list: {} };

/** The lists of the upper levels; any level other than 1 and 2 means all three. */
export function regionsDownTo(level: string): Regions {
  if (level === '1') return { ...noRegions, province_list: regions.province_list };
  return level === '2' ? { ...regions, county_list: {} } : regions;
}

/** The cities of a province, or the counties of a city; empty for any other code. */
export function regionsBelow(parent: string): Regions {
  const startingWith = (start: string, list: Record<string, string>) =>
    Object.fromEntries(Object.entries(list).filter(([code]) => code.startsWith(start)));
  if (Object.hasOwn(regions.province_list, parent)) {
    return { ...noRegions, city_list: startingWith(parent.slice(0, 2), regions.city_list) };
  }
  if (!Object.hasOwn(regions.city_list, parent)) return noRegions;
  return { ...noRegions, county_list: startingWith(parent.slice(0, 4), regions.county_list) };
}
