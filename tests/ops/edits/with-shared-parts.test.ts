import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withSharedParts } from '../../../ops/edits/with-shared-parts.ts';

describe('a revision with the parts that it has in common with another one', () => {
  it('has the very objects of the other wherever they are equal', () => {
    const one = { a: { b: [1, { c: 2 }] }, d: { e: 1 }, f: [{ g: 1 }, { g: 2 }] };
    const other = structuredClone({ ...one, d: { e: 2 } });
    const made = withSharedParts(one, other);
    expect(made).toEqual(other);
    expect([made.a === one.a, made.f === one.f, made.d === one.d]).toEqual([true, true, false]);
  });

  it('is the other one where all of it is equal', () => {
    const one = { a: [{ b: 1 }], c: null };
    expect(withSharedParts(one, structuredClone(one))).toBe(one);
  });

  it('keeps its own order of keys, which decides about reports', () => {
    const one = { first: { a: 1 }, second: { b: 2 } };
    const made = withSharedParts(one, { second: { b: 2 }, first: { a: 1 } });
    expect(Object.keys(made)).toEqual(['second', 'first']);
    expect([made.first === one.first, made.second === one.second]).toEqual([true, true]);
  });

  it('says what it said before, whatever the other one says, and changes neither', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, value) => {
        const texts = [JSON.stringify(one), JSON.stringify(value)];
        const mixed = { value, list: [one, value], one };
        const made = withSharedParts({ value: one, list: [one, value], one: value }, mixed);
        expect(JSON.stringify(made)).toBe(JSON.stringify(mixed));
        expect([JSON.stringify(one), JSON.stringify(value)]).toEqual(texts);
      }),
    );
  });
});
