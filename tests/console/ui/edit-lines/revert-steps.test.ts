import { expect, test } from 'vitest';
import { EditBuffer } from '../../../../console/edits/edit-buffer.ts';
import { revertSteps } from '../../../../console/ui/edit-lines/revert-steps.ts';
import type { ReportedEdit } from '../../../../ops/edits/reported-edit.ts';

const file = 'definitions/site.json';
const one = { defaultChannel: '1', language: 'en', maxHops: 8 };
const several = { defaultChannel: '1', languages: ['en', 'zh-CN'], maxHops: 8 };
const base = { file, line: 1, column: 1, side: 'after' as const, what: 'site languages' };
const textOf = (value: unknown) => JSON.stringify(value, null, 2);

function putBack(edit: Omit<ReportedEdit, keyof typeof base>, draft: unknown, disk: unknown): string {
  const buffer = new EditBuffer(textOf(draft));
  for (const step of revertSteps({ ...base, ...edit }, draft, disk) ?? []) buffer.apply(step);
  return buffer.text;
}

test('languages that are put back leave the one language that the site had, in its place', () => {
  const path = ['site', 'languages'];
  const edit = { path, kind: 'added' as const, before: undefined, after: several.languages };
  expect(textOf(JSON.parse(putBack(edit, several, one)))).toBe(textOf(one));
});

test('one language that is put back leaves the languages that the site had, in their place', () => {
  const path = ['site', 'languages'];
  const edit = { path, kind: 'removed' as const, before: several.languages, after: undefined };
  expect(textOf(JSON.parse(putBack(edit, one, several)))).toBe(textOf(several));
});

test('a site without a language of its own has none again, and other edits stay', () => {
  const { language: _, ...none } = one;
  const path = ['site', 'languages'];
  const edit = { path, kind: 'added' as const, before: undefined, after: several.languages };
  const other = { ...several, maxHops: 9 };
  expect(JSON.parse(putBack(edit, other, none))).toEqual({ ...none, maxHops: 9 });
});
