import { member } from '../json/json-values.ts';
import type { Field } from './field.ts';
import { flagLabels, isFlag, type Naming } from './flag-labels.ts';
import { distinctLabels } from './rule-labels.ts';

/** What people call each id of a kind: the name of a brand, the cities of a rule, the heading of a page. */
export type Labels = ReadonlyMap<string, string>;

/** Where the ids of each kind stand, and what people call them. */
const idLocations: Record<string, { file: string; map: string; name: (entry: unknown) => string }> = {
  brand: { file: 'brands.json', map: 'brands', name: (entry) => textAt(entry, 'name') },
  variant: {
    file: 'brands.json',
    map: 'variants',
    name: (entry) => textAt(entry, 'name') || textAt(entry, 'note'),
  },
  city: { file: 'definitions/cities.json', map: 'cities', name: (entry) => listAt(entry, 'aliases') },
  cityRule: { file: 'definitions/cities.json', map: 'rules', name: (entry) => listAt(entry, 'cities') },
  route: { file: 'definitions/routes.json', map: 'routes', name: (entry) => textAt(entry, 'path') },
  network: { file: 'definitions/trackers.json', map: 'networks', name: (entry) => textAt(entry, 'name') },
};

const textAt = (entry: unknown, key: string): string => {
  const value = member(entry, key);
  return typeof value === 'string' ? value : '';
};
const listAt = (entry: unknown, key: string): string => {
  const value = member(entry, key);
  return Array.isArray(value) ? value.join('、') : '';
};

/** What names ids: the desk of the page, or one config that a command has read. */
export interface LabelSource extends Naming {
  file(name: string): { value: unknown } | undefined;
}

/** Of the ids, or of the values of a flag, that a field takes. */
export function labelsOf(source: LabelSource, { names, path }: Pick<Field, 'names' | 'path'>): Labels {
  const last = path.at(-1) ?? '';
  if (isFlag(last)) return flagLabels(source, last);
  const location = names === null ? undefined : idLocations[names];
  if (!location) return new Map();
  const map = (member(source.file(location.file)?.value, location.map) ?? {}) as Record<string, unknown>;
  const labels = new Map(Object.entries(map).map(([id, entry]) => [id, location.name(entry)]));
  if (names === 'cityRule') return distinctLabels(source, labels, map);
  if (names !== 'route') return labels;
  return new Map([...labels].map(([id, path]) => [id, source.names?.routes[id] || path]));
}

/**
 * A field of ids whose schema has come without them, as the page has it at first: the files it knows name them too.
 */
export function withChoices(field: Field, labels: Labels): Field {
  // Cities and their rules come about while a dialog is open; the files know them before the schema does.
  const isNewer = field.names === 'city' || field.names === 'cityRule';
  if ((field.choices.length > 0 && !isNewer) || labels.size === 0) return field;
  return { ...field, choices: [...labels.keys()], kind: field.kind === 'tokens' ? 'tokens' : 'choice' };
}
