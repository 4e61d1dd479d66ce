import { expect, test } from 'vitest';
import type { Plan } from '../../../../console/api/index.ts';
import { describeVisitPart } from '../../../../console/ui/impact/describe-visit-part.ts';

const space: Plan['space'] = {
  host: 16,
  channel: 112,
  arrival: 4,
  login: 3,
  loginAddress: 4,
  city: 10,
  info: 2,
  input_form: 2,
  succ_todo: 8,
  fail_todo: 8,
};
const part = (who: Parameters<typeof describeVisitPart>[0]) => describeVisitPart(who, space, 'zh', null);

test('the part of a visit is described by its relevant axes: login, arrival, server answer', () => {
  expect(part({ channel: ['5611'], login: ['ok'] })).toBe('已登录');
  expect(part({ arrival: ['/a', '/b'] })).toBe('到达 /a、/b');
  expect(part({ arrival: ['/a', '/b', '/c'], login: ['none', 'failed'] })).toBe(
    '未登录、登录已失效 · 到达 /a、/b 等 3 种',
  );
});

test('irrelevant axes are omitted, and visitors without a condition are described as every visit', () => {
  expect(part({ channel: ['5611'], city: ['成都'] })).toBe('每一次访问');
  const who = { login: ['none', 'ok', 'failed'], succ_todo: ['4'] };
  expect(part(who)).toMatch(/succ_todo/);
});

test('groups that differ in no axis that all of them name are described as such', () => {
  const anyOf = [
    { login: ['ok'], count: 1 },
    { arrival: ['/a'], count: 1 },
  ];
  expect(part({ anyOf })).toBe('一部分，各组不同');
});
