import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servePreviews } from '../../../tools/preview-server/preview-servers.ts';
import { sendForOne, sendRaw, statusesOf } from '../../console/harness/raw-request.ts';
import { treeHash, withConfig } from '../../console/harness/small-config.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { callOf, hostilePreviewRequests } from './hostile-preview-requests.ts';

const withPreviews = (
  use: (served: { ports: number[]; dir: string; stateDir: string }) => Promise<void>,
): Promise<void> =>
  withConfig(async (dir, stateDir) => {
    const appDir = join(stateDir, 'app');
    mkdirSync(join(appDir, 'assets'), { recursive: true });
    const previews = await servePreviews({ configDir: dir, stateDir, appDir });
    try {
      await use({ ports: [previews.status.disk, previews.status.draft], dir, stateDir });
    } finally {
      await previews.close();
    }
  });

// One guard answers for both: that of the draft represents the other.
test.each(casesOfRun(['disk', 'draft'] as const, (of) => of === 'draft'))(
  'the preview of the %s accepts none of more than 150 hostile requests, and no byte of the config or the sandbox changes',
  (of) =>
    withPreviews(async ({ ports, dir, stateDir }) => {
      for (const port of ports.slice(...(of === 'disk' ? [0, 1] : [1, 2]))) {
        const hostile = hostilePreviewRequests(port);
        expect(hostile.length).toBeGreaterThan(150);
        expect(new Set(hostile.map(({ bytes }) => bytes)).size).toBe(hostile.length);
        const before = [treeHash(dir), treeHash(stateDir)];
        const answers: { name: string; statuses: number[] }[] = [];
        const queue = [...hostile];
        const send = async () => {
          for (let next = queue.pop(); next; next = queue.pop()) {
            const answer = await sendRaw(port, Buffer.from(next.bytes, 'latin1'));
            answers.push({ name: next.name, statuses: statusesOf(answer) });
          }
        };
        await Promise.all(Array.from({ length: 64 }, send));
        expect(answers.filter(({ statuses }) => statuses.some((status) => status < 400))).toEqual([]);
        // Several responses would mean that the server has read several requests.
        expect(answers.filter(({ statuses }) => statuses.length > 1)).toEqual([]);
        expect([treeHash(dir), treeHash(stateDir)]).toEqual(before);
      }
    }),
);

inNpmTest(
  'both accept the same call without the attack, which changes the sandbox: the others could have',
  () =>
    withPreviews(async ({ ports, dir, stateDir }) => {
      for (const port of ports) {
        const before = [treeHash(dir), treeHash(stateDir)];
        expect(statusesOf(await sendForOne(port, callOf(port)))).toEqual([200]);
        expect(treeHash(dir)).toBe(before[0]);
        expect(treeHash(stateDir)).not.toBe(before[1]);
      }
    }),
);
