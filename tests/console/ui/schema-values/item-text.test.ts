import { expect, test } from 'vitest';
import { nameOfItem, textsBeside, textsOf } from '../../../../console/ui/schema-values/item-text.ts';
import { fileSchema } from '../../../../ops/wording/file-schema.ts';
import type { SchemaNode } from '../../../../ops/wording/schema-node.ts';

const page = fileSchema('definitions/pages/x.json') as SchemaNode;
const block = page.properties?.body?.items as SchemaNode;

test('a page says its first text, and neither the address of its schema nor its note', () => {
  const body = [
    { type: 'brandBar', id: 'brand' },
    { type: 'hero', id: 'top', title: '春季', layout: 'plain' },
  ];
  const value = {
    $schema: '../../schemas/json/page.schema.json',
    id: 'x',
    note: '备注',
    outcomes: ['a'],
    body,
  };
  expect(textsOf(page, value)).toEqual(['春季']);
});

test('a block says its first two texts, with those of its items and the codes that it handles', () => {
  const steps = { type: 'steps', id: 's', items: [{ title: '一', text: '甲' }, { title: '二' }] };
  expect(textsOf(block, steps)).toEqual(['一', '甲']);
  const form = {
    type: 'form',
    id: 'f',
    form: 'sms-login',
    onResult: { cases: [{ code: [200, 201], finish: 'a' }], otherwise: { finish: 'b' } },
  };
  expect(textsOf(block, form)).toEqual(['sms-login', '200、201']);
  expect(textsOf(block, { type: 'unknown' })).toEqual([]);
});

const form = fileSchema('definitions/forms/x.json') as SchemaNode;
const field = form.properties?.fields?.items as SchemaNode;

test('a field is named by its question, a block by its title, and either says the rest beside it', () => {
  const amount = { kind: 'amount', id: 'amount', label: '想借多少', placeholder: '1,000 的整数倍' };
  expect(nameOfItem(field, amount)).toBe('想借多少');
  expect(textsBeside(field, amount)).toEqual(['1,000 的整数倍']);
  const hero = { type: 'hero', id: 'top', title: { zh: '春季', en: 'Spring' }, subtitle: '立减' };
  expect(nameOfItem(block, hero)).toBe('春季');
  expect(textsBeside(block, hero)).toEqual(['立减']);
  const shown = { type: 'form', id: 'f', form: 'sms-login', title: '申请信息' };
  expect(nameOfItem(block, shown)).toBe('申请信息');
  expect(textsBeside(block, shown)).toEqual(['sms-login']);
});

test('a field with the usual question and a block without a title have their kind alone', () => {
  expect(nameOfItem(field, { kind: 'phone', id: 'phone', hint: '用于确认是您本人' })).toBe('');
  expect(nameOfItem(field, { kind: 'smsCode', id: 'code', endpoint: 'sendLoginSms' })).toBe('');
  expect(nameOfItem(block, { type: 'brandBar', id: 'brand' })).toBe('');
  // A part that is titled is no title of the block.
  expect(nameOfItem(block, { type: 'benefits', id: 'b', items: [{ title: '快' }] })).toBe('');
});

test('an item without a kind is named by its title, else by its first text', () => {
  const options = (kind: string) =>
    field.oneOf?.find(({ properties }) => properties?.kind?.const === kind)?.properties?.options?.items;
  const option = options('choice') as SchemaNode;
  expect(nameOfItem(option, { value: 'w', label: '白色' })).toBe('白色');
  expect(textsBeside(option, { value: 'w', label: '白色' })).toEqual(['w']);
  expect(nameOfItem(option, { value: '红色' })).toBe('红色');
  expect(nameOfItem(option, {})).toBe('');
});

test('a card of a result code says the words of its message, and not where it is shown', () => {
  const ofForm = block.oneOf?.find(({ properties }) => properties?.type?.const === 'form');
  const item = ofForm?.properties?.onResult?.properties?.cases?.items as SchemaNode;
  const nameOf = (kind: string, id: string) => (kind === 'message' ? `“${id}”` : undefined);
  const value = { code: 4220, show: { at: 'form', message: 'form.refused' } };
  expect(nameOfItem(item, value, nameOf)).toBe('4220');
  expect(textsBeside(item, value, nameOf)).toEqual(['“form.refused”']);
});
