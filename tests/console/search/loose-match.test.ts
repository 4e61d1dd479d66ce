import { expect, test } from 'vitest';
import { looselyFound } from '../../../console/search/loose-match.ts';
import { SearchIndex } from '../../../console/search/search-index.ts';
import { root } from '../../../publish/environment/settings.ts';

const named = (...names: string[]) => names.map((name) => ({ names: [name] }));
const namesOf = (term: string, ...names: string[]) =>
  [...looselyFound(term, named(...names)).keys()].flatMap((one) => one.names);
const expired = '验证码已过期，请重新获取';

test('a term that nothing has as it is typed finds the message that nearly says it', () => {
  const index = new SearchIndex(root, new Map());
  for (const text of ['验证码过期', '短信验证码过期了'])
    expect(index.find(text, 20).found.map(({ id }) => id)).toContain('login.codeExpired');
  expect(index.find('验证码过期', 1).found[0]?.id).toBe('login.codeExpired');
});

test('what has a term as it is typed is found alone', () => {
  const index = new SearchIndex(root, new Map());
  for (const { names, id } of index.find('获取验证码', 500).found)
    expect([id, ...names].join(' ')).toContain('获取验证码');
});

test('the characters have to stand in their order, and near each other', () => {
  expect(namesOf('验证码过期', expired)).toEqual([expired]);
  expect(namesOf('码证验', expired)).toEqual([]);
  expect(namesOf('验证取', expired)).toEqual([]);
  expect(namesOf('过期', expired)).toEqual([]);
  expect(namesOf('expird', 'expired')).toEqual([]);
});

test('a name with all characters is found before one without the last ones', () => {
  expect(namesOf('验证码过期了', expired, '验证码已经过期了')).toEqual(['验证码已经过期了']);
});

test('a term that nothing has costs little among 5,000 channels', () => {
  const names = Array.from({ length: 5000 }, (_, at) => [
    `渠道${at}验证页面`,
    ...Array.from({ length: 9 }, (__, other) => `渠道 ${at} 的第 ${other} 个名字，短信验证之后去下载页`),
  ]);
  const all = names.map((own) => ({ names: own }));
  looselyFound('短信验证码过期了', all);
  const start = performance.now();
  looselyFound('短信验证码过期了', all);
  // Some ten milliseconds on a machine of its own.
  expect(performance.now() - start).toBeLessThan(500);
});

test('a short term that no text has most of finds nothing: 没有这个 is in many', () => {
  const { found } = new SearchIndex(root, new Map()).find('没有这个东西', 5);
  expect(found).toEqual([]);
});
