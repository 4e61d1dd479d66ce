import { entriesOf, itemsOf, member, stringsOf } from '../json/json-values.ts';
import { fromPointer } from '../json/pointer.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { FileReferences } from './project.ts';

/** Suffixes of Chinese place names: 杭州市, 内蒙古自治区, 香港特别行政区, 延边朝鲜族自治州. */
const suffix = /(特别行政区|自治区|自治州|地区|市|省|盟|州)$/;
export const withoutCitySuffix = (name: string) => (name.length > 2 ? name.replace(suffix, '') : name);

/** The listed name of a city that has another name here; undefined for a listed or unknown name. */
export type CityResolver = (name: string) => string | undefined;

/**
 * Resolves a city by its aliases in cities.json and by its name with or without the suffix. Names with two different
 * suffixes are two places (吉林市 is a city of 吉林省), so neither stands for the other, and a name without a suffix
 * stands for neither where both are listed.
 */
export function cityResolver(files: readonly ParsedFile[]): CityResolver {
  const listed = entriesOf(member(files.find(({ kind }) => kind === 'cities')?.value, 'cities'));
  const names = new Set(listed.map(([name]) => name));
  const aliases = new Map<string, string>();
  const byStem = new Map<string, { city: string; suffixes: Set<string> }[]>();
  for (const [city, entry] of listed) {
    const own = stringsOf(member(entry, 'aliases'));
    for (const alias of own) aliases.set(alias, city);
    const stem = withoutCitySuffix(city);
    const same = [city, ...own].filter((name) => withoutCitySuffix(name) === stem);
    const suffixes = new Set(same.map((name) => name.slice(stem.length)).filter((text) => text !== ''));
    byStem.set(stem, [...(byStem.get(stem) ?? []), { city, suffixes }]);
  }
  return (name) => {
    if (names.has(name)) return undefined;
    const stem = withoutCitySuffix(name);
    const written = name.slice(stem.length);
    const [found, ...others] = byStem.get(stem) ?? [];
    const fits = found && (written === '' || found.suffixes.size === 0 || found.suffixes.has(written));
    return aliases.get(name) ?? (fits && others.length === 0 ? found.city : undefined);
  };
}

/** A use of a city under another name than the list has for it. */
export interface CityAlias {
  file: ParsedFile;
  pointer: string;
  /** As it is written. */
  name: string;
  /** As the list has it. */
  city: string;
  /** Pointer of the same city in the same list, under its name or, earlier, as the alias again. */
  twin?: string;
}

/**
 * Puts the listed name wherever a file uses another one, in its value and in its references, so that tables, proofs and
 * phones meet listed names only. Changes both in place.
 * @returns what was written otherwise
 */
export function canonicalizeCities(all: readonly FileReferences[], cityOf: CityResolver): CityAlias[] {
  const aliases = all.flatMap(({ file, references }) =>
    references.flatMap((reference): CityAlias[] => {
      const city = reference.kind === 'city' ? cityOf(reference.id) : undefined;
      if (city === undefined) return [];
      const alias = { file, pointer: reference.pointer, name: reference.id, city };
      reference.id = city;
      return [alias];
    }),
  );
  for (const { file, pointer, city } of aliases) {
    const path = fromPointer(pointer);
    const last = path.pop() ?? '';
    const owner = holder(file.value, path);
    if (owner) owner[last] = city;
  }
  return aliases.map((alias) => {
    const twin = twinOf(alias);
    return { ...alias, ...(twin !== undefined && { twin }) };
  });
}

const holder = (root: unknown, path: readonly string[]): Record<string, unknown> | undefined =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], root) as
    | Record<string, unknown>
    | undefined;

function twinOf({ file, pointer, city }: CityAlias): string | undefined {
  const path = fromPointer(pointer);
  const at = path.pop();
  const items = itemsOf(holder(file.value, path));
  const twin = items.findIndex((one, index) => one === city && String(index) !== at);
  return twin < 0 ? undefined : `${pointer.slice(0, pointer.lastIndexOf('/'))}/${twin}`;
}
