import { expect, test } from 'vitest';
import type { ReviewPlanResponse } from '../../../../console/api/index.ts';
import { labelsApart, reviewPages } from '../../../../console/ui/reviews/review-pages.ts';

const draftStore = { language: 'zh', names: null, file: () => undefined } as const;
const none = { pages: [], risks: [], groups: [] } as unknown as NonNullable<ReviewPlanResponse['plan']>;

test('without a plan nobody knows which pages a review changes; with one that reaches no visitor there are none', () => {
  expect(reviewPages(draftStore, { plan: null, witnesses: {} })).toBe(null);
  expect(reviewPages(draftStore, { plan: none, witnesses: {} })).toEqual({ shown: [], more: 0 });
});

test('of many visitors twelve are shown, one of each edit before a second one of any, and the rest is counted', () => {
  const group = (channel: string, at: number) => ({
    witness: `${channel} ${at}`,
    cause: { edits: [{ file: 'channels.json', what: channel }] },
  });
  const groups = ['1', '2', '3'].flatMap((channel) =>
    Array.from({ length: 20 }, (_, at) => group(channel, at)),
  );
  const witnesses = Object.fromEntries(groups.map(({ witness }) => [witness, { channel: witness }]));
  const plan = { ...none, groups } as unknown as NonNullable<ReviewPlanResponse['plan']>;
  const pages = reviewPages(draftStore, {
    plan,
    witnesses: witnesses as unknown as ReviewPlanResponse['witnesses'],
  });
  expect(pages?.more).toBe(48);
  const channels = pages?.shown.map(({ input }) => String((input as { channel?: string }).channel));
  expect(channels?.slice(0, 4)).toEqual(['1 0', '2 0', '3 0', '1 1']);
  expect(channels?.length).toBe(12);
});

test('visitors in one list are called by what sets them apart; one alone by everything', () => {
  const visitor = (channel: string) => ['站点 m.example', `渠道 ${channel}`, '城市 上海', '未登录'];
  expect(labelsApart([visitor('1'), visitor('2')])).toEqual(['渠道 1', '渠道 2']);
  expect(labelsApart([visitor('1')])).toEqual(['站点 m.example · 渠道 1 · 城市 上海 · 未登录']);
});
