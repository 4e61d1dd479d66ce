import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { root } from '../../publish/environment/settings.ts';
import { decideVisit, noChannelInfo, resolveSite, type Situation } from '../../runtime/index.ts';
import { type Usage, usageOf } from '../bench-scale/command-usage.ts';
import { type EditName, editConfig, growConfig } from '../bench-scale/grow-config.ts';
import { opsTargets } from '../bench-scale/ops-targets.ts';
import { ensureCommandBundle } from '../command-bundle/ensure-command-bundle.ts';

// npm run bench:ops [targets | SIZE…]: time and peak memory of the commands that operators wait for, with the shipped
// config, forty pasted channels and a large config, against their targets; `targets`: only these. Then the processor
// time and memory of check, explain and plan (of a city rule, of a row of navigation.json, of these and a channel), each
// in a process of its own, at 60, 600, 10,000 and 100,000 channels with 400 cities; how both grow; how much of a plan is
// comparison; and the time of one decision.
const options = process.argv.slice(2);
const given = options.map(Number).filter((size) => size > 0);
const onlyTargets = options.includes('targets');
const sizes = onlyTargets ? [] : given.length > 0 ? given : [60, 600, 10_000, 100_000];
/** Short runs report the best of several: the first one warms caches. */
const runsAt = (size: number) => (size > 1000 ? 1 : 3);

await ensureCommandBundle(root);
const temporary = mkdtempSync(join(tmpdir(), 'funnel-bench-'));
const usageFile = join(temporary, 'usage.json');

/** The exponent of growth between two sizes: 1 is linear, 2 is quadratic. */
const slope = (before: number, after: number, sizeBefore: number, sizeAfter: number): string =>
  (Math.log(after / before) / Math.log(sizeAfter / sizeBefore)).toFixed(2);

const columns = ['command', 'channels', 'seconds', 'MB', 'growth', 'growth MB', 'times the first'];
const line = (cells: readonly string[]) =>
  `${cells.map((one, at) => (at === 0 ? one.padEnd(11) : one.padStart((columns[at] ?? '').length + 2))).join('')}\n`;

function table(found: ReadonlyMap<string, readonly Usage[]>): string {
  const rows = [...found].flatMap(([command, usages]) =>
    usages.map((usage, at) => {
      const [first, before] = [usages[0] ?? usage, usages[at - 1]];
      const [size, sizeBefore] = [sizes[at] ?? 0, sizes[at - 1] ?? 0];
      const grown = (pick: (of: Usage) => number) =>
        before ? slope(pick(before), pick(usage), sizeBefore, size) : '';
      return line([
        ...[command, String(size), usage.seconds.toFixed(2), usage.megabytes.toFixed(0)],
        ...[grown(({ seconds }) => seconds), grown(({ megabytes }) => megabytes)],
        (usage.seconds / first.seconds).toFixed(1),
      ]);
    }),
  );
  return line(columns) + rows.join('');
}

/** Microseconds of processor time of one decision, over visitors of every channel at every route. */
function decisionMicroseconds(): number {
  const { config, report } = readCheckedConfig(root);
  if (!config) throw new Error(report);
  const site = resolveSite(config, 'default');
  const channels = Object.keys(site.channels);
  const routes = Object.keys(site.routes);
  const cities = Object.keys(site.cityNames);
  const visits = Array.from({ length: 20_000 }, (_, at): [Situation, string] => {
    const flags = { input_form: at % 2, succ_todo: at % 8, fail_todo: (at >> 3) % 8 };
    const situation: Situation = {
      channel: channels[at % channels.length] ?? '',
      query: {},
      token: at % 3 > 0,
      appName: null,
      firstVisit: false,
      loginAddress: null,
      device: { os: 'other', wechat: false, inApp: false },
      answers: {
        user: 'ok',
        mark: 'ok',
        markcode: 'ok',
        channelInfo: { ...noChannelInfo(config.facts), flags },
        ipInfo: { name: cities[at % cities.length] ?? '' },
      },
    };
    return [situation, routes[(at * 7) % routes.length] ?? ''];
  });
  const rounds = 20;
  const decideAll = () => {
    for (const [situation, route] of visits) decideVisit(site, situation, { route, outcome: null });
  };
  decideAll();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) decideAll();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (rounds * visits.length);
}

/** The edits that plan compares. */
const planEdits: readonly { name: string; edits: readonly EditName[] }[] = [
  { name: 'plan-rule', edits: ['rule'] },
  { name: 'plan-row', edits: ['row'] },
  { name: 'plan-three', edits: ['rule', 'channel', 'row'] },
];

/** Times the comparison of a plan alone, without process start and config reading. */
function planningAlone(name: string, base: string, edited: string): string {
  const script = join(root, 'tools/bench-scale/time-plan.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, base, edited], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return `${name}, comparing alone: ${stdout}`;
}

try {
  if (given.length === 0) process.stdout.write(opsTargets(temporary));
  const found = new Map<string, Usage[]>([
    ['check', []],
    ['explain', []],
    ...planEdits.map(({ name }): [string, Usage[]] => [name, []]),
  ]);
  const planning: string[] = [];
  for (const size of sizes) {
    const base = join(temporary, `${size}`);
    mkdirSync(base);
    growConfig(root, base, size);
    const planned = planEdits.map(({ name, edits }) => ({ name, edited: `${base}-${name}`, edits }));
    for (const { edited, edits } of planned) editConfig(base, edited, edits);
    const visitor = [
      '--channel',
      String(100_000 + Math.floor(size / 2)),
      '--path',
      '/form-package',
      '--token',
    ];
    const commands: [string, string[]][] = [
      ['check', ['check', '--config', base]],
      ['explain', ['explain', '--config', base, ...visitor]],
      ...planned.map(({ name, edited }): [string, string[]] => [name, ['plan', base, '--config', edited]]),
    ];
    for (const [name, args] of commands) {
      const usage = usageOf(args, usageFile, runsAt(size));
      found.get(name)?.push(usage);
      process.stderr.write(`${name} ${size}: ${usage.seconds.toFixed(2)} s\n`);
    }
    for (const { name, edited } of planned) planning.push(planningAlone(`${name} ${size}`, base, edited));
    for (const dir of [base, ...planned.map(({ edited }) => edited)]) rmSync(dir, { recursive: true });
  }
  if (!onlyTargets) {
    process.stdout.write(table(found) + planning.join(''));
    process.stdout.write(`one decision: ${decisionMicroseconds().toFixed(2)} µs\n`);
  }
} finally {
  rmSync(temporary, { recursive: true });
}
