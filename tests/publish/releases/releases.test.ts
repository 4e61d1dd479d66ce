import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { addRelease } from '../../../publish/releases/add-release.ts';
import { readManifest } from '../../../publish/releases/manifest.ts';
import { readHistory } from '../../../publish/releases/release-history.ts';
import type { ReleasePaths } from '../../../publish/releases/release-paths.ts';
import { rollback } from '../../../publish/releases/rollback.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import { changesOf, losingPowerAfter, PowerLost } from './failing-fs.ts';
import { isReachable, newPlaces, smallSite, wholeSite } from './small-site.ts';

vi.mock('node:fs', async (original) => (await import('./failing-fs.ts')).failingFs(original as never));

const hour = 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');

/** Publishes sites one after another, some hours apart. */
function publishAll(paths: ReleasePaths, names: readonly string[], hours = 1): void {
  for (const [at, name] of names.entries()) addRelease(paths, smallSite(name), start + at * hours * hour);
}

async function withReleases(run: (paths: ReleasePaths) => unknown): Promise<void> {
  const paths = newPlaces();
  try {
    await run(paths);
  } finally {
    rmSync(dirname(paths.public), { recursive: true, force: true });
  }
}

describe.runIf(!isFullRun)('addRelease', () => {
  inNpmTest('serves the new release, and names the one that was served before', () =>
    withReleases((paths) => {
      const a = addRelease(paths, smallSite('a'));
      expect([wholeSite(paths), a.before]).toEqual(['a', null]);
      const b = addRelease(paths, smallSite('b'));
      expect([wholeSite(paths), b.before]).toEqual(['b', a.version]);
    }),
  );
  inNpmTest('gives identical content the same version, and changes nothing', () =>
    withReleases((paths) => {
      const first = addRelease(paths, smallSite('a'));
      expect(addRelease(paths, smallSite('a'))).toEqual({ version: first.version, before: first.version });
      expect(readHistory(paths)).toHaveLength(1);
    }),
  );
  inNpmTest(
    'replaces a site that plays with the sandbox by one for real visitors, though their files are the same',
    () =>
      withReleases((paths) => {
        const trial = addRelease(paths, smallSite('a'));
        expect(addRelease(paths, smallSite('a', false)).before).toBe(trial.version);
        expect(readManifest(paths.public).sandbox).toBe(false);
      }),
  );
  inNpmTest('shares the files of earlier releases for visitors in the middle of a visit', () =>
    withReleases((paths) => {
      publishAll(paths, ['a', 'b', 'c']);
      expect(['a', 'b', 'c'].map((name) => isReachable(paths, name))).toEqual([true, true, true]);
    }),
  );
  inNpmTest('retains ten releases, and all of the last 24 hours', () =>
    withReleases((paths) => {
      const names = Array.from({ length: 14 }, (_, at) => `n${at}`);
      publishAll(paths, names);
      expect(readHistory(paths)).toHaveLength(14);
      addRelease(paths, smallSite('later'), start + 100 * hour);
      expect(readHistory(paths)).toHaveLength(10);
      const reachable = names.filter((name) => isReachable(paths, name));
      expect(reachable).toEqual(names.slice(5));
    }),
  );
  inNpmTest('leaves the served release unchanged, and nothing of the new one, if writing fails', () =>
    withReleases((paths) => {
      addRelease(paths, smallSite('a'));
      const failing = (dir: string) => {
        smallSite('b')(dir);
        throw new Error('the disk is full');
      };
      expect(() => addRelease(paths, failing)).toThrow('the disk is full');
      expect(wholeSite(paths)).toBe('a');
      expect(readdirSync(paths.releases)).toHaveLength(2);
    }),
  );
  inNpmTest('replaces a folder, as older versions of npm start wrote it', () =>
    withReleases((paths) => {
      mkdirSync(join(paths.public, 'hosts'), { recursive: true });
      writeFileSync(join(paths.public, 'hosts/default.html'), 'old');
      addRelease(paths, smallSite('a'));
      expect(wholeSite(paths)).toBe('a');
    }),
  );
  inNpmTest('removes what an interrupted process has left more than an hour ago', () =>
    withReleases((paths) => {
      const at = (name: string) => join(paths.releases, name);
      const [old, fresh] = [
        ['.writing-1-1', '.link-a-1', 'history.json.1'],
        ['.writing-2-2', 'history.json.2'],
      ];
      mkdirSync(paths.releases, { recursive: true });
      for (const name of [...old, ...fresh]) {
        if (name.startsWith('.')) mkdirSync(at(name));
        else writeFileSync(at(name), '{');
      }
      for (const name of old) utimesSync(at(name), 1, 1);
      addRelease(paths, smallSite('a'));
      expect([...old, ...fresh].filter((name) => existsSync(at(name)))).toEqual(fresh);
    }),
  );
});

