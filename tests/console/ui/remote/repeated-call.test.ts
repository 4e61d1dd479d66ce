import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientError } from '../../../../console/ui/client/api-error.ts';
import { tellOfRemote } from '../../../../console/ui/remote/remote-news.ts';
import { RepeatedCall } from '../../../../console/ui/remote/repeated-call.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call that takes as long as is said, and how often it was made. */
function slowCall(took: () => number) {
  const seen = { calls: 0, running: 0, most: 0 };
  const call = async () => {
    seen.calls += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    const own = seen.calls;
    await new Promise((resolve) => setTimeout(resolve, took()));
    seen.running -= 1;
    return { own };
  };
  return { seen, call };
}

test('views, news and pauses together make one call at a time, also where each takes a minute', async () => {
  const { seen, call } = slowCall(() => 60_000);
  const reviews = new RepeatedCall(call, () => false);
  const releases = [5000, 5000, 60_000].map((pause) => reviews.repeat(pause));
  for (let at = 0; at < 40; at++) {
    void tellOfRemote();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(seen).toMatchObject({ calls: 1, most: 1 });
  await vi.advanceTimersByTimeAsync(80_001);
  // The one that the news has asked for; then as long a pause as it took.
  expect(seen).toMatchObject({ calls: 2, most: 1 });
  expect(reviews.answer).toEqual({ own: 2 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(seen.calls).toBe(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen.calls).toBe(3);
  for (const release of releases) release();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(seen.calls).toBe(3);
});

test('it is repeated after the shortest pause of the open views, and not while nobody sees the page', async () => {
  const { seen, call } = slowCall(() => 100);
  let isHidden = false;
  const reviews = new RepeatedCall(call, () => isHidden);
  const releaseRare = reviews.repeat(60_000);
  const release = reviews.repeat(5000);
  await vi.advanceTimersByTimeAsync(5200);
  const first = seen.calls;
  await vi.advanceTimersByTimeAsync(5100 * 4);
  expect(seen.calls).toBe(first + 4);
  isHidden = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(seen.calls).toBe(first + 4);
  isHidden = false;
  await vi.advanceTimersByTimeAsync(5100);
  expect(seen.calls).toBe(first + 5);
  release();
  await vi.advanceTimersByTimeAsync(5200);
  const rare = seen.calls;
  await vi.advanceTimersByTimeAsync(50_000);
  expect(seen.calls).toBe(rare);
  releaseRare();
});

test('what another call has answered is not replaced by an older answer, and an error leaves the answer', async () => {
  let answer: () => Promise<string> = async () => 'first';
  const reviews = new RepeatedCall(
    () => answer(),
    () => false,
  );
  let give = (_: string) => {};
  answer = () =>
    new Promise((resolve) => {
      give = resolve;
    });
  const release = reviews.repeat(5000);
  const { next } = reviews;
  reviews.set('of a verdict');
  give('older');
  await vi.advanceTimersByTimeAsync(1);
  expect(reviews.answer).toBe('of a verdict');
  // Who asks while it is underway is answered by one that begins later.
  expect(reviews.answered).toBeGreaterThanOrEqual(next);
  answer = async () => {
    throw new ClientError('offline', { zh: '没有', en: 'none' });
  };
  await vi.advanceTimersByTimeAsync(5100);
  expect(reviews).toMatchObject({ answer: 'of a verdict', error: { text: { en: 'none' } } });
  answer = async () => 'newest';
  await vi.advanceTimersByTimeAsync(5100);
  expect(reviews).toMatchObject({ answer: 'newest', error: null });
  release();
});
