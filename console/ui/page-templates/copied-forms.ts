import { isObject, member, stringsUnder } from '../../../ops/json/json-values.ts';
import type { Edit } from '../../api/index.ts';
import { receiptListsIn } from '../page-blocks/receipt-lists.ts';

/** A page or form of the config. */
interface Definition {
  id: string;
  file: string;
  value: unknown;
}

/** The forms that a page shows, in their order. */
export const formsShownBy = (page: unknown, forms: readonly Definition[]): string[] =>
  [...new Set(stringsUnder(member(page, 'body'), 'form'))].filter((id) => forms.some((one) => one.id === id));

/** The ids of copies of forms that come with a page: `spring-offer-form`, of several `spring-offer-form-2`. */
export function idsOfCopies(
  shown: readonly string[],
  pageId: string,
  forms: readonly Definition[],
): ReadonlyMap<string, string> {
  const taken = new Set(forms.map(({ id }) => id));
  return new Map(
    shown.map((id) => {
      let own = `${pageId}-form`;
      for (let at = 2; taken.has(own); at += 1) own = `${pageId}-form-${at}`;
      taken.add(own);
      return [id, own];
    }),
  );
}

/** A page that shows the copies of forms, and tells their receipts, in place of the forms. */
export function withForms(page: unknown, copies: ReadonlyMap<string, string>): unknown {
  const renamed = (id: unknown) => (typeof id === 'string' ? (copies.get(id) ?? id) : id);
  if (Array.isArray(page)) return page.map((one) => withForms(one, copies));
  if (!isObject(page)) return page;
  return Object.fromEntries(
    Object.entries(page).map(([key, one]) => {
      if (key === 'form') return [key, renamed(one)];
      if (key === 'forms' && Array.isArray(one)) return [key, one.map(renamed)];
      return [key, withForms(one, copies)];
    }),
  );
}

/** The edits by which the pages that tell the receipt of a form tell that of its copy, too. */
export const receiptsOfCopies = (pages: readonly Definition[], copies: ReadonlyMap<string, string>): Edit[] =>
  pages.flatMap(({ file, value }) =>
    receiptListsIn(member(value, 'body'), ['body']).flatMap(({ path, forms }) =>
      forms
        .flatMap((id) => copies.get(id) ?? [])
        .map((copy, at): Edit => ({ do: 'insert', file, path: [...path, forms.length + at], value: copy })),
    ),
  );
