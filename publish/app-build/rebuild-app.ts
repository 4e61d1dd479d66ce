import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { dist } from '../environment/settings.ts';
import { buildApp } from './build-app.ts';
import { currentAppBuild } from './current-app-build.ts';

/** Another process may publish from a build for this long after a newer one has taken its place. */
const keptMs = 3_600_000;

let begun = 0;

/** The folder of the builds, of which the app build is a link to the newest. */
const buildsOf = (appDir: string): string => `${appDir}-builds`;

/**
 * Builds the app into a folder of its own, and then has the link name it by one rename: two commands that build at once
 * do not disturb each other, and whoever publishes meanwhile does so from a whole build.
 * @throws what `build` throws; then nothing has changed
 */
export async function rebuildApp(
  appDir: string = dist.app,
  build: (outDir: string) => Promise<void> = buildApp,
): Promise<void> {
  const builds = buildsOf(appDir);
  const own = join(builds, `${Date.now()}-${process.pid}-${++begun}`);
  mkdirSync(builds, { recursive: true });
  try {
    await build(own);
    pointTo(own, appDir);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    throw error;
  }
  removeOldBuilds(appDir);
}

function pointTo(folder: string, appDir: string): void {
  const draft = `${folder}.link`;
  // Relative to the link's folder, so that the folder of both can be moved.
  symlinkSync(relative(dirname(appDir), folder), draft);
  // From now on it is the one before: what uses it gets its time.
  if (existsSync(appDir)) utimesSync(currentAppBuild(appDir), new Date(), new Date());
  // Older versions built into the folder itself.
  if (lstatSync(appDir, { throwIfNoEntry: false })?.isDirectory()) renameSync(appDir, `${folder}.before`);
  renameSync(draft, appDir);
}

function removeOldBuilds(appDir: string): void {
  const builds = buildsOf(appDir);
  const current = basename(currentAppBuild(appDir));
  for (const name of readdirSync(builds).filter((one) => one !== current)) {
    const path = join(builds, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - changed > keptMs) rmSync(path, { recursive: true, force: true });
  }
}
