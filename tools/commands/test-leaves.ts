import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../publish/environment/settings.ts';
import { type Leaf, leavesOfConfig } from '../../tests/ops/every-value/change-leaf.ts';
import type { JudgedLeaf } from '../../tests/ops/every-value/judge-batches.ts';

// npm run test:leaves: changes every leaf of the config that ships, one at a time, to another valid value, and compares
// the plan of each change with what phones get. `-- --kinds` takes one leaf of each kind, `-- FILE` those of one file.
const leavesOfBatch = 12;

const { values, positionals } = parseArgs({
  options: { kinds: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const all = leavesOfConfig();
const chosen = chosenLeaves();
if (chosen.length === 0) {
  process.stderr.write(`test:leaves: no leaf in ${positionals.join(', ')}\n`);
  process.exit(2);
}
const began = performance.now();
const judged = await judgeOnAllCores(chosen);
process.stdout.write(summaryOf(judged));
process.exitCode = judged.some(({ missed }) => missed.length > 0) ? 1 : 0;

/** Indices in `all`. */
function chosenLeaves(): number[] {
  const kinds = new Set<string>();
  return [...all.entries()].flatMap(([at, { file, kind }]) => {
    if (positionals.length > 0 && !positionals.includes(file)) return [];
    if (values.kinds && kinds.has(kind)) return [];
    kinds.add(kind);
    return [at];
  });
}

/** Each process gets the next batch as soon as it has judged one: leaves take 0.1 to 3 s. */
async function judgeOnAllCores(indices: readonly number[]): Promise<JudgedLeaf[]> {
  const batches = Array.from({ length: Math.ceil(indices.length / leavesOfBatch) }, (_, batch) =>
    indices.slice(batch * leavesOfBatch, (batch + 1) * leavesOfBatch),
  );
  const found: JudgedLeaf[] = [];
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(join(root, 'tests/ops/every-value/judge-batches.ts'));
      const next = () => {
        const batch = batches.shift();
        if (batch) child.send(batch);
        else child.disconnect();
      };
      child.on('message', (batch: JudgedLeaf[]) => {
        found.push(...batch);
        for (const { missed } of batch) for (const line of missed) process.stdout.write(`MISSED ${line}\n`);
        process.stderr.write(`${found.length} of ${indices.length}\n`);
        next();
      });
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`)),
      );
      next();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, run));
  return found;
}

/** One line for each file or folder, and one for all. */
function summaryOf(results: readonly JudgedLeaf[]): string {
  const rows = new Map<string, JudgedLeaf[]>();
  for (const one of results) {
    const folder = leafAt(one).kind.split(' ')[0] ?? '';
    rows.set(folder, [...(rows.get(folder) ?? []), one]);
  }
  const lines = [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, of]) => lineOf(name, of));
  const seconds = Math.round((performance.now() - began) / 1000);
  return `\n${lines.join('\n')}\n${lineOf('all', results)}; ${seconds} s\n`;
}

function lineOf(name: string, results: readonly JudgedLeaf[]): string {
  const kinds = new Set(results.map((one) => leafAt(one).kind)).size;
  const changed = results.filter((one) => one.judged);
  const agreed = changed.filter(({ missed }) => missed.length === 0).length;
  const fixed = results.length - changed.length;
  return `${name}: ${results.length} leaves of ${kinds} kinds, ${changed.length} changed (${fixed} have no other valid value), ${agreed} agreed, ${changed.length - agreed} disagreed`;
}

function leafAt({ at }: JudgedLeaf): Leaf {
  const leaf = all[at];
  if (!leaf) throw new Error(`there is no leaf ${at}`);
  return leaf;
}
