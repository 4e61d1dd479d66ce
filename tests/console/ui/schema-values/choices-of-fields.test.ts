import { expect, test } from 'vitest';
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
