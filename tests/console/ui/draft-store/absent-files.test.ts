import { expect, test } from 'vitest';
import type { Edit } from '../../../../console/edits/edit.ts';
import { parseOpenFile } from '../../../../console/ui/draft-store/open-file.ts';
import { withPendingEdits } from '../../../../console/ui/draft-store/with-pending-edits.ts';
import { fieldChange, isNewEntry } from '../../../../console/ui/field-values/field-change.ts';

const file = 'channels.json';
const defaultText = '{"channels":{"1":{}}}';
const absent = parseOpenFile(file, '', '', null, defaultText);
const set: Edit = { do: 'set', file, path: ['channels', '1', 'title'], value: 'A' };
const titleField = { path: ['title'] } as unknown as Parameters<typeof fieldChange>[3];

test('a file that the config leaves out has the value that counts in its place, and is no broken JSON', () => {
  expect(absent).toMatchObject({ text: '', isJson: true, value: { channels: { 1: {} } } });
  expect(parseOpenFile(file, '', '', null)).toMatchObject({ isJson: false, value: null });
});

test('an edit that is on its way is seen in it, and the edit alone counts as a change', () => {
  const edited = withPendingEdits(absent, [{ edits: [set] }] as never);
  expect(edited.value).toEqual({ channels: { 1: { title: 'A' } } });
  const entry = { file, path: ['channels', '1'] };
  expect(isNewEntry(edited, entry)).toBe(false);
  expect(fieldChange(edited, entry, { title: 'A' }, titleField)).toEqual({ was: undefined });
  expect(isNewEntry(edited, { file, path: ['channels', '77'] })).toBe(true);
});
