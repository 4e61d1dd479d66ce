import { afterEach, expect, test, vi } from 'vitest';
import type { PushReviewResponse } from '../../../../console/api/index.ts';
import { ClientError } from '../../../../console/ui/client/api-error.ts';
import type { DraftStore } from '../../../../console/ui/draft-store/draft-store.ts';
import { isStillTrue, pushOf } from '../../../../console/ui/remote/pushes.ts';
import { listenForNews } from '../../../../console/ui/remote/remote-news.ts';
import { pushReview } from '../../../../console/ui/reviews/push-review.ts';

const failed: PushReviewResponse = {
  command: 'git push origin review/one',
  isDone: false,
  trouble: 'unreachable',
  output: '',
  address: null,
};
const done: PushReviewResponse = { ...failed, isDone: true, trouble: null };
const storeOf = (push: (name: string) => Promise<PushReviewResponse>) =>
  ({ client: { pushReview: ({ name }: { name: string }) => push(name) } }) as unknown as DraftStore;

afterEach(() => {
  vi.useRealTimers();
});

test('a review is pushed while the push of another one runs, and each is told of by itself', async () => {
  const asked: string[] = [];
  let answerSlow = (_: PushReviewResponse) => {};
  const store = storeOf((name) => {
    asked.push(name);
    if (name !== 'slow') return Promise.resolve(failed);
    return new Promise((resolve) => {
      answerSlow = resolve;
    });
  });
  const slow = pushReview(store, 'review/slow', 'a');
  await pushReview(store, 'review/one', 'b');
  expect(asked).toEqual(['slow', 'one']);
  expect(pushOf(store, 'review/one').answer).toEqual(failed);
  expect(pushOf(store, 'review/slow')).toMatchObject({ isBusy: true, answer: null });
  // The same one is not pushed twice at a time.
  expect(await pushReview(store, 'review/slow', 'a')).toBe(null);
  answerSlow(done);
  await slow;
  expect(pushOf(store, 'review/slow')).toMatchObject({ isBusy: false, answer: done });
});

test('what came of a push is told where a view gets no answer about the remote, or a broken one', async () => {
  vi.useFakeTimers();
  const forget = [
    listenForNews(() => new Promise(() => {})),
    listenForNews(() => Promise.reject(new TypeError('broken off'))),
  ];
  const store = storeOf(async () => failed);
  void pushReview(store, 'review/one', 'a');
  await vi.advanceTimersByTimeAsync(5000);
  expect(pushOf(store, 'review/one')).toMatchObject({ isBusy: false, answer: failed });
  for (const one of forget) one();
});

test('a refusal is kept until the next push', async () => {
  const refusal = new ClientError('offline', { zh: '没有应答', en: 'no answer' });
  let isThere = false;
  const store = storeOf(() => (isThere ? Promise.resolve(done) : Promise.reject(refusal)));
  await pushReview(store, 'review/one', 'a');
  expect(pushOf(store, 'review/one')).toMatchObject({ isBusy: false, refused: refusal });
  isThere = true;
  await pushReview(store, 'review/one', 'a');
  expect(pushOf(store, 'review/one')).toMatchObject({ refused: null, answer: done });
});

test('what failed is told until it was pushed, what is done until there is something new, and both where nothing is known', async () => {
  const store = storeOf(async (name) => (name === 'done' ? done : failed));
  await pushReview(store, 'review/done', 'a');
  await pushReview(store, 'review/failed', 'a');
  const [isDone, isFailed] = [pushOf(store, 'review/done'), pushOf(store, 'review/failed')];
  for (const push of [isDone, isFailed]) expect(isStillTrue(push, undefined)).toBe(true);
  expect(isStillTrue(isFailed, { tip: 'b', isPushed: false })).toBe(true);
  expect(isStillTrue(isFailed, { tip: 'a', isPushed: true })).toBe(false);
  // The list is older than the push.
  expect(isStillTrue(isDone, { tip: 'a', isPushed: false })).toBe(true);
  expect(isStillTrue(isDone, { tip: 'b', isPushed: false })).toBe(false);
  expect(isStillTrue(pushOf(store, 'review/other'), undefined)).toBe(false);
});
