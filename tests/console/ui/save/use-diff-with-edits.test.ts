import { expect, test } from 'vitest';
import type { DiffResponse, Plan } from '../../../../console/api/index.ts';
import { diffWithEdits } from '../../../../console/ui/save/use-diff-with-edits.ts';

const diff = (version: number, ...files: string[]): DiffResponse => ({
  version,
  files: files.map((file) => ({ file, diff: `of ${version}` })),
});
const plan = (version: number) => ({ version, plan: { changed: version } as Plan });
const first = { version: 1, diff: diff(1, 'a.json'), plan: plan(1) };

test('lines and words of a draft are told together once both are there', () => {
  const told = diffWithEdits(first, null);
  expect(told).toEqual({ files: first.diff.files, plan: first.plan.plan, isOutdated: false, isFirst: false });
});

test('what was told stays, marked, until lines and words of the newest draft are there', () => {
  const before = diffWithEdits(first, null);
  const stays = { ...before, isOutdated: true };
  expect(diffWithEdits({ ...first, version: 2 }, before)).toEqual(stays);
  expect(diffWithEdits({ version: 2, diff: diff(2, 'b.json'), plan: plan(1) }, before)).toEqual(stays);
  expect(diffWithEdits({ version: 2, diff: diff(1, 'a.json'), plan: plan(2) }, before)).toEqual(stays);
  expect(diffWithEdits({ version: 2, diff: null, plan: plan(2) }, before)).toEqual(stays);
  const next = diffWithEdits({ version: 2, diff: diff(2, 'b.json'), plan: plan(2) }, before);
  expect(next?.files.map(({ file }) => file)).toEqual(['b.json']);
  expect(next?.isOutdated).toBe(false);
});

test('before anything was told the lines come first, of the newest draft each', () => {
  expect(diffWithEdits({ version: 1, diff: null, plan: null }, null)).toBe(null);
  const told = diffWithEdits({ version: 1, diff: diff(1, 'a.json'), plan: null }, null);
  expect(told).toMatchObject({ plan: null, isOutdated: true, isFirst: true });
  const later = diffWithEdits({ version: 2, diff: diff(2, 'b.json'), plan: null }, told);
  expect(later?.files.map(({ file }) => file)).toEqual(['b.json']);
});
