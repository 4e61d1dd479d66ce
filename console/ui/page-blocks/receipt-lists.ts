import { isObject, stringsOf } from '../../../ops/json/json-values.ts';

/** A list of forms whose receipts a page tells, with its path in the page. */
export interface ReceiptList {
  path: (string | number)[];
  forms: string[];
}

export function receiptListsIn(value: unknown, path: readonly (string | number)[]): ReceiptList[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => receiptListsIn(one, [...path, at]));
  if (!isObject(value)) return [];
  if (value.type === 'leadReceipt') return [{ path: [...path, 'forms'], forms: stringsOf(value.forms) }];
  return Object.entries(value).flatMap(([key, one]) => receiptListsIn(one, [...path, key]));
}

/** A page that tells the receipt of one form alone: it is made for that form. */
export function withReceiptOf(page: unknown, form: string): unknown {
  if (Array.isArray(page)) return page.map((one) => withReceiptOf(one, form));
  if (!isObject(page)) return page;
  if (page.type === 'leadReceipt') return { ...page, forms: [form] };
  return Object.fromEntries(Object.entries(page).map(([key, one]) => [key, withReceiptOf(one, form)]));
}
