import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { allFaults } from '../../tests/fault-matrix/faults/all-faults.ts';
import { allFlows } from '../../tests/fault-matrix/flows/all-flows.ts';
import { isClean, matrixReport, withReport } from '../../tests/fault-matrix/matrix-report.ts';
import { startMatrixSite } from '../../tests/fault-matrix/matrix-site.ts';
import { type CellResult, playCell } from '../../tests/fault-matrix/play-cell.ts';
import { startBrowser } from '../../tests/harness/browser.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';

// npm run test:faults: each fault of FLT-01 to FLT-40 in each of eight flows, in Chromium against the built site with its
// sandbox, and prints the table of docs/faults.md. `-- FLT-12 login` plays the named faults in the named flows;
// `-- --write` writes the table into docs/faults.md. Exits with 1 where a cell is red or a fault did not happen.
const words = process.argv.slice(2);
const isWritten = words.includes('--write');
const named = words.filter((word) => word !== '--write');
const known = [...allFaults, ...allFlows].map(({ id }) => id as string);
const unknown = named.filter((word) => !known.includes(word));
if (unknown.length > 0 || (isWritten && named.length > 0)) {
  process.stderr.write(
    unknown.length > 0
      ? `test:faults: no fault or flow ${unknown.join(', ')}; there are FLT-01 to FLT-40 and ${allFlows.map(({ id }) => id).join(', ')}\n`
      : 'test:faults: --write is for the whole matrix: name no fault and no flow\n',
  );
  process.exit(2);
}
const wanted = <One extends { id: string }>(all: readonly One[]): One[] => {
  const some = all.filter(({ id }) => named.includes(id));
  return some.length > 0 ? some : [...all];
};
const [faults, flows] = [wanted(allFaults), wanted(allFlows)];

const commit = commitNow();
ensureChromium('test');
const stage = { browser: await startBrowser('test'), site: await startMatrixSite() };
const rest = faults.flatMap((fault) =>
  flows.filter((flow) => fault.notIn?.[flow.id] === undefined).map((flow) => ({ fault, flow })),
);
const results: CellResult[] = [];
// A page waits most of the time: one visit more than cores.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, playRest));
await stage.browser.close();
stage.site.close();

const run = { faults, flows, results, commit };
const report = matrixReport(run);
process.stdout.write(`${report}\n`);
if (isWritten) {
  const file = join(root, 'docs/faults.md');
  writeFileSync(file, withReport(readFileSync(file, 'utf8'), report));
}
process.exit(isClean(run) ? 0 : 1);

async function playRest(): Promise<void> {
  for (let next = rest.shift(); next; next = rest.shift()) {
    const result = await playCell(stage, next.fault, next.flow);
    results.push(result);
    const red = result.findings.map(({ case: name, kind, text }) => `  ${name}: ${kind}: ${text}\n`);
    process.stderr.write(
      `${result.fault} ${result.flow} ${red.length === 0 ? 'passed' : 'RED'}\n${red.join('')}`,
    );
  }
}

function commitNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ', with changes' : ''}`;
}
