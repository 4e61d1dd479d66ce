import { describe, expect, it } from 'vitest';
import { editsFor, fieldInLanguage } from '../../../../console/ui/field-values/field-value.ts';
import { formatValue } from '../../../../console/ui/field-values/value-codec.ts';
import { textsOf } from '../../../../console/ui/schema-values/item-text.ts';
import { fieldAt } from '../../../../ops/wording/field.ts';
import type { SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { emitSchemas } from '../../../../schemas/compile/emit-json-schema.ts';
import { type RefKind, refKinds } from '../../../../schemas/index.ts';

const ids = Object.fromEntries(refKinds.map((kind) => [kind, []])) as unknown as Record<RefKind, string[]>;
const brands = (languages?: string[]) => {
  const emitted = emitSchemas(ids, null, languages).find(
    ({ path }) => path === 'schemas/json/brands.schema.json',
  );
  return JSON.parse(emitted?.content ?? '') as SchemaNode;
};
const nameIn = (schema: SchemaNode) => fieldAt(schema, ['brands', 'forum', 'name']);
const entryPath = { file: 'brands.json', path: ['brands', 'forum'] };
const entry = { name: { 'zh-CN': '骑行城市论坛', en: 'City Cycling Forum' } };

describe('a text that is written once for each language', () => {
  const found = nameIn(brands(['zh-CN', 'en']));
  if (!found) throw new Error('brands have a name');
  const field = { ...found, path: ['name'] };

  it('is a field of its own in each language, which an edit reaches alone', () => {
    const english = fieldInLanguage(field, 'en');
    expect([english.label.zh, english.label.en]).toEqual([
      '品牌名：英语 (en)',
      'Name of the brand: English (en)',
    ]);
    expect(editsFor(entryPath, entry, english, 'Cycling Forum')).toEqual([
      { do: 'set', file: 'brands.json', path: ['brands', 'forum', 'name', 'en'], value: 'Cycling Forum' },
    ]);
  });

  it('is shown and edited in its first language by the cell of a table, and no other is lost', () => {
    expect(formatValue(field, entry.name)).toBe('骑行城市论坛');
    expect(editsFor(entryPath, entry, field, '论坛')).toEqual([
      { do: 'set', file: 'brands.json', path: ['brands', 'forum', 'name', 'zh-CN'], value: '论坛' },
    ]);
  });

  it('stands on a card in its first language', () => {
    const item = { type: 'object', properties: { title: { type: 'string', perLanguage: true } } } as const;
    expect(textsOf(item as unknown as SchemaNode, { title: { en: 'Register', fr: 'Inscription' } })).toEqual([
      'Register',
    ]);
  });
});

it('the schemas of a site with one language know no texts per language', () => {
  expect(nameIn(brands())).not.toHaveProperty('perLanguage');
});
