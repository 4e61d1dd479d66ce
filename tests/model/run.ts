// Plays the model of the lead's client in a process of its own: run.ts [--runs N] [--seed N] [--bug NAME] [--random-only].
// Prints one line of JSON; exit code 1: a sequence fails.
import { parseArgs } from 'node:util';
import { hookModules } from './module-hooks.ts';
import type { RunReport } from './play.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    bug: { type: 'string' },
    'random-only': { type: 'boolean', default: false },
  },
});
process.env.NODE_ENV = 'production';
hookModules(values.bug);
await import('./browser-globals.ts');
const { runModel } = await import('./run-model.ts');
const { counts, ...result } = await runModel({
  runs: Number(values.runs),
  seed: Number(values.seed),
  withPast: !values['random-only'],
});
const { user, system } = process.cpuUsage();
const report: RunReport = {
  ...result,
  counts: Object.fromEntries(counts),
  cpuSeconds: (user + system) / 1e6,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(result.failures.length > 0 ? 1 : 0);
