import { expect, test } from 'vitest';
import type { ReviewPlanResponse } from '../../../../console/api/index.ts';
import { labelsApart, reviewPages } from '../../../../console/ui/reviews/review-pages.ts';

const draftStore = { language: 'zh', names: null, file: () => undefined } as const;
const none = { pages: [], risks: [], groups: [] } as unknown as NonNullable<ReviewPlanResponse['plan']>;

test('without a plan nobody knows which pages a review changes; with one that reaches no visitor there are none', () => {
  expect(reviewPages(draftStore, { plan: null, witnesses: {} })).toBe(null);
  expect(reviewPages(draftStore, { plan: none, witnesses: {} })).toEqual([]);
});

test('visitors in one list are called by what sets them apart; one alone by everything', () => {
  const visitor = (channel: string) => ['站点 m.example', `渠道 ${channel}`, '城市 上海', '未登录'];
  expect(labelsApart([visitor('1'), visitor('2')])).toEqual(['渠道 1', '渠道 2']);
  expect(labelsApart([visitor('1')])).toEqual(['站点 m.example · 渠道 1 · 城市 上海 · 未登录']);
});
