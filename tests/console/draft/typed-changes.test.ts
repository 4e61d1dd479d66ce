import { expect, test } from 'vitest';
import { typedChanges } from '../../../console/draft/typed-changes.ts';
import { patchBetween } from '../../../console/edits/text-patch.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const changes = (before: unknown, after: unknown, isMade = true) => {
  const patches = patchBetween(json(before), json(after));
  return typedChanges(json(isMade ? after : before), patches, isMade);
};

test('of a typed text each key that it changed is told with both values, before an undo as before a redo', () => {
  const [before, after] = [{ channels: { 5611: { title: '旧' } } }, { channels: { 5611: { title: '新' } } }];
  const told = { changes: [{ path: ['channels', '5611', 'title'], before: '旧', after: '新' }], count: 1 };
  expect(changes(before, after)).toEqual(told);
  expect(changes(before, after, false)).toEqual(told);
});

test('rows are told by their ids wherever they stand, and what came or went as such', () => {
  const row = (id: string, go: string) => ({ id, go });
  const before = { rules: [row('a', 'x'), row('b', 'y')] };
  const after = { rules: [row('new', 'z'), row('a', 'x'), row('b', 'other')] };
  expect(changes(before, after)?.changes).toEqual([
    { path: ['rules', 'b', 'go'], before: 'y', after: 'other' },
    { path: ['rules', 'new'], before: undefined, after: row('new', 'z') },
  ]);
});

test('the first ones are told and all are counted, and long values are cut', () => {
  const many = (value: string) => Object.fromEntries([...'abcde'].map((key) => [key, value]));
  const told = changes(many('1'), many('2'.repeat(500)));
  expect(told?.count).toBe(5);
  expect(told?.changes).toHaveLength(3);
  expect(String(told?.changes[0]?.after).length).toBeLessThan(130);
});

test('a text that is no JSON, or differs in nothing but its form, has no keys to tell', () => {
  expect(typedChanges('{"a": 1', patchBetween('{"a": 1}', '{"a": 1'), true)).toBeNull();
  expect(typedChanges('{"a":1}', patchBetween('{ "a": 1 }', '{"a":1}'), true)).toBeNull();
});
