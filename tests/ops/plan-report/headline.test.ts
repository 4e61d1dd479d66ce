import { expect, test } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { pageFilesText, seenHead } from '../../../ops/plan-report/seen-text.ts';

const space = { channel: 125, host: 16 };
const some = { channel: ['1', '2'] };
const planOf = (pages: readonly { count: number; who: object }[], texts: readonly object[] = []) =>
  ({ space, pages, acts: texts.map((who) => ({ act: 'text', who })) }) as unknown as Plan;
const page = (count: number, who: object = {}) => ({ count, who });

test('a badge counts the pages that differ and that visitors reach, and says who sees them', () => {
  expect(seenHead(planOf([page(3, some), page(0), page(1, some)]), 'zh')).toBe(
    '2 页有改动，2 个渠道的访客看到',
  );
  expect(seenHead(planOf([page(1, { channel: ['1', '-'] })]), 'en')).toBe(
    '1 page differs, seen by visitors of 1 channel and more',
  );
  expect(seenHead(planOf([page(0)]), 'zh')).toBe('');
});

test('a text of no page counts too, and whoever sees it', () => {
  expect(seenHead(planOf([], [{}]), 'zh')).toBe('1 处文字有改动，所有渠道的访客可能看到');
  expect(seenHead(planOf([page(1, some)], [some, some]), 'en')).toBe(
    '1 page and 2 texts differ, may be seen by visitors of 2 channels',
  );
});

test('a new page to which nobody comes is seen by nobody', () => {
  const nobody = { path: '/new', who: { channel: [], host: [] } };
  const plan = { ...planOf([page(1, { arrival: ['/new'] })]), newAddresses: [nobody] };
  expect(seenHead(plan, 'zh')).toBe('1 页有改动');
});

test('the plan says of which channels and hosts visitors see the pages that differ', () => {
  expect(pageFilesText(planOf([page(1, some)]), 'zh')).toBe(
    '1 个页面文件（含所用表单）有改动，看到的是 2 个渠道、16 个站点的访客',
  );
  expect(pageFilesText(planOf([page(1, some)]), 'en')).toBe(
    '1 page file differs (with the forms on them), seen by visitors of 2 channels, 16 hosts',
  );
});
