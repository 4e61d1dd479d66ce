import { expect, test } from 'vitest';
import { similarNames } from '../../../ops/did-you-mean/similar-names.ts';

const rules = ['shanghai-skip-form', 'shenzhen-follow-account', 'shenzhen-standard', 'beijing-skip-form'];

test('the search finds a long id by its mistyped beginning', () => {
  expect(similarNames('shenzen-folow', rules)).toEqual(['shenzhen-follow-account']);
  expect(similarNames('beijin-skip', rules)).toEqual(['beijing-skip-form']);
});

test('the search prefers a whole id, and finds nothing for an unrelated word', () => {
  expect(similarNames('shenzhen-standart', rules)).toEqual(['shenzhen-standard']);
  expect(similarNames('lhasa-anything', rules)).toEqual([]);
  expect(similarNames('form', rules)).toEqual([]);
});

test('the search finds Chinese names by most of their characters, not by a word that half of the names share', () => {
  const names = ['禾岸借贷', '鹭洲快贷', '砚田分期', '拾惠分期'];
  expect(similarNames('禾岸贷款', names)).toEqual(['禾岸借贷']);
  expect(similarNames('砚天分期', names)).toEqual(['砚田分期']);
  expect(similarNames('没有的品牌', names)).toEqual([]);
  expect(similarNames('分期', names)).toEqual([]);
  expect(similarNames('杭洲', ['杭州', '上海'])).toEqual(['杭州']);
  expect(similarNames('北海', ['杭州', '上海'])).toEqual([]);
});
