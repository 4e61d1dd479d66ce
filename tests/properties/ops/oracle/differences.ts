import { type Config, type FlagSet, type NamedTable, namedTables } from '../../../../schemas/index.ts';
import type { Values } from './situations.ts';
import { type Landing, type Place, type Result, resultOf } from './visit.ts';

// What a visitor of one situation sees differ, in the words of a report (operations.md, plan).

/** What a visitor meets, in the order in which it is decided. */
type Step = 'brand' | 'flags' | `destination.${NamedTable}` | 'afterLogin' | 'navigation' | 'shown' | 'ads';

/** The difference of one step between the two revisions. */
export interface Difference {
  step: Step;
  before: string;
  after: string;
  /** The fields of a brand or of ads that differ. */
  fields?: { field: string; before: string | null; after: string | null }[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Equal texts for equal values, in whichever order their keys stand; a key without a value is as good as none. */
const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
};

/** Values by name; those of a record in a record as `theme.primary`. */
const named = (fields: Fields): [string, string | null][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string | null][] =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([key, inner]) => [`${name}.${key}`, textOf(inner)])
      : [[name, textOf(value)]],
  );

function differingFields(one: Fields, other: Fields): NonNullable<Difference['fields']> {
  const [was, is] = [new Map(named(one)), new Map(named(other))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter(({ before, after }) => before !== after);
}
const inWords = (fields: NonNullable<Difference['fields']>, side: 'before' | 'after'): string =>
  fields.map((one) => `${one.field} ${one[side] ?? '-'}`).join('; ');

/** Remembers what a comparison of two objects gave: a brand is that of thousands of situations. */
function rememberByPair<R>(compare: (one: Fields, other: Fields) => R): typeof compare {
  const known = new WeakMap<Fields, WeakMap<Fields, R>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new WeakMap<Fields, R>();
    known.set(one, ofOne);
    const result = ofOne.get(other) ?? compare(one, other);
    ofOne.set(other, result);
    return result;
  };
}
const fieldsOf = rememberByPair(differingFields);

function ofRecords(step: Step, one: Fields, other: Fields): Difference[] {
  const fields = fieldsOf(one, other);
  const [before, after] = [inWords(fields, 'before'), inWords(fields, 'after')];
  return fields.length === 0 ? [] : [{ step, before, after, fields }];
}

const ofTexts = (step: Step, before: string, after: string): Difference[] =>
  before === after ? [] : [{ step, before, after }];

/** A route that shows another page, or has another path, is another place. */
function ofPlaces(step: Step, one: Place, other: Place): Difference[] {
  const [before, after] = [one.route + one.note, other.route + other.note];
  const isSamePage = one.page === other.page && one.path === other.path;
  if (before !== after || isSamePage) return ofTexts(step, before, after);
  return ofTexts(step, `${before} [${one.page}] ${one.path}`, `${after} [${other.page}] ${other.path}`);
}

function pageText(landing: Landing | null): string {
  if (landing === null) return '-';
  const { route, page, path, end, message } = landing;
  const note = end === 'stay' ? '' : end === 'hold' ? ` (${message ?? end})` : ' (loop)';
  return `${route}${note} [${page}]${path === null ? '' : ` ${path}`}`;
}

/** The pages; for equal pages, the state of the visitor. */
function ofLandings(one: Landing | null, other: Landing | null): Difference[] {
  const [before, after] = [pageText(one), pageText(other)];
  if (before !== after || !one || !other) return ofTexts('navigation', before, after);
  const fields = differingFields({ ...one }, { ...other });
  if (fields.length === 0) return [];
  return ofTexts(
    'navigation',
    `${before}: ${inWords(fields, 'before')}`,
    `${after}: ${inWords(fields, 'after')}`,
  );
}

const flagsText = ({ from, flags }: Result['flags']): string =>
  flags === null ? from : `${Object.values<FlagSet[string]>(flags).join()} (${from})`;

/** No edit of a small config changes its pages. */
function ofHidden(one: Result, other: Result): Difference[] {
  if (one.landing === null || one.landing.page !== other.landing?.page) return [];
  const differing = [...one.hidden, ...other.hidden].filter(
    (id) => one.hidden.includes(id) !== other.hidden.includes(id),
  );
  const shown = ({ hidden }: Result) => differing.filter((id) => !hidden.includes(id)).join(', ') || '-';
  const { page } = one.landing;
  return ofTexts('shown', `${page}: ${shown(one)}`, `${page}: ${shown(other)}`);
}

/** Every step that differs for one situation, in the order in which a visit meets them. */
export const differenceAt = (before: Config, after: Config, values: Values): Difference[] =>
  differencesBetween(resultOf(before, values, [before, after]), resultOf(after, values, [before, after]));

export function differencesBetween(one: Result, other: Result): Difference[] {
  const isAsked = (name: NamedTable) => one.isAsked(name) || other.isAsked(name);
  const ends = [
    ...namedTables.flatMap((name) => {
      const found = ofPlaces(`destination.${name}`, one.destinations[name], other.destinations[name]);
      return found.length > 0 && isAsked(name) ? found : [];
    }),
    ...ofPlaces('afterLogin', one.afterLogin, other.afterLogin),
    ...ofLandings(one.landing, other.landing),
    ...ofHidden(one, other),
  ];
  return [
    ...ofRecords('brand', one.brand, other.brand),
    // Visitors do not see flags, only their effect.
    ...(ends.length > 0 ? ofTexts('flags', flagsText(one.flags), flagsText(other.flags)) : []),
    ...ends,
    ...ofRecords('ads', one.ads, other.ads),
  ];
}
