import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { findNginx, nginxPackages } from '../nginx/find-nginx.ts';

interface Step {
  name: string;
  args: string[];
  /** Why it is left out on this machine; nothing that a newcomer lacks makes npm test fail. */
  leftOut?: string | null;
}

const bin = (path: string, ...args: string[]) => [join(root, 'node_modules', path), ...args];
const vitest = (project: string, ...args: string[]) =>
  bin('vitest/vitest.mjs', 'run', '--project', project, ...args);
/** vitest leaves one core idle, which of two is half; journeys are five at once in each file already. */
const onAllCores = '--maxWorkers=100%';

const noNginx = `there is no nginx to compare npm start with (Debian: apt-get install ${nginxPackages})`;

/** npm test is the whole truth, in this order; the first step that fails ends it. */
const steps: Step[] = [
  { name: 'types', args: bin('typescript/bin/tsc', '-p', root) },
  { name: 'lint', args: bin('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', root) },
  { name: 'dead code', args: bin('knip/bin/knip.js') },
  { name: 'config check', args: [join(root, 'ops/funnel.mjs'), 'check', '--config', root] },
  { name: 'visits', args: [join(root, 'ops/funnel.mjs'), 'test', '--config', root] },
  { name: 'unit', args: vitest('unit', onAllCores) },
  { name: 'property', args: vitest('property', onAllCores) },
  { name: 'nginx', args: vitest('nginx'), leftOut: findNginx() ? null : noNginx },
  { name: 'browser journeys', args: vitest('journeys') },
];

/** `npm test -- unit property` runs only those steps. */
const only = process.argv.slice(2);
const chosen = steps.filter(({ name }) => only.length === 0 || only.includes(name.split(' ')[0] ?? ''));

for (const { name, args, leftOut } of chosen) {
  const began = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  if (leftOut) {
    process.stdout.write(`── ${name}: left out, ${leftOut}\n`);
    continue;
  }
  const env = { ...process.env, ...(name === 'browser journeys' && { FUNNEL_CHROMIUM: ensureChromium() }) };
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root, env });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (status !== 0) {
    process.stdout.write(`── ${name} failed after ${seconds} s; alone: npm test -- ${name.split(' ')[0]}\n`);
    process.exit(1);
  }
  process.stdout.write(`── ${name}: ${seconds} s\n`);
}
