import { expect, test } from 'vitest';
import { PasteResult } from '../../../../console/ui/table-model/paste-result.ts';

const done = (left: string) => ({ ids: [], adds: 1, changes: 0, fails: left === '' ? 0 : 1, left });

test('rows that were left out are stored until they are pasted, emptied or dismissed, the newest first', () => {
  const paste = new PasteResult();
  paste.done(done('a'), 2, null);
  paste.done(done('b'), 3, null);
  expect(paste.left).toEqual({ text: 'b', fails: 1 });
  expect(paste.waiting).toEqual({ text: 'b', of: paste.left });
  // One of them is still invalid after the correction.
  paste.done(done('c'), 4, paste.left);
  expect(paste.lefts.map(({ text }) => text)).toEqual(['a', 'c']);
  paste.done(done(''), 5, paste.left);
  expect(paste.left?.text).toBe('a');
  paste.close('', paste.left);
  expect(paste.left).toBe(null);
});

test('a closed paste is restored, without the rows that were left out', () => {
  const paste = new PasteResult();
  paste.done(done('a'), 2, null);
  paste.close('other', null);
  expect(paste.waiting).toEqual({ text: 'other', of: null });
  expect(paste.left?.text).toBe('a');
  paste.close('a mended', paste.left);
  expect(paste.left).toEqual({ text: 'a mended', fails: 1 });
});

test('a dismissed notice is not shown again, and the dialog still has its rows', () => {
  const paste = new PasteResult();
  paste.done(done('a'), 2, null);
  paste.putAway();
  expect([paste.left, paste.news, paste.waiting.text]).toEqual([null, null, 'a']);
});
