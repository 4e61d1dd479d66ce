import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that carry examples, each at the version that was tried. Nothing of them is copied into the project. */
const packages = {
  'survey-core': '3.1.1',
  '@rjsf/snapshot-tests': '6.10.1',
  '@jsonforms/examples': '3.7.0',
  // Without it the examples of JSON Forms do not load.
  '@jsonforms/core': '3.7.0',
} as const;

/**
 * Installs the packages into a folder that git ignores, unless they are there.
 * @throws Error where the npm registry cannot be reached
 */
export function fetchPackages(folder: string): string {
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const stamp = join(folder, `${wanted.join('_').replace(/[^\w.-]+/g, '-')}.installed`);
  if (existsSync(stamp)) return folder;
  mkdirSync(folder, { recursive: true });
  // A package.json of its own: npm would go up to that of the project.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--no-save'];
  const { status } = spawnSync('npm', ['install', ...options, ...wanted], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not install the packages with the examples');
  writeFileSync(stamp, '');
  return folder;
}
