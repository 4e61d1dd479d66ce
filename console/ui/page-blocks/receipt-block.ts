import { isObject, itemsOf, type JsonObject, member } from '../../../ops/json/json-values.ts';
import { freeId, idsWithin } from '../schema-values/unique-ids.ts';
import { placeOfNewBlock } from './page-blocks.ts';
import { receiptListsIn, withReceiptOf } from './receipt-lists.ts';

/**
 * A block that tells the receipts of forms on a page that tells none. The receipt itself is in the form; below it stand texts
 * that are true of every form, because those of another page are of its own forms.
 */
export function newReceiptBlock(page: unknown, forms: readonly string[]): JsonObject {
  const taken = new Set(idsWithin(page, 'type'));
  const notice = (id: string, title: string, text: string) => [
    { type: 'notice', id: freeId(id, {}, taken), tone: 'info', title, text },
  ];
  return {
    type: 'leadReceipt',
    id: freeId('receipt', {}, taken),
    forms: [...forms],
    accepted: notice('accepted', '接到来电时', '对方不会索要验证码、银行卡密码，也不会要求转账。'),
    refused: notice('refused', '还可以怎样', '可以返回上一页，核对填写的内容后再提交一次。'),
  };
}

/** A page that is made for what follows a form: it tells the receipt of that form, above its buttons where it told none. */
export function pageTelling(page: JsonObject, form: string): JsonObject {
  if (receiptListsIn(page.body, []).length > 0) {
    const told = withReceiptOf(page, form);
    return isObject(told) ? told : page;
  }
  const body = itemsOf(page.body);
  const button = body.findIndex((block) => member(block, 'type') === 'button');
  const at = button === -1 ? placeOfNewBlock(page) : button;
  return { ...page, body: [...body.slice(0, at), newReceiptBlock(page, [form]), ...body.slice(at)] };
}
