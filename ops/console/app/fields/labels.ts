import type { Desk } from '../desk.ts';
import type { Field } from './field.ts';
import { valueIn } from './field-edit.ts';

/** Where the ids of each kind stand, and what people call them. */
const places: Record<string, { file: string; map: string; name: (entry: unknown) => string }> = {
  brand: { file: 'brands.json', map: 'brands', name: (entry) => textAt(entry, 'name') },
  variant: { file: 'brands.json', map: 'variants', name: (entry) => textAt(entry, 'name') },
  city: { file: 'definitions/cities.json', map: 'cities', name: (entry) => listAt(entry, 'aliases') },
  cityRule: { file: 'definitions/cities.json', map: 'rules', name: (entry) => listAt(entry, 'cities') },
  route: { file: 'definitions/routes.json', map: 'routes', name: (entry) => textAt(entry, 'path') },
  network: { file: 'definitions/trackers.json', map: 'networks', name: (entry) => textAt(entry, 'name') },
};

const textAt = (entry: unknown, key: string): string => {
  const value = valueIn(entry, [key]);
  return typeof value === 'string' ? value : '';
};
const listAt = (entry: unknown, key: string): string => {
  const value = valueIn(entry, [key]);
  return Array.isArray(value) ? value.join('、') : '';
};

/** What people call each id of a kind: the name of a brand, the cities of a rule. */
export function labelsOf(desk: Desk, names: string | null): ReadonlyMap<string, string> {
  const place = names === null ? undefined : places[names];
  if (!place) return new Map();
  const map = valueIn(desk.file(place.file)?.value, [place.map]);
  return new Map(
    Object.entries((map ?? {}) as Record<string, unknown>).map(([id, entry]) => [id, place.name(entry)]),
  );
}

/**
 * A field of ids whose schema has come without them, as the page has it at first: the files it knows name them too.
 */
export function withChoices(field: Field, labels: ReadonlyMap<string, string>): Field {
  if (field.choices.length > 0 || labels.size === 0) return field;
  return { ...field, choices: [...labels.keys()], kind: field.kind === 'tokens' ? 'tokens' : 'choice' };
}

/** Ids by those names that mean one id only, and cities by each of their aliases. */
export function idsByName(labels: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const shared = new Set<string>();
  for (const [id, label] of labels) {
    for (const name of [label, ...label.split('、')]) {
      if (name === '' || labels.has(name)) continue;
      if (ids.has(name) && ids.get(name) !== id) shared.add(name);
      ids.set(name, id);
    }
  }
  for (const name of shared) ids.delete(name);
  return ids;
}
