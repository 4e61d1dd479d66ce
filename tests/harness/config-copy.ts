import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';

/** Copies the config that ships, with its assets. */
function copyConfig(to: string): void {
  for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'])
    cpSync(join(root, name), join(to, name), { recursive: true });
}

/** Three of the 16 hosts, one of each kind: the fallback, one with a brand, and one with a landing page of its own. */
export const fewHosts = ['default', 'm.example', 'kuaishou.example'];

/** Copies the config that ships with `fewHosts` only: a plan, a coverage or a search takes a quarter of the time. */
export const copyConfigOfFewHosts = (to: string): void => copyConfigOfHosts(to, fewHosts);

/** Copies the config that ships with some of its hosts only, and without its invariants. */
export function copyConfigOfHosts(to: string, hostNames: readonly string[]): void {
  copyConfig(to);
  const path = join(to, 'hosts.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as { hosts: Record<string, unknown> };
  const hosts = Object.fromEntries(Object.entries(file.hosts).filter(([name]) => hostNames.includes(name)));
  writeFileSync(path, `${JSON.stringify({ ...file, hosts }, null, 2)}\n`);
}
