/** A region with the regions of the level below it. */
export interface Region {
  code: string;
  name: string;
  below: readonly Region[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCode = (code: unknown): code is string => typeof code === 'string' && /^[1-9]\d{5}$/.test(code);
const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';

/**
 * Decodes the provinces of a response of the region call; null if it contains none. Three formats are read: a tree
 * (`provinces`, `cities`, `counties`), three lists by level (`province_list` …), and one list keyed by area code.
 */
export function readRegions(data: unknown): Region[] | null {
  if (!isObject(data)) return null;
  const provinces = Array.isArray(data.provinces)
    ? readTree(data.provinces, ['cities', 'counties'])
    : readCodes({
        ...readList(data.province_list),
        ...readList(data.city_list),
        ...readList(data.county_list),
        ...data,
      });
  return provinces.length > 0 ? provinces : null;
}

/**
 * Decodes the counties of a city from a response of the region call; null if it is unreadable. An empty list is valid:
 * some cities have no counties. PHP encodes an empty object as [].
 */
export function readCounties(data: unknown, city: string): Region[] | null {
  if (Array.isArray(data) && data.length === 0) return [];
  if (!isObject(data)) return null;
  return Object.entries({ ...data, ...readList(data.county_list) })
    .filter((entry): entry is [string, string] => isCode(entry[0]) && isName(entry[1]))
    .filter(([code]) => code !== city && cityOf(code) === city)
    .map(([code, name]) => ({ code, name, below: [] }));
}

const readList = (list: unknown): Json => (isObject(list) ? list : {});

function readTree(list: readonly unknown[], levels: readonly string[]): Region[] {
  const [level, ...deeper] = levels;
  return list.flatMap((item) => {
    if (!isObject(item) || !isCode(item.code) || !isName(item.name)) return [];
    const below = level === undefined ? undefined : item[level];
    return [{ code: item.code, name: item.name, below: Array.isArray(below) ? readTree(below, deeper) : [] }];
  });
}

/** A code shows its level and its parent: 00 00 at the end is a province, 00 a city. */
function readCodes(names: Json): Region[] {
  const regions = Object.entries(names)
    .filter((entry): entry is [string, string] => isCode(entry[0]) && isName(entry[1]))
    .map(([code, name]) => ({ code, name, below: [] as Region[] }));
  const byCode = new Map(regions.map((region) => [region.code, region]));
  const provinces: Region[] = [];
  for (const region of regions) {
    if (region.code.endsWith('0000')) provinces.push(region);
    else
      byCode
        .get(region.code.endsWith('00') ? provinceOf(region.code) : cityOf(region.code))
        ?.below.push(region);
  }
  return provinces;
}

export const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`;
export const cityOf = (code: string): string => `${code.slice(0, 4)}00`;
