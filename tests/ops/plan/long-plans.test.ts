import { expect, it } from 'vitest';
import { jsonPieces } from '../../../ops/plan-report/print-json.ts';
import { compared, type Draft, edited, shipped } from './plan-of-edit.ts';

it('the JSON of a plan comes in pieces of one risk or group each, which together are indented as one value', () => {
  const plan = compared(
    shipped,
    edited(shipped, ({ cities }: Draft) => {
      const [first, other] = Object.keys(cities.rules);
      cities.rules[first ?? ''].set.succ_todo = 5;
      cities.rules[other ?? ''].set.fail_todo = 6;
    }),
  );
  const { risks, groups } = plan;
  expect(groups.length).toBeGreaterThan(1);
  const pieces = [...jsonPieces(plan)];
  const text = pieces.join('');
  const read = JSON.parse(text);
  expect(text).toBe(`${JSON.stringify(read, null, 2)}\n`);
  expect([read.risks.length, read.groups.length]).toEqual([risks.length, groups.length]);
  // A string has at most 2^29 characters: none holds two groups, so a plan may have any number of them.
  expect(pieces.filter((piece) => (piece.match(/"witness"/g) ?? []).length > 1)).toEqual([]);
  expect(pieces.filter((piece) => piece.includes('"witness"')).length).toBeGreaterThanOrEqual(groups.length);
});
