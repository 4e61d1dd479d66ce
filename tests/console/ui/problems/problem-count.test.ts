import { expect, test } from 'vitest';
import type { Problem } from '../../../../console/api/index.ts';
import { problemCount } from '../../../../console/ui/problems/problem-count.ts';

const of = (...severities: Problem['severity'][]) => severities.map((severity) => ({ severity }) as Problem);

test.each([
  [of('error'), '1 个错误', '1 error', 1],
  [of('warning'), '1 个提醒', '1 note', 0],
  [of('error', 'warning', 'error'), '2 个错误，1 个提醒', '2 errors, 1 note', 2],
])('problems are counted by severity, and zero is omitted', (problems, zh, en, errors) => {
  expect(problemCount(problems, 'zh')).toEqual({ count: problems.length, errors, text: zh });
  expect(problemCount(problems, 'en')).toEqual({ count: problems.length, errors, text: en });
});

test('texts that fields have refused are errors beside those of the check', () => {
  expect(problemCount(of('warning'), 'zh', 2)).toEqual({
    count: 3,
    errors: 2,
    text: '1 个提醒，2 处没有写入',
  });
  expect(problemCount([], 'en', 1)).toEqual({ count: 1, errors: 1, text: '1 entry not written' });
});
