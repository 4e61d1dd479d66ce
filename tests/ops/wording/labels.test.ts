import { expect, test } from 'vitest';
import { routeKindWords } from '../../../ops/wording/label-words.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { routesSchema } from '../../../schemas/config/routes.ts';

const field = (names: string) => ({ names, path: [names] });
const source = (values: Record<string, unknown>) =>
  ({ language: 'zh', names: null, file: (name: string) => ({ value: values[name] }) }) as const;

test('a text that a file writes in several languages, or in forms of a number, names its id by a text', () => {
  const messages = {
    failed: { 'zh-CN': '没有成功', en: 'It failed' },
    nights: { 'zh-CN': '{count} 晚', en: { one: 'one night', other: '{count} nights' } },
    months: { one: 'one month', other: '{count} months' },
    plain: '重试',
  };
  const labels = labelsOf(source({ 'definitions/messages.json': { messages } }), field('message'));
  expect([...labels]).toEqual([
    ['failed', '没有成功'],
    ['nights', '{count} 晚'],
    ['months', '{count} months'],
    ['plain', '重试'],
  ]);
  const brands = { sea: { name: { 'zh-CN': '海', en: 'Sea' } } };
  expect(labelsOf(source({ 'brands.json': { brands } }), field('brand')).get('sea')).toBe('海');
});

test('each kind of a route has a name of its own, in the schema as in every sentence', () => {
  const { enum: kinds, enumDescriptions } =
    routesSchema.properties.routes.additionalProperties.properties.kind;
  for (const language of ['zh', 'en'] as const) {
    const named = kinds.map((kind) => routeKindWords[kind]?.[language].toLowerCase());
    expect(new Set(named).size).toBe(kinds.length);
    const described = enumDescriptions.map((text) =>
      text.split(' | ')[language === 'zh' ? 0 : 1]?.toLowerCase(),
    );
    // In a sentence, any other page is just a page.
    expect(described.slice(0, -1).map((text) => text?.split(/[，,]/)[0])).toEqual(named.slice(0, -1));
  }
});
