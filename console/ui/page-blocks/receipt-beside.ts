import {
  isObject,
  itemsOf,
  type JsonObject,
  member,
  stringsOf,
  stringsUnder,
} from '../../../ops/json/json-values.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { copyWithNewIds } from '../schema-values/unique-ids.ts';
import { receiptListsIn } from './receipt-lists.ts';

interface Source {
  pages: readonly { value: unknown }[];
  /** The form whose reactions are taken over. */
  like: string;
  /** The schema of ids of blocks. */
  idSchema: SchemaNode;
  takenIds: ReadonlySet<string>;
}

/**
 * The block that tells the receipt of a form after which visitors stay on the page: a copy of the one that tells that of the
 * form whose reactions are taken over.
 * @param block - shows the form
 * @param page - what is going to have it
 * @returns null where nobody stays, where the page tells the receipt already, and where no page has such a block
 */
export function receiptBeside(
  form: { id: string; value: unknown },
  block: JsonObject,
  page: unknown,
  { pages, like, idSchema, takenIds }: Source,
): JsonObject | null {
  const stays = stringsUnder(block.onResult, 'stay').length > 0;
  if (!stays || member(form.value, 'receipt') === undefined) return null;
  const isTold = receiptListsIn(member(page, 'body'), []).some(({ forms }) => forms.includes(form.id));
  if (isTold) return null;
  const model = pages
    .flatMap(({ value }) => itemsOf(member(value, 'body')))
    .filter(isObject)
    // One with a condition is hidden from some visitors.
    .filter(({ type, showWhen }) => type === 'leadReceipt' && showWhen === undefined)
    .find((one) => stringsOf(one.forms).includes(like));
  if (model === undefined) return null;
  // The block before it has its id by now.
  const taken = new Set([...takenIds, String(block.id)]);
  const copy = copyWithNewIds(model, 'type', idSchema, taken) as JsonObject;
  return { ...copy, forms: [form.id] };
}
