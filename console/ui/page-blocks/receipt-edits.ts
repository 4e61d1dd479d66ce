import { isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Edit, Problem } from '../../api/index.ts';
import { placeOfNewBlock } from './page-blocks.ts';
import { newReceiptBlock } from './receipt-block.ts';
import { receiptListsIn } from './receipt-lists.ts';

/**
 * The edits by which a page tells the receipts of forms: without one visitors would not know what became of what they sent,
 * received or refused, and `check` finds an error.
 * @param at - where a block for them is put if the page has none; before its footer where it is not given
 */
export function receiptEditsOn(
  { file, value: page }: { file: string; value: unknown },
  forms: readonly string[],
  at = placeOfNewBlock(page),
): Edit[] {
  if (!isObject(page)) return [];
  // A block with a condition is hidden from some visitors.
  const lists = receiptListsIn(page.body, ['body']).filter(
    ({ path: [, index] }) => member(itemsOf(page.body)[Number(index)], 'showWhen') === undefined,
  );
  const missing = forms.filter((form) => !lists.some((list) => list.forms.includes(form)));
  if (missing.length === 0) return [];
  const [list] = lists;
  return list
    ? missing.map((form, more) => ({
        do: 'insert',
        file,
        path: [...list.path, list.forms.length + more],
        value: form,
      }))
    : [{ do: 'insert', file, path: ['body', at], value: newReceiptBlock(page, missing) }];
}

/**
 * The edits that mend a page which does not tell what became of a form, after which visitors stay on it or come to it; none for
 * other problems.
 */
export function missingReceiptEdits(
  { code, file, pointer, related }: Pick<Problem, 'code' | 'file' | 'pointer' | 'related'>,
  page: unknown,
): Edit[] {
  if (code !== 'receipt-missing') return [];
  const keys = fromPointer(pointer);
  const at = keys.indexOf('onResult');
  // The check names the forms that lead to a page.
  if (at === -1) {
    const forms = related.flatMap((one) => formFile.exec(one.file)?.[1] ?? []);
    return receiptEditsOn({ file, value: page }, forms);
  }
  const form = valueIn(page, [...keys.slice(0, at), 'form']);
  // A receipt stands in no other block: it comes after the one in which its form is.
  return typeof form === 'string' ? receiptEditsOn({ file, value: page }, [form], Number(keys[1]) + 1) : [];
}

const formFile = /^definitions\/forms\/(.+)\.json$/;
