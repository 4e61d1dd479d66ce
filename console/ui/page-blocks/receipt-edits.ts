import { isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Edit, Problem } from '../../api/index.ts';
import { placeOfNewBlock } from './page-blocks.ts';
import { newReceiptBlock } from './receipt-block.ts';
import { receiptListsIn } from './receipt-lists.ts';

/**
 * The edits by which a page tells the receipt of a form: without it visitors would not know what became of what they sent,
 * received or refused, and `check` finds an error.
 * @param at - where a block for it is put if the page has none; before its footer where it is not given
 */
export function receiptEditsOn(
  { file, value: page }: { file: string; value: unknown },
  form: string,
  at = placeOfNewBlock(page),
): Edit[] {
  if (!isObject(page)) return [];
  // A block with a condition is hidden from some visitors.
  const lists = receiptListsIn(page.body, ['body']).filter(
    ({ path: [, index] }) => member(itemsOf(page.body)[Number(index)], 'showWhen') === undefined,
  );
  if (lists.some(({ forms }) => forms.includes(form))) return [];
  const [list] = lists;
  return list
    ? [{ do: 'insert', file, path: [...list.path, list.forms.length], value: form }]
    : [{ do: 'insert', file, path: ['body', at], value: newReceiptBlock(page, form) }];
}

/** The edits that mend a choice to let visitors stay at a page that tells no receipt of their form; none for other problems. */
export function missingReceiptEdits(
  { code, file, pointer }: Pick<Problem, 'code' | 'file' | 'pointer'>,
  page: unknown,
): Edit[] {
  const keys = fromPointer(pointer);
  const at = keys.indexOf('onResult');
  if (code !== 'receipt-missing' || at === -1) return [];
  const form = valueIn(page, [...keys.slice(0, at), 'form']);
  // A receipt stands in no other block: it comes after the one in which its form is.
  return typeof form === 'string' ? receiptEditsOn({ file, value: page }, form, Number(keys[1]) + 1) : [];
}
