import { expect, test } from 'vitest';
import { toldApart } from '../../../ops/text/told-apart.ts';

const paths: Record<string, string> = { thanks: '/thanks', spring: '/spring', index: '/index.html' };
const addressOf = (id: string) => paths[id] ?? id;

test('only a name that several have gets what tells it apart, and none that is not known', () => {
  const names = new Map([
    ['thanks', '在应用里继续'],
    ['spring', '在应用里继续'],
    ['home', '首页'],
    ['a', ''],
    ['b', ''],
  ]);
  expect([...toldApart(names, addressOf).values()]).toEqual([
    '在应用里继续 /thanks',
    '在应用里继续 /spring',
    '首页',
    '',
    '',
  ]);
});

test('two addresses of one page have one name rightly', () => {
  const names = new Map([
    ['thanks', '谢谢'],
    ['index', '谢谢'],
  ]);
  expect([...toldApart(names, addressOf, () => 'page').values()]).toEqual(['谢谢', '谢谢']);
});
