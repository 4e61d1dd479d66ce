import { Comparison } from '../../ops/compare/comparison.ts';
import { readConfig } from '../../ops/index.ts';
import { planOf } from '../../ops/plan/plan.ts';
import { type Axis, type SituationSpace, sizeOf, spaceOf } from '../../ops/situations/situation-space.ts';

// Prints the processor time that `plan` needs to compare the configs of two folders: time-plan.ts BASE EDITED
const sides = process.argv.slice(2).map((dir) => {
  const { wellFormed, ...read } = readConfig(dir);
  if (!wellFormed) throw new Error(`${dir} has errors; funnel check --config ${dir} lists them`);
  return { ...read, wellFormed, config: wellFormed };
});
const [before, after] = sides;
if (!before || !after) throw new Error('time-plan.ts takes two folders');

/** Processor time in seconds. */
function secondsOf(run: () => void): string {
  const began = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(began);
  return ((user + system) / 1e6).toFixed(2);
}

const only = <V>(axis: Axis<V>, at: number): Axis<V> => ({
  values: axis.values.slice(at, at + 1),
  names: axis.names.slice(at, at + 1),
  classes: [[0]],
});
/** Visits of `/` by one application: hosts × channels × cities × flags × login. */
function landingsOnly(space: SituationSpace): SituationSpace {
  const root = space.arrival.names.indexOf('/');
  return { ...space, arrival: only(space.arrival, root), info: only(space.info, 0) };
}

const landings = landingsOnly(spaceOf(before.config, after.config));
const ofLandings = secondsOf(() => {
  const comparison = new Comparison(landings, [before.config, after.config]);
  comparison.changes(comparison.revision(before.config), comparison.revision(after.config));
});
let text = '';
const whole = secondsOf(() => {
  const { situations, changed } = planOf({ before, after }, 'before', null);
  text = `${situations} situations, of which ${changed} differ`;
});
process.stdout.write(`${ofLandings} s for ${sizeOf(landings)} visits of "/"; ${whole} s for ${text}\n`);
