import { expect, test } from 'vitest';
import { nextStep } from '../../../../console/ui/reviews/next-step.ts';
import { reviewWords } from '../../../../console/ui/reviews/review-words.ts';

const step = (
  state: 'open' | 'approved' | 'refused' | 'taken' | 'withdrawn',
  isOwn: boolean,
  isPushed = true,
  isThere = isPushed,
) => nextStep({ state, isOwn, isInDraft: false, isPushed, isThere, takenAt: everywhere }, 'origin');
const everywhere = { here: true, remote: true };
const nowhere = { here: false, remote: false };
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

test('what was refused is put back into the draft only where it is not there', () => {
  const refused = { state: 'refused', isOwn: true, isPushed: true, isThere: true, takenAt: nowhere } as const;
  expect(nextStep({ ...refused, isInDraft: true }, 'origin')).toBe('nextMendDraft');
  expect(nextStep({ ...refused, isInDraft: false }, 'origin')).toBe('nextMend');
  expect(reviewWords.nextMendDraft.zh).not.toContain('放回');
});

test('what the others cannot see yet is to be pushed, where there is a remote', () => {
  expect(says('open', true, false)).toContain('推送到 {remote}');
  expect(says('refused', false, false)).toContain('{author} 才能看到您的意见');
  expect(says('approved', false, false)).toContain('{author} 才能看到您的批准');
  expect(
    nextStep(
      { state: 'refused', isOwn: false, isInDraft: false, isPushed: false, isThere: false, takenAt: nowhere },
      null,
    ),
  ).toBe('nextWaitForAuthor');
});

test('that a review is withdrawn is to be pushed where the others know of it', () => {
  expect(says('withdrawn', true, false, true)).toContain('别人才知道您已收回');
  expect(says('withdrawn', true, false, false)).toBe(null);
});

test('what was taken in here and not pushed, or at the remote and not brought in, has a next step', () => {
  const taken = { state: 'taken', isOwn: true, isInDraft: false, isPushed: true, isThere: true } as const;
  const next = (takenAt: typeof nowhere, remote: string | null = 'origin') =>
    nextStep({ ...taken, takenAt }, remote);
  expect(next({ here: true, remote: false })).toBe('nextPushTaken');
  expect(next({ here: false, remote: true })).toBe('nextBringIn');
  expect(next({ here: true, remote: false }, null)).toBe(null);
});
