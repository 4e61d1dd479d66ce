import { expect, test } from 'vitest';
import { typedChanges } from '../../../console/draft/typed-changes.ts';
import { patchBetween } from '../../../console/edits/text-patch.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const changes = (before: unknown, after: unknown, isMade = true) => {
  const patches = patchBetween(json(before), json(after));
  return typedChanges(json(isMade ? after : before), patches, isMade);
};

test('typed text is reported by each changed key with both values, both for undo and for redo', () => {
  const [before, after] = [{ channels: { 5611: { title: '旧' } } }, { channels: { 5611: { title: '新' } } }];
  const expected = {
    changes: [{ path: ['channels', '5611', 'title'], before: '旧', after: '新' }],
    count: 1,
  };
  expect(changes(before, after)).toEqual(expected);
  expect(changes(before, after, false)).toEqual(expected);
});

test('rows are reported by their ids at any position, and added and removed rows as such', () => {
  const row = (id: string, go: string) => ({ id, go });
  const before = { rules: [row('a', 'x'), row('b', 'y')] };
  const after = { rules: [row('new', 'z'), row('a', 'x'), row('b', 'other')] };
  expect(changes(before, after)?.changes).toEqual([
    { path: ['rules', 'b', 'go'], before: 'y', after: 'other' },
    { path: ['rules', 'new'], before: undefined, after: row('new', 'z') },
  ]);
});

test('the first changes are listed, all are counted, and long values are truncated', () => {
  const many = (value: string) => Object.fromEntries([...'abcde'].map((key) => [key, value]));
  const expected = changes(many('1'), many('2'.repeat(500)));
  expect(expected?.count).toBe(5);
  expect(expected?.changes).toHaveLength(3);
  expect(String(expected?.changes[0]?.after).length).toBeLessThan(130);
});

test('a text that is not JSON, or differs only in its formatting, has no changed keys', () => {
  expect(typedChanges('{"a": 1', patchBetween('{"a": 1}', '{"a": 1'), true)).toBeNull();
  expect(typedChanges('{"a":1}', patchBetween('{ "a": 1 }', '{"a":1}'), true)).toBeNull();
});
