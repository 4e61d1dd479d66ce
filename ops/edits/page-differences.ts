import type { Config, Form, PageSchema } from '../../schemas/index.ts';
import { listDifferences, valueDifferences } from './item-differences.ts';
import { blocksOf, formsOf, placesOf, receiptsOn, type ToldForm } from './page-blocks.ts';
import type { PageDifference } from './page-difference.ts';
import { stepDifferences } from './step-differences.ts';

/** The differences of each page, by page; those of a form are listed with every page that shows it. */
export function pageDifferences(before: Config, after: Config): Map<string, PageDifference[]> {
  const found = new Map<string, PageDifference[]>();
  for (const id of new Set([...Object.keys(before.pages), ...Object.keys(after.pages)])) {
    const differences = ofPage(id, before, after);
    if (differences.length > 0) found.set(id, differences);
  }
  return found;
}

function ofPage(id: string, before: Config, after: Config): PageDifference[] {
  const [was, is] = [before.pages[id], after.pages[id]];
  if (!was) return [{ what: 'page-added', at: id, before: null, after: id }];
  if (!is) return [{ what: 'page-removed', at: id, before: id, after: null }];
  const forms = new Set([...formsOf(was), ...formsOf(is)]);
  return [
    ...valueDifferences(id, headOf(was), headOf(is)),
    ...listDifferences('block', '', blocksOf(was), blocksOf(is)),
    ...placeDifferences(placesOf(was), placesOf(is)),
    ...[...forms].flatMap((form) => ofForm(form, before.forms[form], after.forms[form])),
    ...ofReceipts(receiptsOn(was, before), receiptsOn(is, after)),
    ...ofAnswers(was, is, before, after),
  ];
}

/** What a page is besides its blocks: its title, how it opens. Its outcomes are compared as what rows decide about. */
function headOf({ body: _, outcomes: __, ...page }: PageSchema) {
  return { title: '', ...page };
}

/** The blocks of both revisions that stand in another part of the page: another section, popup, tab or receipt. */
export const placeDifferences = (
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<string, string>,
): PageDifference[] =>
  [...was].flatMap(([id, before]) => {
    const after = is.get(id);
    if (after === undefined || after === before) return [];
    return [{ what: 'block-placed' as const, at: id, before: before || null, after: after || null }];
  });

/** A form that only one revision has is covered by the difference of its block. */
const ofForm = (id: string, was: Form | undefined, is: Form | undefined): PageDifference[] =>
  was && is ? formDifferences(id, was, is) : [];

/** The differences of a form, field by field. */
export function formDifferences(id: string, was: Form, is: Form): PageDifference[] {
  const { fields, steps, ...head } = was;
  const { fields: others, steps: otherSteps, ...otherHead } = is;
  return [
    ...valueDifferences(id, head, otherHead),
    ...stepDifferences(id, steps, otherSteps),
    ...listDifferences('field', `${id}/`, fields, others),
  ];
}

/** A receipt that only one revision shows is covered by the difference of its block. */
const ofReceipts = (was: readonly ToldForm[], is: readonly ToldForm[]): PageDifference[] =>
  was.flatMap((one) => {
    const other = is.find(({ id }) => id === one.id);
    return other ? valueDifferences(one.id, one, other) : [];
  });

/** The names of the choices that texts of a page say in both revisions, of forms on other pages. */
function ofAnswers(was: PageSchema, is: PageSchema, before: Config, after: Config): PageDifference[] {
  const told = (is.answers ?? []).filter(({ form }) => !formsOf(is).includes(form));
  return told.flatMap(({ form, field }) => {
    const isTold = was.answers?.some((one) => one.form === form && one.field === field) === true;
    return isTold
      ? valueDifferences(`${form}/${field}`, optionsOf(before, form, field), optionsOf(after, form, field))
      : [];
  });
}

function optionsOf({ forms }: Config, form: string, id: string): { options?: unknown } {
  const field = forms[form]?.fields.find((one) => one.id === id);
  return field && 'options' in field ? { options: field.options } : {};
}
