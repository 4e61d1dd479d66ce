import { expect, test } from 'vitest';
import { leavesOf } from '../../../ops/edit-wording/edited-fields.ts';

const both = { 'zh-CN': '登录', en: 'Log in' };

test('a text of all languages that is written for each, or the other way round, differs where it reads otherwise', () => {
  expect(leavesOf(['label'], '登录', both)).toEqual([
    { path: ['label', 'en'], before: '登录', after: 'Log in' },
  ]);
  expect(leavesOf(['label'], both, '登录')).toEqual([
    { path: ['label', 'en'], before: 'Log in', after: '登录' },
  ]);
});

test('a text that is added or taken out in all languages is listed in each', () => {
  expect(leavesOf(['label'], undefined, both)).toEqual([
    { path: ['label', 'zh-CN'], before: undefined, after: '登录' },
    { path: ['label', 'en'], before: undefined, after: 'Log in' },
  ]);
});
