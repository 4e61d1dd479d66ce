import { expect, test } from 'vitest';
import type { Thread } from '../../../console/worker/live-analysis.ts';
import { RowReaches } from '../../../console/worker/row-reaches.ts';

const revision = (version: number) => ({
  dir: '',
  version,
  disk: 1,
  overlay: new Map<string, string>(),
  pictures: new Map<string, string>(),
});

/** A thread that answers when it is told to, and fails what it has not answered when it is closed. */
function slowThread() {
  const asked: { answer(): void; fail(): void }[] = [];
  const ask = ({ version }: { version: number }) =>
    new Promise((resolve, reject) => {
      asked.push({
        answer: () => resolve({ version, reach: null }),
        fail: () => reject(new Error('the thread was ended')),
      });
    });
  const close = async () => {
    for (const one of asked) one.fail();
  };
  return { thread: { ask, close } as unknown as Thread, asked };
}

test('counting for an older draft ends as soon as a newer one is asked about', async () => {
  const { thread, asked } = slowThread();
  const reaches = new RowReaches(thread);
  const older = reaches.of(revision(1));
  const newer = reaches.of(revision(2));
  expect(await older).toBeNull();
  await Promise.resolve();
  asked.at(-1)?.answer();
  expect((await newer)?.version).toBe(2);
});

test('what is known of a draft is not counted again', async () => {
  const { thread, asked } = slowThread();
  const reaches = new RowReaches(thread);
  const first = reaches.of(revision(1));
  asked[0]?.answer();
  await first;
  expect((await reaches.of(revision(1)))?.version).toBe(1);
  expect(asked).toHaveLength(1);
});
