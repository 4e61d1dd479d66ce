import { expect, it } from 'vitest';
import { described } from '../../ops/wording/described.ts';
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

/** Every list of kinds in a schema, such as the blocks of a page: the tag of each with its description. */
function kindsIn(node: unknown): [string, string | undefined][][] {
  if (typeof node !== 'object' || node === null) return [];
  const { discriminator, oneOf = [] } = node as SchemaNode;
  const tag = discriminator?.propertyName;
  const own = tag
    ? [
        oneOf.map((branch): [string, string | undefined] => [
          String(branch.properties?.[tag]?.const),
          branch.description,
        ]),
      ]
    : [];
  return [...own, ...Object.values(node).flatMap(kindsIn)];
}

it('kinds of one list, such as blocks, fields and actions, have different names in each language', () => {
  const lists = [...kindsIn(pageSchema), ...kindsIn(formSchema)];
  expect(Math.max(...lists.map(({ length }) => length))).toBeGreaterThan(20);
  const equal = lists.flatMap((kinds) =>
    (['zh', 'en'] as const).flatMap((language) => {
      const names = kinds.map(([kind, description]) =>
        described(description, kind).label[language].toLowerCase(),
      );
      return kinds.flatMap(([kind], at) =>
        names.indexOf(names[at] ?? '') === at ? [] : [`${kind}: ${names[at]}`],
      );
    }),
  );
  expect([...new Set(equal)]).toEqual([]);
});
