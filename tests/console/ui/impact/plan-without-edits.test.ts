import { expect, test } from 'vitest';
import type { Plan } from '../../../../console/api/index.ts';
import { isWithoutEdits } from '../../../../console/ui/impact/plan-without-edits.ts';

const empty = {
  risks: [],
  groups: [],
  pages: [],
  acts: [],
  withoutEffect: [],
  notCompared: [],
  renamed: [],
} as unknown as Plan;

test('a plan without anything to tell is that of a draft without edits; one edit without effect is an edit', () => {
  expect(isWithoutEdits(empty)).toBe(true);
  for (const key of Object.keys(empty)) expect(isWithoutEdits({ ...empty, [key]: [{}] })).toBe(false);
});
