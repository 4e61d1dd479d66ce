import { expect, test } from 'vitest';
import type { DiffResponse, Plan } from '../../../../console/api/index.ts';
import { diffWithEdits } from '../../../../console/ui/save/use-diff-with-edits.ts';

const diff = (version: number, ...files: string[]): DiffResponse => ({
  version,
  files: files.map((file) => ({ file, diff: `of ${version}` })),
});
const plan = (version: number) => ({ version, plan: { changed: version } as Plan });
const first = { version: 1, diff: diff(1, 'a.json'), plan: plan(1) };

test('the diff and the description of a draft are shown together once both exist', () => {
  const shown = diffWithEdits(first, null);
  expect(shown).toEqual({
    files: first.diff.files,
    plan: first.plan.plan,
    isOutdated: false,
    isFirst: false,
  });
});

test('the previous result stays, marked as outdated, until the diff and the description of the newest draft exist', () => {
  const before = diffWithEdits(first, null);
  const unchanged = { ...before, isOutdated: true };
  expect(diffWithEdits({ ...first, version: 2 }, before)).toEqual(unchanged);
  expect(diffWithEdits({ version: 2, diff: diff(2, 'b.json'), plan: plan(1) }, before)).toEqual(unchanged);
  expect(diffWithEdits({ version: 2, diff: diff(1, 'a.json'), plan: plan(2) }, before)).toEqual(unchanged);
  expect(diffWithEdits({ version: 2, diff: null, plan: plan(2) }, before)).toEqual(unchanged);
  const next = diffWithEdits({ version: 2, diff: diff(2, 'b.json'), plan: plan(2) }, before);
  expect(next?.files.map(({ file }) => file)).toEqual(['b.json']);
  expect(next?.isOutdated).toBe(false);
});

test('before the first description the diff is shown alone, for each newest draft', () => {
  expect(diffWithEdits({ version: 1, diff: null, plan: null }, null)).toBe(null);
  const shown = diffWithEdits({ version: 1, diff: diff(1, 'a.json'), plan: null }, null);
  expect(shown).toMatchObject({ plan: null, isOutdated: true, isFirst: true });
  const later = diffWithEdits({ version: 2, diff: diff(2, 'b.json'), plan: null }, shown);
  expect(later?.files.map(({ file }) => file)).toEqual(['b.json']);
});
