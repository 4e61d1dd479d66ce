import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../publish/environment/settings.ts';

/** What the commands are made of. */
const sources = [
  'schemas',
  'profiles',
  'runtime',
  'ops',
  'tools/command-bundle',
  'package-lock.json',
  'package.json',
];

/** Copies the sources of the commands, with the packages that are installed and without a bundle. @param to - an empty folder */
export function copyProject(to: string): void {
  for (const source of sources) cpSync(join(root, source), join(to, source), { recursive: true });
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(to, 'node_modules', name));
  }
}
