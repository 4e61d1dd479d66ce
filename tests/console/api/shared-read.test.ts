import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SharedRead } from '../../../console/api/shared-read.ts';

const runs = 300;

test('however its callers come, one read runs at a time and nobody gets an answer of before they asked', async () => {
  let count = 0;
  const moments = fc.scheduler();
  const calls = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 });
  const fails = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(moments, calls, fails, async (scheduler, bursts, failing) => {
      count += 1;
      let begun = 0;
      let running = 0;
      const shared = new SharedRead(async () => {
        begun += 1;
        const own = begun;
        running += 1;
        expect(running).toBe(1);
        await scheduler.schedule(Promise.resolve(), `read ${own}`);
        running -= 1;
        if (failing[own - 1]) throw new Error(`read ${own}`);
        return own;
      });
      const asked: Promise<void>[] = [];
      scheduler.scheduleSequence(
        bursts.map((size) => async () => {
          const before = begun;
          for (let at = 0; at <= size; at++) {
            asked.push(
              shared.ask().then(
                (own) => expect(own).toBeGreaterThan(before),
                (error: Error) => expect(Number(error.message.slice('read '.length))).toBeGreaterThan(before),
              ),
            );
          }
        }),
      );
      await scheduler.waitIdle();
      await Promise.all(asked);
      // A burst costs the read that its first one begins and the one for all others, however large it is.
      expect(begun).toBeLessThanOrEqual(2 * bursts.length);
    }),
    { numRuns: runs },
  );
  expect(count).toBe(runs);
});
