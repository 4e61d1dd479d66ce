import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../../publish/environment/settings.ts';
import { plantedBugs } from '../../tests/model/planted-bugs.ts';
import { play, type RunReport } from '../../tests/model/play.ts';

// npm run test:model: plays 100,000 random sequences of faults against the lead's client, or as many as are named, then
// plants each bug until a sequence finds it. Prints the tables of docs/lead-model.md.
const runsOfProcess = 5000;
const mostRunsForBug = 20_000;

const wanted = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(wanted) || wanted < 1) {
  process.stderr.write('test:model: name a number of sequences, e.g. npm run test:model -- 5000\n');
  process.exit(2);
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const sizes = Array.from({ length: Math.ceil(wanted / runsOfProcess) }, (_, at) =>
  Math.min(runsOfProcess, wanted - at * runsOfProcess),
);
const reports = await onAllCores(sizes, (runs, at) => play({ runs, seed: at + 1 }));
const failures = reports.flatMap((one) => one.failures);
const played = reports.reduce((sum, { runs }) => sum + runs, 0);
const hunts = await onAllCores(plantedBugs, async ({ name }) => {
  const random = await play({ runs: mostRunsForBug, seed: 1, bug: name, isRandomOnly: true });
  return random.failures.length > 0 ? random : play({ runs: 1, seed: 1, bug: name });
});
process.stdout.write(`${countsTable(reports)}\n${bugsTable(hunts)}`);
for (const { steps, error } of failures) process.stdout.write(`FAILED ${error}\n  ${steps}\n`);
const missed = plantedBugs.filter((_, at) => hunts[at]?.failures.length === 0);
for (const { name } of missed) process.stdout.write(`MISSED ${name}\n`);
if (failures.length === 0 && played !== wanted)
  throw new Error(`${played} of ${wanted} sequences were played`);
process.exitCode = failures.length + missed.length > 0 ? 1 : 0;

async function onAllCores<T, R>(items: readonly T[], run: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const rest = [...items.entries()];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [at, item] = next;
      results[at] = await run(item, at);
      process.stderr.write('.');
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  process.stderr.write('\n');
  return results;
}

function thousands(number: number): string {
  return Math.round(number).toLocaleString('en');
}

function countsTable(all: readonly RunReport[]): string {
  const sums = new Map<string, number>();
  for (const [name, count] of all.flatMap(({ counts }) => Object.entries(counts)))
    sums.set(name, (sums.get(name) ?? 0) + count);
  const seconds = all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const rows = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    `${thousands(played)} random sequences at commit ${commit}: ${failures.length} violations, ${thousands(seconds)} s of processor time.`,
    '',
    '| what happened, or was judged | times |',
    '|---|---|',
    ...rows.map(([name, count]) => `| ${name} | ${thousands(count)} |`),
    '',
  ].join('\n');
}

function bugsTable(all: readonly RunReport[]): string {
  const rows = plantedBugs.map(({ name }, at) => {
    const [failure] = all[at]?.failures ?? [];
    return failure
      ? `| ${name} | ${failure.runs === 0 ? 'a past failure' : thousands(failure.runs)} | ${failure.length} | ${failure.error.replace(/^Error: /, '').replace(/[0-9a-f]{32}/g, '…')} |`
      : `| ${name} | **not found** | | |`;
  });
  return [
    '| planted bug | found by sequence | steps when shrunk | how |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
