import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentAppBuild } from '../../../publish/app-build/current-app-build.ts';
import { rebuildApp } from '../../../publish/app-build/rebuild-app.ts';

let dist: string;
let app: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'funnel-dist-'));
  app = join(dist, 'app');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** A build of one file, which may wait before it ends. */
const writes =
  (text: string, before: Promise<unknown> = Promise.resolve()) =>
  async (folder: string) => {
    mkdirSync(folder, { recursive: true });
    await before;
    writeFileSync(join(folder, 'index.html'), text);
  };
const shown = () => readFileSync(join(app, 'index.html'), 'utf8');

describe('rebuildApp', () => {
  it('leaves the build that is there whole until the next one is complete, and for those who publish from it also then', async () => {
    await rebuildApp(app, writes('one'));
    const publishedFrom = currentAppBuild(app);
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const building = rebuildApp(app, writes('two', ended));
    expect(shown()).toBe('one');
    end();
    await building;
    expect(shown()).toBe('two');
    expect(readFileSync(join(publishedFrom, 'index.html'), 'utf8')).toBe('one');
  });

  it('keeps two builds at once apart: the one that ends last counts, and both are whole', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = rebuildApp(app, writes('slow', ended));
    await rebuildApp(app, writes('fast'));
    const fast = currentAppBuild(app);
    end();
    await slow;
    expect(shown()).toBe('slow');
    expect(readFileSync(join(fast, 'index.html'), 'utf8')).toBe('fast');
  });

  it('takes the place of a folder that an older version has built into', async () => {
    await writes('folder')(app);
    await rebuildApp(app, writes('linked'));
    expect(shown()).toBe('linked');
  });

  it('changes nothing where the build fails', async () => {
    await rebuildApp(app, writes('one'));
    const failing = async (folder: string) => {
      await writes('broken')(folder);
      throw new Error('no memory');
    };
    await expect(rebuildApp(app, failing)).rejects.toThrow('no memory');
    expect(shown()).toBe('one');
    expect(readdirSync(join(dist, 'app-builds'))).toHaveLength(1);
  });

  it('removes a build an hour after another one has taken its place, however old it was then', async () => {
    const longAgo = new Date(Date.now() - 7_200_000);
    await rebuildApp(app, writes('one'));
    const first = currentAppBuild(app);
    utimesSync(first, longAgo, longAgo);
    await rebuildApp(app, writes('two'));
    expect(existsSync(first)).toBe(true);
    utimesSync(first, longAgo, longAgo);
    await rebuildApp(app, writes('three'));
    expect(existsSync(first)).toBe(false);
    expect(shown()).toBe('three');
  });
});
