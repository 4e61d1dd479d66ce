import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../../publish/environment/settings.ts';

/**
 * What the browser is for: a test takes the headless shell, the same engine without a window around it, for two thirds
 * of the processor time; a tool takes the whole Chromium, so that its figures and pictures stay comparable with those of
 * earlier runs.
 */
export type ChromiumUse = 'test' | 'tool';

const headlessShell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const namesFor = (use: ChromiumUse): string[] =>
  use === 'test' ? [headlessShell, ...whole] : [...whole, headlessShell];

/** A Chromium of this machine: FUNNEL_CHROMIUM, the first on the PATH in the order of its use, or playwright's own. */
export function findChromium(use: ChromiumUse, env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env.FUNNEL_CHROMIUM;
  if (named) return named;
  const folders = (env.PATH ?? '').split(delimiter);
  const onPath = namesFor(use)
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
function install(use: ChromiumUse): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const install = (browser: string) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk']);
    const packages = namesFor(use).filter((name) => name === headlessShell || name === 'chromium');
    run('apt-get', ['update', '-qq']) && packages.some(install);
  } else {
    run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  }
}

/**
 * The path of a Chromium; installs one when there is none.
 * @throws Error that says how to install one by hand
 */
export function ensureChromium(use: ChromiumUse): string {
  const found = findChromium(use);
  if (found) return found;
  process.stdout.write('Installing Chromium\n');
  install(use);
  const installed = findChromium(use);
  if (installed) return installed;
  throw new Error(
    'there is no Chromium: install one (apt-get install chromium) or name it in FUNNEL_CHROMIUM',
  );
}