describe.runIf(!isFullRun)('rollback', () => {
  inNpmTest(
    'serves the previous release, and its visitors can still load the files of the one that they came with',
    () =>
      withReleases((paths) => {
        publishAll(paths, ['a', 'b']);
        rollback(paths, null);
        expect(wholeSite(paths)).toBe('a');
        expect(isReachable(paths, 'b')).toBe(true);
      }),
  );
  inNpmTest('twice serves the release before the previous one', () =>
    withReleases((paths) => {
      publishAll(paths, ['a', 'b', 'c']);
      rollback(paths, null);
      rollback(paths, null);
      expect(wholeSite(paths)).toBe('a');
    }),
  );
  inNpmTest(
    'after a publish that followed a rollback, serves the release of that rollback and not the one it replaced',
    () =>
      withReleases((paths) => {
        publishAll(paths, ['a', 'bad']);
        rollback(paths, null);
        addRelease(paths, smallSite('mended'));
        rollback(paths, null);
        expect(wholeSite(paths)).toBe('a');
      }),
  );
  inNpmTest('serves a release by the first letters of its version', () =>
    withReleases((paths) => {
      const { version } = addRelease(paths, smallSite('a'));
      publishAll(paths, ['b', 'c']);
      rollback(paths, version.slice(0, 6));
      expect(wholeSite(paths)).toBe('a');
    }),
  );
  inNpmTest('throws if there is no other release', () =>
    withReleases((paths) => {
      expect(() => rollback(paths, null)).toThrow('nothing is published yet');
      addRelease(paths, smallSite('a'));
      expect(() => rollback(paths, null)).toThrow('there is no version before');
      expect(() => rollback(paths, 'zz')).toThrow('there is no version zz');
      expect(() => rollback(paths, '')).not.toThrow();
    }),
  );
});

describe('a power failure at any change of the disk', () => {
  inNpmTest(
    'during a publish leaves one complete release served, and the next publish and rollback work',
    async () => {
      let changes = 0;
      for (let lost = true; lost; changes += 1) {
        await withReleases((paths) => {
          publishAll(paths, ['a', 'b']);
          lost = losingPowerAfter(changes, () => addRelease(paths, smallSite('c')));
          expect(['b', 'c']).toContain(wholeSite(paths));
          expect(isReachable(paths, 'a') && isReachable(paths, 'b')).toBe(true);
          addRelease(paths, smallSite('d'));
          expect(wholeSite(paths)).toBe('d');
          rollback(paths, null);
          expect(['b', 'c']).toContain(wholeSite(paths));
        });
      }
      expect(changes).toBeGreaterThan(20);
    },
  );
  // In `npm test` a publish is interrupted at each of its changes.
  inFullRun(
    'during a publish that removes releases leaves no incomplete one that can be served',
    async () => {
      const names = Array.from({ length: 11 }, (_, at) => `n${at}`);
      const removing = (paths: ReleasePaths) => addRelease(paths, smallSite('z'), start + 100 * hour);
      let all = 0;
      await withReleases((paths) => {
        publishAll(paths, names);
        all = changesOf(() => removing(paths));
      });
      // Removals come last; the test above covers the changes before them.
      for (let changes = all - 10; changes < all; changes += 1) {
        await withReleases((paths) => {
          publishAll(paths, names);
          expect(losingPowerAfter(changes, () => removing(paths))).toBe(true);
          for (const { version } of readHistory(paths)) {
            wholeSite({ ...paths, public: join(paths.releases, version) });
          }
        });
      }
    },
  );
  inFullRun('during a publish leaves nothing that a rollback reaches unless it has been served', async () => {
    for (let left = 0, isInterrupted = true; isInterrupted; left++) {
      await withReleases((paths) => {
        publishAll(paths, ['a', 'b']);
        const served = new Set(['a', 'b', 'd']);
        isInterrupted = losingPowerAfter(left, () => addRelease(paths, smallSite('c'), start + 2 * hour));
        served.add(wholeSite(paths));
        addRelease(paths, smallSite('d'), start + 3 * hour);
        const reached: string[] = [];
        try {
          for (let at = 4; at < 9; at++) {
            rollback(paths, null, start + at * hour);
            reached.push(wholeSite(paths));
          }
        } catch {
          // There is no other one.
        }
        expect(reached.length).toBeGreaterThan(1);
        expect(reached.filter((name) => !served.has(name))).toEqual([]);
        for (const { version } of readHistory(paths)) {
          try {
            rollback(paths, version, start + 9 * hour);
          } catch {
            continue;
          }
          expect(served).toContain(wholeSite(paths));
        }
      });
    }
  });
  inNpmTest('during a rollback leaves one complete release served', async () => {
    let changes = 0;
    for (let lost = true; lost; changes += 1) {
      await withReleases((paths) => {
        publishAll(paths, ['a', 'b']);
        lost = losingPowerAfter(changes, () => rollback(paths, null));
        expect(['a', 'b']).toContain(wholeSite(paths));
      });
    }
    expect(changes).toBeGreaterThan(3);
  });
  inNpmTest('is detected by these tests: they fail for a publish into the served folder', async () => {
    await withReleases((paths) => {
      addRelease(paths, smallSite('a'));
      const lost = losingPowerAfter(4, () => smallSite('b')(paths.public));
      expect(lost).toBe(true);
      expect(() => wholeSite(paths)).toThrow();
    });
    expect(new PowerLost()).toBeInstanceOf(Error);
  });
});
