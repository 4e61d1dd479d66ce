import { expect, test } from 'vitest';
import { didYouMean } from '../../../../console/ui/field-values/did-you-mean.ts';
import { idsByName } from '../../../../console/ui/field-values/ids-by-name.ts';
import { similarNames } from '../../../../console/ui/field-values/similar-names.ts';
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

test('Chinese names are near by most of their characters, not by a word that half of the names have', () => {
  const names = [...brands.values()];
  expect(similarNames('禾岸贷款', names)).toEqual(['禾岸借贷']);
  expect(similarNames('砚天分期', names)).toEqual(['砚田分期']);
  expect(similarNames('没有的品牌', names)).toEqual([]);
  expect(similarNames('分期', names)).toEqual([]);
  expect(similarNames('杭洲', ['杭州', '上海'])).toEqual(['杭州']);
  expect(similarNames('北海', ['杭州', '上海'])).toEqual([]);
});

test('what may have been meant is offered by its name and id, and written by its id', () => {
  const offers = (text: string) => didYouMean({ field: brand, labels: brands }, text, idsByName(brands));
  expect(offers('禾岸贷款')).toEqual([{ text: 'default', name: '禾岸借贷 default' }]);
  expect(offers('quick-laon')).toEqual([{ text: 'quick-loan', name: '鹭洲快贷 quick-loan' }]);
  expect(offers('quick-loan')).toEqual([]);
  expect(offers('没有的品牌')).toEqual([]);
  expect(offers('')).toEqual([]);
});

test('a name that several have offers each of them', () => {
  const offers = didYouMean({ field: rule, labels: rules }, '成都', idsByName(rules, 'cityRule'));
  expect(offers.map(({ text }) => text)).toEqual(['chengdu-download', 'chengdu-follow']);
});

test('of several cities the one that is wrong is replaced, and the others stay', () => {
  const offers = (text: string) =>
    didYouMean({ field: city, labels: cities }, text, idsByName(cities, 'city'));
  expect(offers('上海、杭洲')).toEqual([{ text: '上海、杭州', name: '杭州' }]);
  expect(offers('上海、杭州')).toEqual([]);
});

test('a field that takes any text has nothing to offer', () => {
  const title = knownField('channels.json', ['channels', '*', 'title']);
  expect(didYouMean({ field: title, labels: new Map() }, 'x'.repeat(90), new Map())).toEqual([]);
});
