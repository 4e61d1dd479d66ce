import { expect, test } from 'vitest';
import { lastChangesOf } from '../../../console/history/last-changes.ts';
import { listSaves } from '../../../console/history/list-saves.ts';
import { importCommits } from '../harness/commit-history.ts';
import { withConfig } from '../harness/small-config.ts';

const file = 'channels.json';

/** Each commit changes one of fifty channels. */
const textOf = (at: number): string => {
  const entries = Array.from({ length: 50 }, (_, own) => {
    const last = at - ((at - own + 50) % 50);
    return [own + 1, { note: last < 0 ? '' : `${last}` }];
  });
  return `${JSON.stringify({ channels: Object.fromEntries(entries) }, null, 2)}\n`;
};

const revisionOf = (dir: string) => ({
  dir,
  version: 1,
  disk: 1,
  overlay: new Map<string, string>(),
  pictures: new Map<string, string>(),
});

// In `npm test` pages of saves and the last changes of entries are read from short histories (past-saves.test.ts,
// last-changes.test.ts).
test('2,000 commits do not take the square of the time of 500', () =>
  withConfig((few) =>
    withConfig(async (many) => {
      importCommits(few, 500, file, textOf);
      importCommits(many, 2000, file, textOf);
      const calls: Record<string, (dir: string) => Promise<unknown>> = {
        list: (dir) => listSaves(revisionOf(dir), {}),
        place: (dir) => listSaves(revisionOf(dir), { file, at: '/channels/7' }),
        last: (dir) => lastChangesOf(dir, file),
      };
      const page = await listSaves(revisionOf(many), {});
      expect([page.saves.length, page.next]).toEqual([20, 20]);
      // One commit of fifty changes it: a page of twenty is not full after 400.
      const place = await listSaves(revisionOf(many), { file, at: '/channels/7' });
      expect([place.saves.length, place.searched, place.next]).toEqual([8, 400, 400]);
      const last = await lastChangesOf(many, file);
      expect([Object.keys(last.entries).length, last.saves.length]).toEqual([50, 50]);
      for (const [what, call] of Object.entries(calls)) {
        // In turns: a machine with other work slows both down.
        const times = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
        for (let round = 0; round < 5; round += 1) {
          times.few = Math.min(times.few, await timeOf(() => call(few)));
          times.many = Math.min(times.many, await timeOf(() => call(many)));
        }
        expect(times.many / times.few, `${what}: ${JSON.stringify(times)} ms`).toBeLessThan(8);
      }
    }),
  ));

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}
