import { expect, test } from 'vitest';
import { SearchIndex } from '../../../console/search/search-index.ts';
import { root } from '../../../publish/environment/settings.ts';

const index = new SearchIndex(root, new Map());
const codesOf = (text: string) =>
  index
    .find(text, 500)
    .found.flatMap(({ kind, id, file, pointer }) =>
      kind === 'resultCode' ? [`${id} ${file} ${pointer}`] : [],
    );

test('a result code of a form is found by its number, by what it is called, and by what visitors read for it', () => {
  const place = '4220 definitions/pages/app-carloan.json /body/2/onResult/cases/1';
  for (const text of ['4220', '返回码 4220', '结果码 4220', 'result code 4220', '没有提交成功'])
    expect(codesOf(text)).toContain(place);
  expect(codesOf('返回码').length).toBeGreaterThan(20);
  expect(codesOf('form.refused')).toEqual([]);
});

test('a reason of a receipt is found by its code too', () => {
  expect(codesOf('返回码').some((one) => one.includes('/receipt/reasons/'))).toBe(true);
});

test('a message that result codes use comes before them, by all its words and by some', () => {
  for (const text of ['验证码已过期，请重新获取', '验证码已过期', '已过期', '验证码过期']) {
    const kinds = index.find(text, 500).found.map(({ kind }) => kind);
    const first = (kind: string) => kinds.indexOf(kind as (typeof kinds)[number]);
    expect(first('message')).toBeGreaterThan(-1);
    expect(first('resultCode')).toBeGreaterThan(first('message'));
  }
});
