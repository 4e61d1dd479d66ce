import { expect, test } from 'vitest';
import { idsByName } from '../../../../console/ui/field-values/ids-by-name.ts';
import { suggestionsFor } from '../../../../console/ui/field-values/suggestions.ts';
import type { Field } from '../../../../ops/wording/field.ts';
import { knownField } from '../../../../ops/wording/known-schemas.ts';

const brands = new Map([
  ['default', '禾岸借贷'],
  ['quick-loan', '鹭洲快贷'],
  ['instalment', '砚田分期'],
  ['more-instalment', '拾惠分期'],
]);
const brand = {
  ...(knownField('channels.json', ['channels', '*', 'brand', 'id']) as Field),
  choices: [...brands.keys()],
};
const rules = new Map([
  ['chengdu-download', '成都 · 下载'],
  ['chengdu-follow', '成都 · 关注'],
]);
const rule = { ...brand, names: 'cityRule', choices: [...rules.keys()] };
const cities = new Map([
  ['杭州', '杭州市'],
  ['上海', '上海市'],
]);
const city = {
  ...(knownField('definitions/cities.json', ['rules', '*', 'cities']) as Field),
  choices: [...cities.keys()],
};

test('suggests the choice by name and id, and writes the id', () => {
  const suggestions = (text: string) =>
    suggestionsFor({ field: brand, labels: brands }, text, idsByName(brands));
  expect(suggestions('禾岸贷款')).toEqual([{ text: 'default', name: '禾岸借贷 default' }]);
  expect(suggestions('quick-laon')).toEqual([{ text: 'quick-loan', name: '鹭洲快贷 quick-loan' }]);
  expect(suggestions('quick-loan')).toEqual([]);
  expect(suggestions('没有的品牌')).toEqual([]);
  expect(suggestions('')).toEqual([]);
});

test('suggests every choice of an ambiguous name', () => {
  const suggestions = suggestionsFor({ field: rule, labels: rules }, '成都', idsByName(rules, 'cityRule'));
  expect(suggestions.map(({ text }) => text)).toEqual(['chengdu-download', 'chengdu-follow']);
});

test('corrects the unknown city of a list and keeps the others', () => {
  const suggestions = (text: string) =>
    suggestionsFor({ field: city, labels: cities }, text, idsByName(cities, 'city'));
  expect(suggestions('上海、杭洲')).toEqual([{ text: '上海、杭州', name: '杭州' }]);
  expect(suggestions('上海、杭州')).toEqual([]);
});

test('suggests nothing for a field without choices', () => {
  const title = knownField('channels.json', ['channels', '*', 'title']);
  expect(suggestionsFor({ field: title, labels: new Map() }, 'x'.repeat(90), new Map())).toEqual([]);
});
