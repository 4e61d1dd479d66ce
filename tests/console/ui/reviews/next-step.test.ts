import { expect, test } from 'vitest';
import { nextStep } from '../../../../console/ui/reviews/next-step.ts';
import { reviewWords } from '../../../../console/ui/reviews/review-words.ts';

const step = (state: 'open' | 'approved' | 'refused' | 'taken', isOwn: boolean, isPushed = true) =>
  nextStep({ state, isOwn, isPushed }, 'origin');
/** In Chinese, by whoever looks at it. */
const says = (...of: Parameters<typeof step>) => {
  const next = step(...of);
  return next && reviewWords[next].zh;
};

test('each state of a review says what is next, to its author and to the others, until it is taken in', () => {
  expect(says('open', true)).toContain('等另一个人批准');
  expect(says('open', false)).toContain('批准，或写明原因不通过');
  expect(says('refused', true)).toContain('放回您的草稿');
  expect(says('refused', false)).toContain('等 {author} 改好');
  expect(says('approved', true)).toContain('采用，放进草稿');
  expect(says('approved', false)).toContain('采用，放进草稿');
  expect(says('taken', true)).toBe(null);
});

test('what the others cannot see yet is to be pushed, where there is a remote', () => {
  expect(says('open', true, false)).toContain('推送到 {remote}');
  expect(says('refused', false, false)).toContain('{author} 才能看到您的意见');
  expect(says('approved', false, false)).toContain('{author} 才能看到您的批准');
  expect(nextStep({ state: 'refused', isOwn: false, isPushed: false }, null)).toBe('nextWaitForAuthor');
});
