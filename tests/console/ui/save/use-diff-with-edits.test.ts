import { expect, test } from 'vitest';
import type { DiffAnswer, Plan } from '../../../../console/api/index.ts';
import { toldTogether } from '../../../../console/ui/save/use-diff-with-edits.ts';

const diff = (version: number, ...files: string[]): DiffAnswer => ({
  version,
  files: files.map((file) => ({ file, diff: `of ${version}` })),
});
const plan = (version: number) => ({ version, plan: { changed: version } as Plan });
const first = { version: 1, diff: diff(1, 'a.json'), plan: plan(1) };

test('lines and words of a draft are told together once both are there', () => {
  const told = toldTogether(first, null);
  expect(told).toEqual({ files: first.diff.files, plan: first.plan.plan, isOutdated: false, isFirst: false });
});

test('what was told stays, marked, until lines and words of the newest draft are there', () => {
  const before = toldTogether(first, null);
  const stays = { ...before, isOutdated: true };
  expect(toldTogether({ ...first, version: 2 }, before)).toEqual(stays);
  expect(toldTogether({ version: 2, diff: diff(2, 'b.json'), plan: plan(1) }, before)).toEqual(stays);
  expect(toldTogether({ version: 2, diff: diff(1, 'a.json'), plan: plan(2) }, before)).toEqual(stays);
  expect(toldTogether({ version: 2, diff: null, plan: plan(2) }, before)).toEqual(stays);
  const next = toldTogether({ version: 2, diff: diff(2, 'b.json'), plan: plan(2) }, before);
  expect(next?.files.map(({ file }) => file)).toEqual(['b.json']);
  expect(next?.isOutdated).toBe(false);
});

test('before anything was told the lines come first, of the newest draft each', () => {
  expect(toldTogether({ version: 1, diff: null, plan: null }, null)).toBe(null);
  const told = toldTogether({ version: 1, diff: diff(1, 'a.json'), plan: null }, null);
  expect(told).toMatchObject({ plan: null, isOutdated: true, isFirst: true });
  const later = toldTogether({ version: 2, diff: diff(2, 'b.json'), plan: null }, told);
  expect(later?.files.map(({ file }) => file)).toEqual(['b.json']);
});
