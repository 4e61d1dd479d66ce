import { expect, test } from 'vitest';
import { problemMessage } from '../../../../console/ui/problems/problem-help.ts';
import { cardOfPlace, problemLocation } from '../../../../console/ui/problems/problem-location.ts';

const file = 'definitions/pages/offer.json';
const value = {
  id: 'offer',
  body: [
    { type: 'hero', id: 'top', title: '' },
    { type: 'form', id: 'application', form: 'gone', title: '申请信息' },
  ],
};
const store = (language: 'zh' | 'en') =>
  ({
    names: null,
    language,
    state: { files: [{ file }] },
    file: (name: string) => (name === file ? { value } : undefined),
  }) as never;

test('a place of a page is named by its card, as the head of the card says it', () => {
  expect(problemLocation({ file, pointer: '/body/1/form' }, store('zh'))).toBe(
    '“申请信息” 表单 · 使用的表单',
  );
  expect(problemLocation({ file, pointer: '/body/0/title' }, store('zh'))).toBe('首屏标题 · 标题');
  expect(cardOfPlace({ file: 'hosts.json', pointer: '/hosts/0' }, store('zh'))).toBeNull();
});

test('a message does not begin with the id of the card, which the location names', () => {
  const problem = {
    file,
    pointer: '/body/0/title',
    message: { zh: 'top：文字不能为空', en: 'top: a text is empty' },
  } as never;
  expect(problemMessage(problem, store('zh'))).toEqual({ zh: '文字不能为空', en: 'a text is empty' });
});
