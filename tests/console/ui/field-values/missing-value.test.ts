import { expect, test } from 'vitest';
import type { Problem } from '../../../../console/api/index.ts';
import { isIncomplete, missingText } from '../../../../console/ui/field-values/missing-value.ts';
import type { Field } from '../../../../ops/wording/field.ts';

const label = { zh: '样式', en: 'Style' };
const field = (more: Partial<Field>) => ({ kind: 'text', names: null, choices: [], label, ...more }) as Field;

test('what is missing is said in the words of the form, and where it leads in those of visitors', () => {
  expect(missingText(field({})).zh).toBe('还没有填“样式”');
  expect(missingText(field({ kind: 'choice', choices: ['main'] }))).toEqual({
    zh: '还没有选“样式”',
    en: '“Style” is not chosen yet',
  });
  expect(missingText(field({ kind: 'choice', names: 'outcome' })).zh).toBe('还没有选去哪里');
});

test('an object lacks something where the check says so of itself', () => {
  const problem = (code: string, pointer: string) => ({ code, pointer }) as Problem;
  const problems = [problem('schema-required', '/body/3/action'), problem('schema-one-of', '/body/4')];
  expect(isIncomplete(problems, ['body', 3, 'action'])).toBe(true);
  expect(isIncomplete(problems, ['body', 4])).toBe(true);
  expect(isIncomplete(problems, ['body', 3])).toBe(false);
  expect(isIncomplete([problem('id-unused', '/body/3')], ['body', 3])).toBe(false);
  expect(isIncomplete(undefined, ['body', 3])).toBe(false);
});
