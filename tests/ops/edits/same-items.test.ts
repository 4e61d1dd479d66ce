import { expect, test } from 'vitest';
import { isStillAt, sameItems } from '../../../ops/edits/same-items.ts';

const pairs = (before: readonly unknown[], after: readonly unknown[]) =>
  Object.fromEntries(sameItems(before, after));

test('items are matched by id, by result code and by value, wherever they stand', () => {
  expect(pairs([{ id: 'a' }, { id: 'b', x: 1 }], [{ id: 'b' }, { id: 'c' }, { id: 'a' }])).toEqual({
    0: 1,
    2: 0,
  });
  const cases = [
    { code: 200, finish: 'seen' },
    { code: [4220, 4221], message: 'm' },
  ];
  expect(pairs(cases, [{ code: [4220, 4221], finish: 'seen' }, cases[0]])).toEqual({ 0: 1, 1: 0 });
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  expect(
    pairs(options, [
      { value: 'b', label: 'A' },
      { value: 'a', label: 'B' },
    ]),
  ).toEqual({ 0: 1, 1: 0 });
});

test('an item with another code is the one that it is like, unless another is as much', () => {
  const was = [
    { code: 200, finish: 'seen' },
    { code: 4220, message: 'm' },
  ];
  expect(pairs(was, [was[0], { code: 4221, message: 'm' }])).toEqual({ 0: 0, 1: 1 });
  expect(pairs(was, [was[0], { code: 4221, message: 'm' }, { code: 4222, message: 'm' }])).toEqual({ 0: 0 });
  expect(pairs(was, [was[0], { code: 4221, finish: 'other' }])).toEqual({ 0: 0 });
});

test('an item without a name is matched where it is equal, or like no other', () => {
  const steps = [
    { title: 'One', fields: ['name', 'phone'] },
    { title: 'Two', fields: ['city'] },
  ];
  expect(pairs(steps, [steps[1], steps[0]])).toEqual({ 0: 1, 1: 0 });
  expect(pairs(steps, [steps[1], { ...steps[0], title: 'First' }])).toEqual({ 0: 1, 1: 0 });
});

test('an item that is like none is the one that stood between the same neighbours', () => {
  expect(pairs(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual({ 0: 0, 1: 1, 2: 2 });
  expect(pairs(['a'], ['x'])).toEqual({ 0: 0 });
  expect(pairs(['a', 'b', 'c'], ['b', 'c', 'x'])).toEqual({ 0: 1, 1: 2 });
  expect(pairs(['a', 'b'], ['x', 'y'])).toEqual({});
});

test('equal items keep their order, and one with another id is another one', () => {
  expect(pairs(['a', 'a', 'b'], ['b', 'a', 'a'])).toEqual({ 0: 2, 1: 1, 2: 0 });
  expect(pairs([{ id: 'a', x: 1, y: 2 }], [{ id: 'b', x: 1, y: 2 }])).toEqual({});
});

test('an item is still at its place where none is more like it', () => {
  const [one, two] = [
    { title: 'One', text: 'a' },
    { title: 'Two', text: 'b' },
  ];
  expect(isStillAt([one, two], 0, one)).toBe(true);
  expect(isStillAt([{ ...one, text: 'c' }, two], 0, one)).toBe(true);
  expect(isStillAt([two, one], 0, one)).toBe(false);
  expect(isStillAt([one, one], 1, one)).toBe(true);
});
