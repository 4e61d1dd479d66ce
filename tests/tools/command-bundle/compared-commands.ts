import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../runtime/real-config.ts';

export const outputOf = (dir: string, script: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dir, script), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  // How long a check took.
  return { status, stdout: stdout.replace(/"seconds": [\d.]+/, '"seconds": 0'), stderr };
};

/** Folders with the shipped config, with an edit of it, and with a mistake in it. */
export interface Configs {
  base: string;
  edited: string;
  bad: string;
}
export function writeConfigs(folder: string): Configs {
  const [base, edited, bad] = [join(folder, 'base'), join(folder, 'edited'), join(folder, 'bad')];
  for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'tests/invariants.json'])
    cpSync(join(root, name), join(base, name), { recursive: true });
  cpSync(join(root, 'public'), join(base, 'public'), { recursive: true });
  cpSync(base, edited, { recursive: true });
  const cities = join(edited, 'definitions/cities.json');
  writeFileSync(cities, readFileSync(cities, 'utf8').replace(/"succ_todo": \d/, '"succ_todo": 5'));
  cpSync(base, bad, { recursive: true });
  appendFileSync(join(bad, 'hosts.json'), '}');
  return { base, edited, bad };
}

/** The arguments of commands that print the same with the bundle and without it. */
export const compared = {
  check: ({ base }: Configs) => ['check', '--json', '--config', base],
  'check of a mistake': ({ bad }: Configs) => ['check', '--format=sarif', '--config', bad],
  explain: ({ base }: Configs) => ['explain', '--config', base, '--path', '/login', '--token'],
  plan: ({ base, edited }: Configs) => ['plan', base, '--config', edited, '--json'],
  coverage: ({ base }: Configs) => ['coverage', '--config', base],
  find: ({ base }: Configs) => ['find', '--page', 'city', '--config', base],
  docs: () => ['docs', 'color-contrast'],
  'wrong usage': () => ['plan', '--colour'],
  'no command': () => [],
};

export function expectSameOutput(project: string, args: readonly string[]): void {
  const ofBundle = outputOf(project, 'ops/funnel.mjs', args);
  expect(ofBundle, args.join(' ')).toEqual(outputOf(project, 'ops/cli/bin.ts', args));
  expect(ofBundle.stdout + ofBundle.stderr).not.toBe('');
}
