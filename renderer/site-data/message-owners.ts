import type { BlockType, FieldKind } from '../../schemas/index.ts';

/**
 * Messages that only some blocks or kinds of field show, by the beginning of their id: a page carries those of its
 * own (`lead`: a form whose answers are one). What is not named here is carried by every page. A test holds it against
 * the code that asks for them.
 */
export const messageOwners: Readonly<Record<string, readonly (BlockType | FieldKind | 'lead')[]>> = {
  'article.': ['article'],
  'calculator.': ['calculator', 'product', 'productList', 'valuation'],
  'carousel.': ['carousel'],
  'download.': ['download'],
  'draft.': ['form'],
  'field.amount.': ['amount'],
  'field.area.': ['area'],
  'field.cascade.': ['cascade'],
  'field.choice.': ['choice'],
  'field.consent.': ['consent'],
  'field.date.': ['date'],
  'field.idCard.': ['idCard'],
  'field.mobile.': ['mobile'],
  'field.number.': ['number'],
  'field.personName.': ['personName'],
  'field.picker.': ['picker'],
  'field.plate.': ['plate'],
  'field.smsCode.': ['smsCode'],
  'field.text.': ['text'],
  'follow.': ['followAccount'],
  'form.': ['form'],
  'lead.': ['lead'],
  'legal.': ['legalFooter'],
  'list.': ['productList'],
  'oneTap.': ['form'],
  'product.': ['calculator', 'product', 'productList', 'valuation'],
  'sms.': ['smsCode'],
  'trackers.': ['trackers'],
  'valuation.': ['valuation'],
  // Only rows, endpoints and pages name these: whoever does carries them.
  'field.address.': [],
  'ipInfo.': [],
  'login.': [],
  'question.': [],
  // The HTML says them itself, where the app does not start.
  'start.': [],
};
