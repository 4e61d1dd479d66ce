import { expect, test } from 'vitest';
import { withFieldsToShowAt } from '../../../../console/ui/schema-values/fields-to-show-at.ts';
import { withOwnOptions } from '../../../../console/ui/schema-values/own-options.ts';
import { shapeOf } from '../../../../console/ui/schema-values/schema-shape.ts';
import { canShow } from '../../../../console/ui/schema-values/shown-errors.ts';
import type { SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { fieldSchemas } from '../../../../schemas/page/field.ts';

const node = (schema: unknown) => schema as SchemaNode;
const field = {
  options: [
    { value: 'a', label: '甲' },
    { value: 'b', label: { 'zh-CN': '乙', en: 'B' } },
  ],
};

test('what a choice begins with is chosen from its own options, by their texts', () => {
  const one = withOwnOptions(node(fieldSchemas.choice.properties.default), 'default', field);
  expect(one).toMatchObject({ type: 'string', enum: ['a', 'b'], enumDescriptions: ['甲 | 甲', '乙 | 乙'] });
  const several = withOwnOptions(node(fieldSchemas.choices.properties.default), 'default', field);
  expect(several.items).toMatchObject({ enum: ['a', 'b'] });
  // A list to choose from, and no cards of free text.
  expect(shapeOf(several).is).toBe('field');
  const amount = node(fieldSchemas.amount.properties.default);
  expect(withOwnOptions(amount, 'default', { min: 1 })).toBe(amount);
});

test('a field offers the error texts that its kind can show', () => {
  const all = Object.keys(fieldSchemas.amount.properties.messages.properties);
  const shown = (kind: string) => all.filter((key) => canShow(kind, ['messages'], key));
  expect(shown('amount')).toEqual(['required', 'invalid', 'tooSmall', 'tooLarge']);
  expect(shown('mobile')).toEqual(['required', 'invalid', 'reseller']);
  // A kind of a plug-in has the rules of another kind, which is not known here.
  expect(shown('of-a-plugin')).toEqual(all);
  expect(canShow('amount', [], 'tooLong')).toBe(true);
});

test('a message is shown at a field that is chosen by its question, or at the whole form', () => {
  const at = node({ type: 'string' });
  const form = {
    fields: [
      { id: 'mobile', kind: 'mobile', label: { 'zh-CN': '手机号', en: 'Mobile' } },
      { id: 'city', kind: 'text', label: '城市' },
    ],
  };
  const page = { body: [{ type: 'form', form: 'offer', onResult: { cases: [{ show: {} }] } }] };
  const formOf = (id: string) => (id === 'offer' ? form : undefined);
  const path = ['body', 0, 'onResult', 'cases', 0, 'show', 'at'];
  const chosen = { enum: ['form', 'mobile', 'city'] };
  const texts = ['整张表单 | The whole form', '手机号 | 手机号', '城市 | 城市'];
  expect(withFieldsToShowAt(at, { file: page, path, formOf })).toMatchObject({
    ...chosen,
    enumDescriptions: texts,
  });
  // Of a call that verifies the answers of a form, the form is the file itself.
  const verify = { ...form, verify: { onResult: { otherwise: { show: {} } } } };
  const inForm = ['verify', 'onResult', 'otherwise', 'show', 'at'];
  expect(withFieldsToShowAt(at, { file: verify, path: inForm, formOf })).toMatchObject(chosen);
  expect(withFieldsToShowAt(at, { file: page, path: [...path.slice(0, -1), 'message'], formOf })).toBe(at);
});
