import {
  isObject,
  itemsOf,
  type JsonObject,
  member,
  stringsOf,
  stringsUnder,
} from '../../../ops/json/json-values.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import { soleOutcome } from '../../../ops/tables/route-of-outcome.ts';
import type { Edit } from '../../api/index.ts';
import type { ContentOf } from './link-places.ts';

const navigationFile = 'definitions/navigation.json';

/** A page that may have buttons. */
export interface PageFile {
  id: string;
  file: string;
  value: unknown;
}

/** A place of a page that can lead to another page by an outcome. */
export interface LeadingPlace {
  page: string;
  file: string;
  /** The path of what finishes the page, or can. */
  path: readonly (string | number)[];
  /** The outcome by which it finishes the page now; null: it does something else. */
  outcome: string | null;
  /** What stands there to finish the page with an outcome. */
  leadingBy: (outcome: string) => JsonObject;
}

/** A button or link of a page, which can lead to another page. */
export interface ButtonPlace extends LeadingPlace {
  label: string;
}

/** Every button and link of the pages: what has a text and an action. */
export const buttonPlaces = (pages: readonly PageFile[]): ButtonPlace[] =>
  pages.flatMap((page) => buttonsIn(page, member(page.value, 'body'), ['body']));

function buttonsIn(page: PageFile, value: unknown, path: ButtonPlace['path']): ButtonPlace[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => buttonsIn(page, one, [...path, at]));
  if (!isObject(value)) return [];
  const text = ['label', 'title', 'text'].map((key) => inFirstLanguage(value[key])).find(isText);
  const { action } = value;
  const own: ButtonPlace[] =
    isObject(action) && text !== undefined
      ? [
          {
            page: page.id,
            file: page.file,
            path: [...path, 'action'],
            label: text,
            outcome: isText(action.outcome) ? action.outcome : null,
            leadingBy: (outcome) => ({ do: 'finish', outcome }),
          },
        ]
      : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, one]) =>
      key === 'action' ? [] : buttonsIn(page, one, [...path, key]),
    ),
  ];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The edits by which a button, or what follows a result code of a form, leads to a route: it finishes its page with an outcome that a row of the navigation leads
 * there. Both are made where there are none.
 */
export function leadButtonEdits(
  { file, path, outcome: wasFinishedWith, leadingBy }: LeadingPlace,
  route: string,
  contentOf: ContentOf,
): Edit[] {
  const rules = itemsOf(member(contentOf(navigationFile), 'rules'));
  const known = rules
    .map(soleOutcome)
    .find((outcome, at) => outcome !== null && member(rules[at], 'go') === route);
  const outcome = known ?? freeName(route, contentOf(file), rules);
  const rest = withoutAt(contentOf(file), path);
  // What only this button led to is no outcome of the page any more.
  const isNamed = ['finish', 'outcome'].some((key) =>
    stringsUnder(rest, key).includes(wasFinishedWith ?? ''),
  );
  const before = stringsOf(member(contentOf(file), 'outcomes'));
  const kept = before.filter((one) => one !== wasFinishedWith || isNamed);
  const outcomes = kept.includes(outcome) ? kept : [...kept, outcome];
  const row = { id: freeId(kebab(outcome), rules), when: { outcome }, go: route };
  return [
    { do: 'set', file, path, value: leadingBy(outcome) },
    ...(outcomes.join() === before.join()
      ? []
      : [{ do: 'set', file, path: ['outcomes'], value: outcomes } as const]),
    ...(known === undefined
      ? [{ do: 'insert', file: navigationFile, path: ['rules', placeOfRow(rules)], value: row } as const]
      : []),
  ];
}

/** After the last row that tests an outcome: those before it keep their visitors. */
function placeOfRow(rules: readonly unknown[]): number {
  const isOfOutcome = (row: unknown) => [member(row, 'when', 'outcome')].flat().some(isText);
  return rules.findLastIndex(isOfOutcome) + 1 || rules.length;
}

/** `springOffer` becomes `seeSpringOffer`, which neither the page nor a row has for something else. */
function freeName(route: string, page: unknown, rules: readonly unknown[]): string {
  const taken = new Set([...stringsOf(member(page, 'outcomes')), ...rules.flatMap(outcomesOf)]);
  const stem = `see${route.charAt(0).toUpperCase()}${route.slice(1)}`;
  for (let at = 1; ; at += 1) {
    const name = at === 1 ? stem : `${stem}${at}`;
    if (!taken.has(name)) return name;
  }
}

function freeId(stem: string, rules: readonly unknown[]): string {
  const taken = new Set(rules.map((row) => member(row, 'id')));
  for (let at = 1; ; at += 1) {
    const id = at === 1 ? stem : `${stem}-${at}`;
    if (!taken.has(id)) return id;
  }
}

const outcomesOf = (row: unknown): string[] => [member(row, 'when', 'outcome')].flat().filter(isText);

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A value without what stands at a path. */
function withoutAt(value: unknown, [key, ...rest]: ButtonPlace['path']): unknown {
  if (key === undefined) return null;
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? withoutAt(one, rest) : one));
  if (!isObject(value)) return value;
  return { ...value, [key]: withoutAt(value[key], rest) };
}
