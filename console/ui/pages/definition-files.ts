import { entriesOf, isObject, itemsOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import { type Use, usesOpening } from '../page-links/config-uses.ts';

export type DefinitionFolder = 'pages' | 'forms';

/** A page or form of the draft. */
export interface Definition {
  id: string;
  file: string;
  value: unknown;
}

export const fileOfDefinition = (folder: DefinitionFolder, id: string): string =>
  `definitions/${folder}/${id}.json`;

/** The id of a page or form by its file; null for any other file. */
export function definitionOf(file: string): { folder: DefinitionFolder; id: string } | null {
  const [, folder, id = ''] = /^definitions\/(pages|forms)\/(.+)\.json$/.exec(file) ?? [];
  return folder === 'pages' || folder === 'forms' ? { folder, id } : null;
}

/** The forms that a page shows, at any depth, in their order. */
export const formsOnPage = (page: unknown): string[] => [...new Set(formsWithin(member(page, 'body')))];

function formsWithin(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(formsWithin);
  if (!isObject(value)) return [];
  const own = value.type === 'form' && typeof value.form === 'string' ? [value.form] : [];
  return [...own, ...Object.values(value).flatMap(formsWithin)];
}

/** The routes that show a page, by name. */
export const routesOfPage = (routes: unknown, page: string): [string, unknown][] =>
  entriesOf(member(routes, 'routes')).filter(([, entry]) => member(entry, 'page') === page);

/** The pages that show a form. */
export const pagesWithForm = (pages: readonly Definition[], form: string): Definition[] =>
  pages.filter(({ value }) => formsOnPage(value).includes(form));

/** What opens a page in a sheet: pages and forms, by their files, and the places of other files that do, as of `site.json`. */
export function openersOf(
  definitions: readonly Definition[],
  uses: readonly Use[],
  page: string,
): { definitions: Definition[]; settings: Use[] } {
  const opening = usesOpening(uses, page);
  const files = new Set(opening.map(({ file }) => file));
  return {
    definitions: definitions.filter(({ file }) => files.has(file)),
    settings: opening.filter(({ file }) => definitionOf(file) === null),
  };
}

/** The forms in which visitors agree to a page, by a consent that links it. */
export const formsAgreeingTo = (forms: readonly Definition[], page: string): Definition[] =>
  forms.filter(({ value }) => consentsTo(value, page));

const consentsTo = (form: unknown, page: string): boolean =>
  itemsOf(member(form, 'fields')).some(
    (field) =>
      member(field, 'kind') === 'consent' &&
      itemsOf(member(field, 'links')).some((link) => member(link, 'page') === page),
  );

/** Whether visitors can come to a route: every host has it, or one lists it. */
export const isOnAHost = (route: string, entry: unknown, hosts: unknown): boolean =>
  member(entry, 'on') === 'everyHost' ||
  entriesOf(member(hosts, 'hosts')).some(([, host]) => stringsOf(member(host, 'entries')).includes(route));

export const fieldCount = (form: unknown): number => itemsOf(member(form, 'fields')).length;
/** A form without steps is one. */
export const stepCount = (form: unknown): number => itemsOf(member(form, 'steps')).length || 1;
