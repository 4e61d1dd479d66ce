import { expect, test } from 'vitest';
import type { PastFileEdits } from '../../../../console/api/index.ts';
import { wholeRevert } from '../../../../console/ui/history/whole-revert.ts';

const file = (over: Partial<PastFileEdits>): PastFileEdits => ({
  file: 'channels.json',
  change: 'changed',
  edits: [],
  differences: [],
  more: 0,
  unreadable: null,
  ...over,
});
const edit = (kind: 'added' | 'changed' | 'removed', path: string[]) =>
  ({ kind, path, after: {} }) as unknown as PastFileEdits['edits'][number];
const [added, other] = [
  edit('added', ['channels', 'channels', '5599']),
  edit('added', ['channels', 'channels', '5600']),
];
const changed = edit('changed', ['channels', 'channels', '5265', 'title']);

test('the revert of a save that only added something deletes it; of one that only changed or removed, puts it back', () => {
  expect(wholeRevert([file({ edits: [added] })])).toEqual({ does: 'deletes', deleted: 1 });
  expect(wholeRevert([file({ edits: [added, other] }), file({ change: 'added' })])).toEqual({
    does: 'deletes',
    deleted: 3,
  });
  const block = { what: 'block-added', at: 'holiday', before: null, after: 'notice' } as const;
  expect(wholeRevert([file({ differences: [block] })]).does).toBe('deletes');
  expect(wholeRevert([file({ edits: [changed] }), file({ change: 'removed' })]).does).toBe('restores');
  expect(wholeRevert([])).toEqual({ does: 'restores', deleted: 0 });
});

test('where it does both, or not all is told, it is called by a word that is true of both', () => {
  expect(wholeRevert([file({ edits: [added, changed] })]).does).toBe('both');
  expect(wholeRevert([file({ edits: [added] }), file({ change: 'removed' })]).does).toBe('both');
  expect(wholeRevert([file({ edits: [added], more: 3 })]).does).toBe('both');
  expect(wholeRevert([file({ unreadable: 'before' })]).does).toBe('both');
  const text = { what: 'text', at: 'top', before: '旧', after: '新' } as const;
  const field = { what: 'field-added', at: 'apply/city', before: null, after: 'city' } as const;
  expect(wholeRevert([file({ differences: [text, field] })]).does).toBe('both');
});
