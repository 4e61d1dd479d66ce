import type { ParsedFile } from '../../ops/config/parsed-file.ts';
import type { DisplayNames } from '../../ops/explain/display-names.ts';
import { eachString, entriesOf, itemsOf, member, stringsOf } from '../../ops/json/json-values.ts';
import { toPointer } from '../../ops/json/pointer.ts';
import { inFirstLanguage } from '../../ops/languages/first-language.ts';
import { languages } from '../../ops/text/text.ts';
import { described } from '../../ops/wording/described.ts';
import { flagLabels } from '../../ops/wording/flag-labels.ts';
import { fieldSchemas } from '../../schemas/page/field.ts';
import type { SearchResult } from '../api/index.ts';

/** Something that can be looked for. */
export interface SearchEntry extends Pick<SearchResult, 'kind' | 'id' | 'file' | 'pointer'> {
  /** Titles and all other names that people use, the best first. */
  names: string[];
  /** The id of the brand that a channel or a host names. */
  brand?: string;
  /** The id of the ad network that a channel names. */
  network?: string;
  /** Names of what it uses, by which it is found after what is called so itself. */
  borrowed?: string[];
}

/** The maps of ids in each kind of file: the key of the map, and the kind of its entries. */
const maps: Partial<Record<ParsedFile['kind'], readonly (readonly [string, SearchEntry['kind']])[]>> = {
  channels: [['channels', 'channel']],
  hosts: [['hosts', 'host']],
  brands: [
    ['brands', 'brand'],
    ['variants', 'variant'],
  ],
  routes: [['routes', 'route']],
  cities: [
    ['rules', 'cityRule'],
    ['cities', 'city'],
  ],
  trackers: [['networks', 'network']],
  endpoints: [['endpoints', 'endpoint']],
  messages: [['messages', 'message']],
  facts: [
    ['flags', 'fact'],
    ['channelInfo', 'fact'],
    ['query', 'fact'],
    ['channelAttributes', 'fact'],
    ['hostAttributes', 'fact'],
    ['answers', 'fact'],
  ],
};

/** The entries, where those that name a brand are also found by the brand's name and id, which come first. */
export function withBrandNames(entries: readonly SearchEntry[]): SearchEntry[] {
  const brands = new Map(
    entries.flatMap(({ kind, id, names }) => (kind === 'brand' ? [[id, names[0]] as const] : [])),
  );
  return entries.map((entry) => {
    const name = entry.brand === undefined ? undefined : brands.get(entry.brand);
    if (name === undefined) return entry;
    return { ...entry, names: [...new Set([name, entry.brand ?? '', ...entry.names])] };
  });
}

/** The entries, where channels of an ad network are also found by its names. */
export function withNetworkNames(
  entries: readonly SearchEntry[],
  files: readonly Pick<ParsedFile, 'kind' | 'value'>[],
): SearchEntry[] {
  const networks = new Map(
    files.flatMap(({ kind, value }) =>
      kind === 'trackers'
        ? entriesOf(member(value, 'networks')).map(([id, one]) => [id, calledSo(one)] as const)
        : [],
    ),
  );
  return entries.map((entry) => {
    const names = networks.get(entry.network ?? '') ?? [];
    return names.length === 0 ? entry : { ...entry, borrowed: names };
  });
}

/** The entries, where a page to which visitors agree is also found as an agreement, and by the texts that open it. */
export function withAgreements(
  entries: readonly SearchEntry[],
  files: readonly Pick<ParsedFile, 'kind' | 'value'>[],
): SearchEntry[] {
  const texts = new Map<string, string[]>();
  const consents = files.flatMap(({ kind, value }) =>
    kind === 'forms'
      ? itemsOf(member(value, 'fields')).filter((one) => member(one, 'kind') === 'consent')
      : [],
  );
  for (const link of consents.flatMap((one) => itemsOf(member(one, 'links')))) {
    const page = String(member(link, 'page'));
    const label = inFirstLanguage(member(link, 'label'));
    texts.set(page, [...(texts.get(page) ?? []), ...(typeof label === 'string' ? [label] : [])]);
  }
  return entries.map((entry) => {
    const own = entry.kind === 'page' ? texts.get(entry.id) : undefined;
    return own ? { ...entry, names: [...new Set([...entry.names, ...agreementNames, ...own])] } : entry;
  });
}
/** What the schemas call a page that a consent links. */
const agreementNames = Object.values(
  described(fieldSchemas.consent.properties.links.items.properties.page.description, '').label,
);

