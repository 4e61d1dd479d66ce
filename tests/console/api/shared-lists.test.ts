import { expect, test } from 'vitest';
import { parseSharedLists, printSharedLists } from '../../../console/api/shared-lists.ts';

test('a list that is at several places is printed once, and is one list again when it is read', () => {
  const arrivals = ['/login', '/login → loggedIn'];
  const value = {
    a: [{ who: { arrival: arrivals } }, { who: { arrival: arrivals, city: ['上海'] } }],
    b: null,
  };
  const text = printSharedLists(value);
  expect(text.match(/\/login"/g)).toHaveLength(1);
  const read = parseSharedLists(text) as typeof value;
  expect(read).toEqual(value);
  expect(read.a[1]?.who.arrival).toBe(read.a[0]?.who.arrival);
});

test('what has no list twice is plain JSON', () => {
  for (const value of [{ version: 3, names: ['a'] }, [], null, 'text', { a: ['x'], b: ['x'] }]) {
    expect(printSharedLists(value)).toBe(JSON.stringify(value));
    expect(parseSharedLists(printSharedLists(value))).toEqual(value);
  }
});

test('a plan of thousands of sets over the same names is as long as its sets, not as their names', () => {
  const arrival = Array.from({ length: 500 }, (_, at) => `/path-${at} + firstVisit`);
  const groups = Array.from({ length: 2000 }, (_, at) => ({ count: at, who: { arrival } }));
  expect(JSON.stringify(groups).length).toBeGreaterThan(20_000_000);
  expect(printSharedLists(groups).length).toBeLessThan(200_000);
});
