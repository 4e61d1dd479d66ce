import { expect, test } from 'vitest';
import { isPartOfBoth } from '../../../ops/edits/part-of-both.ts';

test('a value is a part of both where what it stands in is there in both, and lists are of one length', () => {
  expect(isPartOfBoth({ a: 1 }, { a: 2 }, ['a'])).toBe(true);
  expect(isPartOfBoth({}, { a: 2 }, ['a'])).toBe(true);
  expect(isPartOfBoth({}, { a: { b: 2 } }, ['a', 'b'])).toBe(false);
  expect(isPartOfBoth({ a: 'all' }, { a: { zh: '新', en: 'new' } }, ['a', 'zh'])).toBe(false);
  expect(isPartOfBoth({ a: [1, 2] }, { a: [1, 3] }, ['a', '1'])).toBe(true);
  expect(isPartOfBoth({ a: [1, 2] }, { a: [1] }, ['a', '1'])).toBe(false);
});
