import { namedDestinations } from '../../schemas/names/destination-names.ts';
import { answerLabels, isAnswerFact } from '../conditions/answer-labels.ts';
import { entriesOf, isObject, member, stringsOf } from '../json/json-values.ts';
import { languageName } from '../languages/language-name.ts';
import { defaultLanguageOf, languagesOfSite } from '../languages/site-languages.ts';
import { routeTitle } from '../text/route-title.ts';
import type { Field } from './field.ts';
import { flagLabels, isFlag, type Naming } from './flag-labels.ts';
import { closedValueLabels, destinationWords } from './label-words.ts';
import { distinctLabels } from './rule-labels.ts';

/** The label of each id of a kind: the name of a brand, the cities of a rule, the heading of a page. */
export type Labels = ReadonlyMap<string, string>;

/** The location of the ids of each kind, with the label of an entry. */
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
  message: { file: 'definitions/messages.json', map: 'messages', name: (entry) => textOf(entry) },
  endpoint: { file: 'definitions/endpoints.json', map: 'endpoints', name: (entry) => textAt(entry, 'note') },
  network: { file: 'definitions/trackers.json', map: 'networks', name: (entry) => textAt(entry, 'name') },
};

/** The kind of the ids that are the keys of a map of a file; null where they have no names beside themselves. */
export const idKindAt = (file: string, map: string | undefined): string | null =>
  Object.keys(idLocations).find(
    // Other names of a city do not tell more than its own.
    (kind) => kind !== 'city' && idLocations[kind]?.file === file && idLocations[kind]?.map === map,
  ) ?? null;

/** A text in the language that stands first, and in the form for any number where it has several. */
const textOf = (written: unknown): string => {
  if (typeof written === 'string') return written;
  return isObject(written) ? textOf(member(written, 'other') ?? Object.values(written)[0]) : '';
};
const textAt = (entry: unknown, key: string): string => textOf(member(entry, key));
const listAt = (entry: unknown, key: string): string => {
  const value = member(entry, key);
  return Array.isArray(value) ? value.join('、') : '';
};

/** By id, the names beside its label by which people look for it: those of an ad network's products. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

/** @param names - the kind of the ids; the other names of a city are its label */
export function otherNamesOf(source: Pick<LabelSource, 'file'>, names: string | null): OtherNames {
  if (names !== 'network') return new Map();
  const networks = member(source.file('definitions/trackers.json')?.value, 'networks');
  return new Map(entriesOf(networks).map(([id, one]) => [id, stringsOf(member(one, 'aliases'))]));
}

/** The source of labels: the draft store of the console, or the config of a command. */
export interface LabelSource extends Naming {
  file(name: string): { value: unknown } | undefined;
}

/** The labels of the ids or flag values of a field. */
export function labelsOf(
  source: LabelSource,
  { names, path, choiceNames }: Pick<Field, 'names' | 'path' | 'choiceNames'>,
): Labels {
  if (choiceNames)
    return new Map([...choiceNames].map(([value, { label }]) => [value, label[source.language]]));
  const last = path.at(-1) ?? '';
  if (isAnswerFact(last)) return answerLabels((file) => source.file(file)?.value, last, source.language);
  if (isFlag(source.names, last)) return flagLabels(source, last);
  if (names === 'language') return languageLabels(source);
  if (names === 'page') return pageLabels(source);
  if (names === 'destination') return destinationLabels(source);
  if (names === 'outcome') return outcomeLabels(source);
  const location = names === null ? undefined : idLocations[names];
  if (!location) return closedValueLabels(path.join('.'), source.names, source.language);
  const map = (member(source.file(location.file)?.value, location.map) ?? {}) as Record<string, unknown>;
  const labels = new Map(Object.entries(map).map(([id, entry]) => [id, location.name(entry)]));
  if (names === 'cityRule') return distinctLabels(source, labels, map);
  if (names !== 'route') return labels;
  return new Map([...labels].map(([id, path]) => [id, routeTitle(source.names, id) || path]));
}

/** The press that leads to each outcome: of the two that follow one call, that of its refusal says so. */
const outcomeLabels = ({ names, language }: LabelSource): Labels =>
  new Map(
    Object.entries(names?.outcomes ?? {}).map(([id, name]) => {
      if (!names?.refused.includes(id)) return [id, name];
      return [id, language === 'zh' ? `${name}（未成功）` : `${name} (refused)`];
    }),
  );

/** The languages of the site by name. */
function languageLabels(source: LabelSource): Labels {
  const site = source.file('definitions/site.json')?.value;
  const several = languagesOfSite(site);
  const languages = several.length > 0 ? several : [defaultLanguageOf(site)];
  return new Map(languages.map((tag) => [tag, languageName(tag, source.language)]));
}

/** Routes by title and address, and the tables and addresses that a row may name instead. */
const destinationLabels = (source: LabelSource): Labels =>
  new Map([
    ...Object.entries(member(source.file('definitions/routes.json')?.value, 'routes') ?? {}).map(
      ([id, entry]): [string, string] => [
        id,
        [source.names?.routes[id], textAt(entry, 'path')].filter(Boolean).join(' '),
      ],
    ),
    ...namedDestinations.map((name): [string, string] => [name, destinationWords[name][source.language]]),
  ]);

/** Pages by their heading: that of their route or, without one, of their sheet. */
function pageLabels(source: LabelSource): Labels {
  const { sheets = {} } = source.names ?? {};
  const entries = Object.entries(
    (member(source.file('definitions/routes.json')?.value, 'routes') ?? {}) as Record<string, unknown>,
  );
  const routed = entries
    .map(([id, entry]): [string, string] => [textAt(entry, 'page'), routeTitle(source.names, id)])
    .filter(([, title]) => title !== '');
  return new Map([...Object.entries(sheets), ...routed]);
}

/**
 * Adds the known ids as choices of a field whose schema lacks them, as in the console before the schema is loaded.
 */
export function withChoices(field: Field, labels: Labels): Field {
  // Cities and city rules may be added while a dialog is open; the files have them before the schema.
  const isNewer = field.names === 'city' || field.names === 'cityRule';
  if ((field.choices.length > 0 && !isNewer) || labels.size === 0) return field;
  return { ...field, choices: [...labels.keys()], kind: field.kind === 'tokens' ? 'tokens' : 'choice' };
}
