import { expect, test } from 'vitest';
import { rovingTarget } from '../../../../console/ui/focus/use-roving-list.ts';

test('arrow keys, Home and End move within a list, and stop at its ends', () => {
  const targets = (key: string) => [0, 1, 2].map((at) => rovingTarget(key, at, 3));
  expect(targets('ArrowDown')).toEqual([1, 2, 2]);
  expect(targets('ArrowUp')).toEqual([0, 0, 1]);
  expect([targets('Home'), targets('End')]).toEqual([
    [0, 0, 0],
    [2, 2, 2],
  ]);
  expect(rovingTarget('Enter', 1, 3)).toBe(null);
});

test('arrow down above the list moves to its first entry, and in an empty list nowhere', () => {
  expect(rovingTarget('ArrowDown', -1, 3)).toBe(0);
  expect(rovingTarget('ArrowDown', -1, 0)).toBe(-1);
});
