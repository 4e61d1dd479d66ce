import { expect, test } from 'vitest';
import { missingReceiptEdits, receiptEditsOn } from '../../../../console/ui/page-blocks/receipt-edits.ts';

const form = {
  type: 'form',
  id: 'ask',
  form: 'question',
  onResult: { cases: [{ code: 200, stay: 'sent' }] },
};
const footer = { type: 'legalFooter', id: 'legal' };
const receipt = { type: 'leadReceipt', id: 'told', forms: ['other'], accepted: [], refused: [] };
const file = 'definitions/pages/offer.json';
const stay = { code: 'receipt-missing', file, pointer: '/body/0/onResult/cases/0/stay', related: [] };

test('a choice to stay is mended by a receipt after the form, not only before the footer', () => {
  const body = [form, { type: 'hero', id: 'more' }, footer];
  expect(missingReceiptEdits(stay, { body })).toMatchObject([
    { do: 'insert', file, path: ['body', 1], value: { type: 'leadReceipt', forms: ['question'] } },
  ]);
  const inSection = { ...stay, pointer: '/body/0/blocks/1/onResult/otherwise/stay' };
  const section = { type: 'section', id: 'one', blocks: [{ type: 'hero', id: 'top' }, form] };
  expect(missingReceiptEdits(inSection, { body: [section, footer] })[0]).toMatchObject({ path: ['body', 1] });
  expect(missingReceiptEdits({ ...stay, code: 'row-unused' }, { body })).toEqual([]);
  expect(missingReceiptEdits({ ...stay, pointer: '/id' }, { body })).toEqual([]);
});

test('a receipt of other forms tells this one, too, unless some visitors do not see it', () => {
  expect(missingReceiptEdits(stay, { body: [form, receipt] })).toEqual([
    { do: 'insert', file, path: ['body', 1, 'forms', 1], value: 'question' },
  ]);
  const hidden = { ...receipt, forms: ['question'], showWhen: { device: 'ios' } };
  expect(receiptEditsOn({ file, value: { body: [form, hidden] } }, ['question'])).toMatchObject([
    { path: ['body', 2], value: { type: 'leadReceipt', forms: ['question'] } },
  ]);
});

test('a page to which forms lead is mended by one block before its footer, that tells all of them', () => {
  const range = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  const related = ['question', 'apply'].map((id) => ({
    file: `definitions/forms/${id}.json`,
    range,
    message: { zh: '', en: '' },
  }));
  const led = { code: 'receipt-missing', file, pointer: '/id', related };
  const thanks = { type: 'hero', id: 'thanks' };
  expect(missingReceiptEdits(led, { body: [thanks, footer] })).toMatchObject([
    { do: 'insert', file, path: ['body', 1], value: { type: 'leadReceipt', forms: ['question', 'apply'] } },
  ]);
  expect(missingReceiptEdits(led, { body: [receipt] })).toEqual([
    { do: 'insert', file, path: ['body', 0, 'forms', 1], value: 'question' },
    { do: 'insert', file, path: ['body', 0, 'forms', 2], value: 'apply' },
  ]);
  // The texts of a form are missing, not a block.
  expect(missingReceiptEdits({ ...led, related: [] }, { body: [thanks] })).toEqual([]);
});
