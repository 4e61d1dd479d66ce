import { expect, test } from 'vitest';
import type { PastPlanResponse } from '../../../console/api/index.ts';
import type { Thread } from '../../../console/worker/live-analysis.ts';
import { PastPlans } from '../../../console/worker/past-plans.ts';

const revision = {
  dir: '',
  version: 1,
  disk: 1,
  overlay: new Map<string, string>(),
  pictures: new Map<string, string>(),
};

/** A thread that answers when it is told to, and fails what it has not answered when it is closed. */
function slowThread() {
  const asked: { commit: string; answer(): void; fail(): void }[] = [];
  const ask = (_: unknown, { commit }: { commit: string }) =>
    new Promise((resolve, reject) => {
      asked.push({
        commit,
        answer: () => resolve({ commit, plan: null, unavailable: null, ms: 1 } satisfies PastPlanResponse),
        fail: () => reject(new Error('the thread was ended')),
      });
    });
  const close = async () => {
    for (const one of asked) one.fail();
  };
  return { thread: { ask, close } as unknown as Thread, asked };
}

test('two who ask for the plan of one save wait for the same', async () => {
  const { thread, asked } = slowThread();
  const plans = new PastPlans(thread);
  const both = [plans.planOf(revision, 'a'), plans.planOf(revision, 'a')];
  asked[0]?.answer();
  expect((await Promise.all(both)).map((one) => one?.commit)).toEqual(['a', 'a']);
  expect(asked).toHaveLength(1);
});

test('a plan that was cancelled is null, also for one who asks again at once, and another save is computed instead', async () => {
  const { thread, asked } = slowThread();
  const plans = new PastPlans(thread);
  const first = plans.planOf(revision, 'a');
  const cancelled = plans.cancel();
  const again = plans.planOf(revision, 'a');
  await cancelled;
  expect(await first).toBeNull();
  asked[1]?.answer();
  expect((await again)?.commit).toBe('a');
  const older = plans.planOf(revision, 'b');
  const newer = plans.planOf(revision, 'c');
  expect(await older).toBeNull();
  await Promise.resolve();
  asked.at(-1)?.answer();
  expect((await newer)?.commit).toBe('c');
});

test('a plan that fails by itself is an error', async () => {
  const { thread, asked } = slowThread();
  const plans = new PastPlans(thread);
  const failing = plans.planOf(revision, 'a');
  asked[0]?.fail();
  await expect(failing).rejects.toThrow('ended');
});
