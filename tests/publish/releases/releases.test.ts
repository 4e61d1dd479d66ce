import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { addRelease } from '../../../publish/releases/add-release.ts';
import { readHistory } from '../../../publish/releases/release-history.ts';
import type { ReleasePaths } from '../../../publish/releases/release-paths.ts';
import { rollback } from '../../../publish/releases/rollback.ts';
import { changesOf, losingPowerAfter, PowerLost } from './failing-fs.ts';
import { isReachable, newPlaces, smallSite, wholeSite } from './small-site.ts';

vi.mock('node:fs', async (original) => (await import('./failing-fs.ts')).failingFs(original as never));

const hour = 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');

/** Publishes sites one after another, some hours apart. */
function publishAll(places: ReleasePaths, names: readonly string[], hours = 1): void {
  for (const [at, name] of names.entries()) addRelease(places, smallSite(name), start + at * hours * hour);
}

async function withPlaces(run: (places: ReleasePaths) => unknown): Promise<void> {
  const places = newPlaces();
  try {
    await run(places);
  } finally {
    rmSync(dirname(places.public), { recursive: true, force: true });
  }
}

describe('addRelease', () => {
  it('serves the new release, and names the one that was served before', () =>
    withPlaces((places) => {
      const a = addRelease(places, smallSite('a'));
      expect([wholeSite(places), a.before]).toEqual(['a', null]);
      const b = addRelease(places, smallSite('b'));
      expect([wholeSite(places), b.before]).toEqual(['b', a.version]);
    }));
  it('gives identical content the same version, and changes nothing', () =>
    withPlaces((places) => {
      const first = addRelease(places, smallSite('a'));
      expect(addRelease(places, smallSite('a'))).toEqual({ version: first.version, before: first.version });
      expect(readHistory(places)).toHaveLength(1);
    }));
  it('shares the files of earlier releases for visitors in the middle of a visit', () =>
    withPlaces((places) => {
      publishAll(places, ['a', 'b', 'c']);
      expect(['a', 'b', 'c'].map((name) => isReachable(places, name))).toEqual([true, true, true]);
    }));
  it('retains ten releases, and all of the last 24 hours', () =>
    withPlaces((places) => {
      const names = Array.from({ length: 14 }, (_, at) => `n${at}`);
      publishAll(places, names);
      expect(readHistory(places)).toHaveLength(14);
      addRelease(places, smallSite('later'), start + 100 * hour);
      expect(readHistory(places)).toHaveLength(10);
      const reachable = names.filter((name) => isReachable(places, name));
      expect(reachable).toEqual(names.slice(5));
    }));
  it('leaves the served release unchanged, and nothing of the new one, if writing fails', () =>
    withPlaces((places) => {
      addRelease(places, smallSite('a'));
      const failing = (dir: string) => {
        smallSite('b')(dir);
        throw new Error('the disk is full');
      };
      expect(() => addRelease(places, failing)).toThrow('the disk is full');
      expect(wholeSite(places)).toBe('a');
      expect(readdirSync(places.releases)).toHaveLength(2);
    }));
  it('replaces a folder, as older versions of npm start wrote it', () =>
    withPlaces((places) => {
      mkdirSync(join(places.public, 'hosts'), { recursive: true });
      writeFileSync(join(places.public, 'hosts/default.html'), 'old');
      addRelease(places, smallSite('a'));
      expect(wholeSite(places)).toBe('a');
    }));
  it('removes what an interrupted process has left more than an hour ago', () =>
    withPlaces((places) => {
      const [old, fresh] = ['.writing-1-1', '.writing-2-2'].map((name) => join(places.releases, name));
      for (const dir of [old, fresh]) mkdirSync(dir as string, { recursive: true });
      utimesSync(old as string, 1, 1);
      addRelease(places, smallSite('a'));
      expect([existsSync(old as string), existsSync(fresh as string)]).toEqual([false, true]);
    }));
});

describe('rollback', () => {
  it('serves the previous release, and its visitors can still load the files of the one that they came with', () =>
    withPlaces((places) => {
      publishAll(places, ['a', 'b']);
      rollback(places, null);
      expect(wholeSite(places)).toBe('a');
      expect(isReachable(places, 'b')).toBe(true);
    }));
  it('after a publish that followed a rollback, serves the release of that rollback and not the one it replaced', () =>
    withPlaces((places) => {
      publishAll(places, ['a', 'bad']);
      rollback(places, null);
      addRelease(places, smallSite('mended'));
      rollback(places, null);
      expect(wholeSite(places)).toBe('a');
    }));
  it('serves a release by the first letters of its version', () =>
    withPlaces((places) => {
      const { version } = addRelease(places, smallSite('a'));
      publishAll(places, ['b', 'c']);
      rollback(places, version.slice(0, 6));
      expect(wholeSite(places)).toBe('a');
    }));
  it('throws if there is no other release', () =>
    withPlaces((places) => {
      expect(() => rollback(places, null)).toThrow('nothing is published yet');
      addRelease(places, smallSite('a'));
      expect(() => rollback(places, null)).toThrow('there is no version before');
      expect(() => rollback(places, 'zz')).toThrow('there is no version zz');
      expect(() => rollback(places, '')).not.toThrow();
    }));
});

describe('a power failure at any change of the disk', () => {
  it('during a publish leaves one complete release served, and the next publish and rollback work', async () => {
    let changes = 0;
    for (let lost = true; lost; changes += 1) {
      await withPlaces((places) => {
        publishAll(places, ['a', 'b']);
        lost = losingPowerAfter(changes, () => addRelease(places, smallSite('c')));
        expect(['b', 'c']).toContain(wholeSite(places));
        expect(isReachable(places, 'a') && isReachable(places, 'b')).toBe(true);
        addRelease(places, smallSite('d'));
        expect(wholeSite(places)).toBe('d');
        rollback(places, null);
        expect(['b', 'c']).toContain(wholeSite(places));
      });
    }
    expect(changes).toBeGreaterThan(20);
  });
  it('during a publish that removes releases leaves no incomplete one that can be served', async () => {
    const names = Array.from({ length: 11 }, (_, at) => `n${at}`);
    const removing = (places: ReleasePaths) => addRelease(places, smallSite('z'), start + 100 * hour);
    let all = 0;
    await withPlaces((places) => {
      publishAll(places, names);
      all = changesOf(() => removing(places));
    });
    // Removals come last; the test above covers the changes before them.
    for (let changes = all - 10; changes < all; changes += 1) {
      await withPlaces((places) => {
        publishAll(places, names);
        expect(losingPowerAfter(changes, () => removing(places))).toBe(true);
        for (const { version } of readHistory(places)) {
          wholeSite({ ...places, public: join(places.releases, version) });
        }
      });
    }
  });
  it('during a rollback leaves one complete release served', async () => {
    let changes = 0;
    for (let lost = true; lost; changes += 1) {
      await withPlaces((places) => {
        publishAll(places, ['a', 'b']);
        lost = losingPowerAfter(changes, () => rollback(places, null));
        expect(['a', 'b']).toContain(wholeSite(places));
      });
    }
    expect(changes).toBeGreaterThan(3);
  });
  it('is detected by these tests: they fail for a publish into the served folder', async () => {
    await withPlaces((places) => {
      addRelease(places, smallSite('a'));
      const lost = losingPowerAfter(4, () => smallSite('b')(places.public));
      expect(lost).toBe(true);
      expect(() => wholeSite(places)).toThrow();
    });
    expect(new PowerLost()).toBeInstanceOf(Error);
  });
});
