import { expect, test } from 'vitest';
import type { ReviewPlanResponse } from '../../../../console/api/index.ts';
import { reviewPages } from '../../../../console/ui/reviews/review-pages.ts';

const draftStore = { language: 'zh', names: null, file: () => undefined } as const;
const none = { pages: [], risks: [], groups: [] } as unknown as NonNullable<ReviewPlanResponse['plan']>;

test('without a plan nobody knows which pages a review changes; with one that reaches no visitor there are none', () => {
  expect(reviewPages(draftStore, { plan: null, witnesses: {} })).toBe(null);
  expect(reviewPages(draftStore, { plan: none, witnesses: {} })).toEqual([]);
});
