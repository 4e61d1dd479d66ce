import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areEqual, canonical } from '../../../ops/json/canonical.ts';
import { assertProperty } from '../harness/property.ts';

/** Small values, so that two of them are often equal. */
const { value: small } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, '', 'a', '0'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(
      fc.constantFrom('a', 'b', '0', '__proto__'),
      fc.oneof(tie('value'), fc.constant(undefined)),
      { maxKeys: 3 },
    ),
  ),
}));

it('two values of JSON are equal exactly where their canonical texts are, whatever the order of their keys', () => {
  let equal = 0;
  assertProperty(2000, [small, small], (one, other) => {
    const expected = canonical(one) === canonical(other);
    if (expected) equal++;
    expect(areEqual(one, other)).toBe(expected);
    expect(areEqual(one, structuredClone(one))).toBe(true);
  });
  expect(equal).toBeGreaterThan(20);
});

it('the order of keys is no difference, and that of a list is one', () => {
  expect(areEqual({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(areEqual([1, 2], [2, 1])).toBe(false);
  expect(areEqual([], {})).toBe(false);
  expect(areEqual({ a: null }, {})).toBe(false);
});
