import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { hasRoom, numberOfParts, orderOfParts } from './parts.ts';

// npm run test:parts -- MINUTES [SINCE]: runs as many parts of `npm run test:full` as end within the minutes, and says which
// it had no time for. SINCE is when the run began, in seconds since 1970; what came before the first part, `npm test` in
// .ci/run, tells how fast this machine is. A slow machine judges fewer cases of each commit, and none is cut off.
const [minutes = '', since = String(Date.now() / 1000)] = process.argv.slice(2);
const limit = Number(minutes) * 60;
const began = Number(since);
if (!(limit > 0) || !Number.isFinite(began)) {
  process.stderr.write('test:parts: expected the minutes that it may take: npm run test:parts -- 40\n');
  process.exit(2);
}
const elapsed = () => Date.now() / 1000 - began;
const order = orderOfParts(commitOf());
const passed: number[] = [];
// The flaky tests of all parts count together.
const folder = mkdtempSync(join(tmpdir(), 'funnel-parts-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let longest = elapsed();
for (const part of order) {
  if (!hasRoom({ elapsed: elapsed(), longest, limit })) break;
  longest = Math.max(passed.length === 0 ? 0 : longest, run(part));
  passed.push(part);
}
process.stdout.write(`\n── ${verdictOf(passed, order.slice(passed.length))}\n`);

function verdictOf(passed: readonly number[], left: readonly number[]): string {
  const whole = 'npm run test:full';
  if (left.length === 0) return `passed: all ${numberOfParts} parts of ${whole}`;
  const verdict =
    passed.length === 0
      ? `no part of ${whole} was run`
      : `passed: ${passed.length} of ${numberOfParts} parts of ${whole}: ${passed.join(', ')}`;
  return `${verdict}\n   no time for: ${left.join(', ')}; ${whole} runs all, ${whole} -- --shard=${left[0]}/${numberOfParts} that one`;
}

function commitOf(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** Ends the process if the part fails. @returns seconds */
function run(part: number): number {
  const before = elapsed();
  process.stdout.write(`\n── part ${part} of ${numberOfParts}\n`);
  const args = [join(root, 'tools/commands/test.ts'), 'full', `--shard=${part}/${numberOfParts}`];
  const env = { ...process.env, FUNNEL_FLAKY_TESTS: join(folder, 'flaky') };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  return elapsed() - before;
}
