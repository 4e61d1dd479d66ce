import { expect, test } from 'vitest';
import { textsOf } from '../../../../console/ui/schema-values/item-text.ts';
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
