import { expect, test } from 'vitest';
import type { Verdict } from '../../../../console/api/index.ts';
import { isEnded, isReplaced, refusalOf } from '../../../../console/ui/reviews/ended-review.ts';

const by = { name: 'second', email: 'second@example' };
const verdict = (given: Verdict['verdict'], comment: string, isOwn = false): Verdict => ({
  verdict: given,
  by,
  at: '2026-01-01T00:00:00Z',
  comment,
  isOwn,
});

test('a review that was withdrawn, refused or replaced has ended for the draft that it was sent from', () => {
  for (const state of ['withdrawn', 'refused', 'replaced'] as const) {
    expect(isEnded({ state, isInDraft: false }, true)).toBe(true);
    expect(isEnded({ state, isInDraft: false }, false)).toBe(false);
  }
  for (const state of ['open', 'approved', 'taken'] as const) {
    expect(isEnded({ state, isInDraft: false }, true)).toBe(false);
  }
});

test('one that was refused has ended also for a draft that is being mended, and is replaced unless that is unticked', () => {
  expect(isEnded({ state: 'refused', isInDraft: true }, false)).toBe(true);
  expect(isReplaced({ name: 'one', isInDraft: true }, new Map())).toBe(true);
  expect(isReplaced({ name: 'one', isInDraft: true }, new Map([['one', false]]))).toBe(false);
  expect(isReplaced({ name: 'one', isInDraft: false }, new Map())).toBe(false);
  expect(isReplaced({ name: 'one', isInDraft: false }, new Map([['one', true]]))).toBe(true);
});

test('the reason of a refusal is the last one of somebody else, while the review is refused', () => {
  const verdicts = [
    verdict('refused', '先这样'),
    verdict('refused', '再改改'),
    verdict('refused', '我自己', true),
  ];
  expect(refusalOf({ state: 'refused', verdicts })?.comment).toBe('再改改');
  expect(refusalOf({ state: 'approved', verdicts })).toBe(null);
});