/** Every named entry of a file, and every text of pages and forms. City rules are also found by what they do. */
export function searchEntriesIn(parsed: ParsedFile, names: DisplayNames | null): SearchEntry[] {
  const { file, kind, stem, value } = parsed;
  if (kind === 'pages' || kind === 'forms') {
    const whole: SearchEntry = {
      kind: kind === 'pages' ? 'page' : 'form',
      id: stem,
      names: namesOf(value),
      file,
      pointer: '',
    };
    return [whole, ...textsIn(parsed)];
  }
  const mapped = (maps[kind] ?? []).flatMap(([key, is]) =>
    entriesOf(member(value, key)).map(([id, one]): SearchEntry => {
      const brand = member(member(one, 'brand'), 'id');
      const known = is === 'cityRule' ? [...namesOf(one), ...resultsOf(one, names)] : namesOf(one);
      const entry = { kind: is, id, names: known, file, pointer: toPointer([key, id]) };
      const network = member(member(one, 'ads'), 'network');
      return {
        ...entry,
        ...(typeof brand === 'string' && { brand }),
        ...(typeof network === 'string' && { network }),
      };
    }),
  );
  return [...mapped, ...rowsIn(parsed)];
}

/** The texts of a line, of a list of aliases, or of an object's short values. */
function namesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const first = calledSo(value);
  const rest: string[] = [];
  eachString(value, (text) => {
    if (text.length <= 60 && !text.startsWith('../') && !text.startsWith('./')) rest.push(text);
  });
  return [...new Set([...first, ...factsIn(value), ...rest])].slice(0, 60);
}

/** What an entry is called. */
const calledSo = (value: unknown): string[] =>
  ['title', 'name', 'companyName', 'aliases', 'cities'].flatMap((key) => {
    const one = member(value, key);
    return typeof one === 'string' ? [one] : stringsOf(one);
  });

/** What the flags of a city rule lead to, as the console shows it. */
const resultsOf = (rule: unknown, names: DisplayNames | null): string[] =>
  languages.flatMap((language) =>
    entriesOf(member(rule, 'set')).flatMap(
      ([flag, value]) => flagLabels({ names, language }, flag).get(String(value)) ?? [],
    ),
  );

/** The facts that a row tests, and the flags that a row or a city rule sets. */
const factsIn = (value: unknown): string[] =>
  ['when', 'set'].flatMap((key) => entriesOf(member(value, key)).map(([fact]) => fact));

/** The rows of decision tables by id, wherever the file has them. */
function rowsIn({ file, kind, value }: ParsedFile): SearchEntry[] {
  if (kind !== 'navigation' && kind !== 'flags' && kind !== 'destinations') return [];
  const tables: [string[], unknown][] = [
    [[], value],
    ...entriesOf(value).map(([key, one]): [string[], unknown] => [[key], one]),
  ];
  return tables.flatMap(([path, table]) =>
    itemsOf(member(table, 'rules')).map((row, at): SearchEntry => {
      const id = member(row, 'id');
      return {
        kind: 'row',
        id: typeof id === 'string' ? id : String(at),
        names: namesOf(row),
        file,
        pointer: toPointer([...path, 'rules', at]),
      };
    }),
  );
}

const quiet = new Set(['$schema', 'id', 'type', 'form', 'do', 'kind']);

function textsIn({ file, stem, value }: ParsedFile): SearchEntry[] {
  const texts: SearchEntry[] = [];
  eachString(value, (text, pointer) => {
    const key = pointer.slice(pointer.lastIndexOf('/') + 1);
    if (!quiet.has(key)) texts.push({ kind: 'text', id: `${stem}${pointer}`, names: [text], file, pointer });
  });
  return texts;
}
