import { expect, test } from 'vitest';
import { likely } from '../../../ops/did-you-mean/likely.ts';

const routes = ['p4ListDownload', 'downloadPage', 'downloadpage1', 'login', 'loginV1', 'loginV2', 'loginV3'];

test.each([
  ['p4ListDownloa', ['p4ListDownload']],
  ['p4List', ['p4ListDownload']],
  ['downloadPag', ['downloadPage', 'downloadpage1']],
  ['downlaodPage', ['downloadPage', 'downloadpage1']],
  ['loginV', ['loginV1', 'loginV2', 'loginV3']],
  ['elsewhere', []],
])('%s may mean %j', (word, meant) => {
  expect(likely(word, routes)).toEqual(meant);
});

test('a city is meant with or without what it is', () => {
  expect(likely('成都市', ['上海', '成都'])).toEqual(['成都']);
});
