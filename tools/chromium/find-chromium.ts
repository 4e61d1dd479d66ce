import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../../publish/environment/settings.ts';

/** The headless shell is the same engine without a window around it: it takes two thirds of the processor. */
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium of this machine: FUNNEL_CHROMIUM, one on the PATH, or playwright's own. */
export function findChromium(): string | null {
  const named = process.env.FUNNEL_CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (onPath) return onPath;
  const installed = chromium.executablePath();
  return existsSync(installed) ? installed : null;
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: root }).status === 0;
}

/** Root on Debian installs by apt; others get the build that playwright downloads into the user's folder. */
function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const install = (browser: string) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk']);
    run('apt-get', ['update', '-qq']) && (install(headlessShell) || install('chromium'));
  } else {
    run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  }
}

/**
 * The path of a Chromium; installs one when there is none.
 * @throws Error that says how to install one by hand
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stdout.write('Installing Chromium for the tests\n');
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'there is no Chromium: install one (apt-get install chromium) or name it in FUNNEL_CHROMIUM',
  );
}
