import { expect, it } from 'vitest';
import { fieldOfNode } from '../../ops/wording/field.ts';
import { labelsOf } from '../../ops/wording/labels.ts';
import type { SchemaNode } from '../../ops/wording/schema-node.ts';
import { routesSchema } from '../../schemas/config/routes.ts';
import { formSchema } from '../../schemas/page/form.ts';
import { pageSchema } from '../../schemas/page/page.ts';

interface Choice {
  at: string;
  node: SchemaNode;
}

/** Every list of values in a schema. In `properties` the word is the name of a property. */
function choicesIn(node: unknown, at: string): Choice[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = Array.isArray((node as SchemaNode).enum) ? [{ at, node: node as SchemaNode }] : [];
  return [...own, ...Object.entries(node).flatMap(([key, one]) => choicesIn(one, `${at}/${key}`))];
}

const choices = [
  ...choicesIn(pageSchema, 'page'),
  ...choicesIn(formSchema, 'form'),
  ...choicesIn(routesSchema, 'routes'),
];

it('every value of a choice in pages, forms and routes has a name in Chinese and in English', () => {
  expect(choices.length).toBeGreaterThan(8);
  const nameless = choices.flatMap(({ at, node }) => {
    const { enum: values = [], enumDescriptions: names = [] } = node;
    const isWhole = (name = '') => /^[^|]*\p{Script=Han}[^|]* \| [A-Z][^|\p{Script=Han}]+$/u.test(name);
    const bad = values.filter((_, index) => !isWhole(names[index]));
    return bad.length > 0 || names.length !== values.length ? [`${at}: ${bad.join()}`] : [];
  });
  expect(nameless).toEqual([]);
});

it('a choice shows the name of each value, in the language of the operator', () => {
  const layout = choices.find(({ node }) => node.enum?.includes('poster'))?.node ?? {};
  const field = fieldOfNode(layout, layout, ['layout'], true);
  const labels = (language: 'zh' | 'en') => [
    ...labelsOf({ names: null, language, file: () => undefined }, field).entries(),
  ];
  expect(labels('zh')).toEqual([
    ['plain', '素面'],
    ['card', '卡片'],
    ['poster', '海报'],
    ['compact', '紧凑'],
  ]);
  expect(labels('en')[0]).toEqual(['plain', 'Plain']);
});
