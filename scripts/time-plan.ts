import { readConfig } from '../ops/index.ts';
import { planOf } from '../ops/plan/plan.ts';

// Prints how long a plan compares the configs of two folders: time-plan.ts BASE EDITED
const sides = process.argv.slice(2).map((dir) => {
  const { wellFormed, ...read } = readConfig(dir);
  if (!wellFormed) throw new Error(`${dir} has errors; funnel check --config ${dir} tells which`);
  return { ...read, wellFormed, config: wellFormed };
});
const [before, after] = sides;
if (!before || !after) throw new Error('time-plan.ts takes two folders');
const began = process.cpuUsage();
const { situations, changed } = planOf({ before, after }, 'before', null);
const { user, system } = process.cpuUsage(began);
const seconds = ((user + system) / 1e6).toFixed(2);
process.stdout.write(`${seconds} s for ${situations} situations, of which ${changed} differ\n`);
