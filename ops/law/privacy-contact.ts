import type { Config } from '../../schemas/index.ts';
import { eachString, itemsOf, member, stringsOf, stringsUnder } from '../json/json-values.ts';

/** An address of mail, or a telephone number with the code of its country. */
const contact = /[^\s@]+@[^\s@]+\.[^\s@]+|\+\d[\d ()/-]{6,}/;

/**
 * The pages on which somebody would look for whom to ask about their data, and finds nobody: those that the consents and the
 * receipt of a form lead to, where none of them names an address of mail or a telephone, or has a form, at hand or in a sheet.
 * @returns none where each form tells; all pages where no form leads anywhere and none of them tells
 */
export function pagesWithoutContact({ forms, pages }: Config): string[] {
  const documents = Object.values(forms)
    .map((form) => [...new Set(documentsOf(form))])
    .filter((one) => one.length > 0);
  const places = documents.length > 0 ? documents : [Object.keys(pages)];
  const isSilent = (ids: readonly string[]) => !ids.some((id) => tells(pages, id));
  return [...new Set(places.filter(isSilent).flat())];
}

const documentsOf = (form: unknown): string[] => [
  ...itemsOf(member(form, 'fields')).flatMap((field) =>
    stringsOf(itemsOf(member(field, 'links')).map((link) => member(link, 'page'))),
  ),
  ...stringsOf([member(form, 'receipt', 'withdrawPage')]),
];

function tells(pages: Config['pages'], id: string, isSheet = false): boolean {
  const body = member(pages, id, 'body');
  let isNamed = stringsUnder(body, 'do').includes('call');
  eachString(body, (text) => {
    isNamed ||= contact.test(text);
  });
  if (isNamed || stringsUnder(body, 'type').includes('form')) return true;
  return !isSheet && stringsUnder(body, 'page').some((one) => tells(pages, one, true));
}
