import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConsoleEvents, OpsConsole } from '../../console/index.ts';
import { root } from '../../publish/environment/settings.ts';
import { growConfig } from '../bench-scale/grow-config.ts';

// npm run bench:console -- 5000: response times of the console's server with that many channels, on this machine.
const count = Number(process.argv[2] ?? 5000);
const rounds = 15;
const home = mkdtempSync(join(tmpdir(), 'funnel-bench-console-'));
const dir = join(home, 'config');
mkdirSync(dir);
growConfig(root, dir, count);
const ops = new OpsConsole({ dir, stateDir: join(home, 'state'), preview: null });

/** The console's next response for a draft version. */
function eventOf<N extends 'problems' | 'plan'>(name: N, version: number): Promise<ConsoleEvents[N]> {
  return new Promise((resolve) => {
    const look = () => {
      const answer = ops.analysis[name];
      if (answer?.version === version) resolve(answer as ConsoleEvents[N]);
      else setTimeout(look, 1);
    };
    look();
  });
}

const median = (times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms (worst ${sorted.at(-1)?.toFixed(1)})`;
};
const times: Record<string, number[]> = {};
const note = (name: string, ms: number) => {
  times[name] = [...(times[name] ?? []), ms];
};
const timed = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
  const began = performance.now();
  const made = await work();
  note(name, performance.now() - began);
  return made;
};

await eventOf('plan', ops.draft.version);
const numbers = Object.keys((JSON.parse(ops.draft.text('channels.json')) as { channels: object }).channels);
const set = (channel: string, value: string) =>
  ({ do: 'set', file: 'channels.json', path: ['channels', channel, 'title'], value }) as const;
for (let at = 0; at < rounds; at += 1) {
  const channel = numbers[Math.floor((at / rounds) * numbers.length)] ?? '';
  const began = performance.now();
  await timed('edit accepted', () => ops.draft.apply([set(channel, `标题 ${at}`)]));
  ops.draftChanged();
  const { version } = ops.draft;
  await eventOf('problems', version);
  note('edit to problems', performance.now() - began);
  await eventOf('plan', version);
  note('edit to plan', performance.now() - began);
  await timed('search', () =>
    ops.queryThread.ask(ops.revision, { ask: 'find', text: `标题 ${at}`, limit: 30 }),
  );
  await timed('search again', () =>
    ops.queryThread.ask(ops.revision, { ask: 'find', text: channel, limit: 30 }),
  );
  await timed('card', () => ops.queryThread.ask(ops.revision, { ask: 'card', channel, cities: null }));
}
const pasted = Array.from({ length: 40 }, (_, at) => set(`${900_000 + at}`, `粘贴 ${at}`));
await timed('paste of 40 new channels', () => ops.draft.apply(pasted));
await timed('undo of the paste', () => ops.draft.undo());
await timed('bulk edit of 500 channels', () =>
  ops.draft.apply(numbers.slice(-500).map((one) => set(one, '同名'))),
);
await timed('undo of the bulk edit', () => ops.draft.undo());
await timed('look at the disk', () => ops.checkDisk());
process.stdout.write(`${count} channels, ${(ops.draft.text('channels.json').length / 1e6).toFixed(1)} MB\n`);
for (const [name, all] of Object.entries(times)) process.stdout.write(`${name.padEnd(28)} ${median(all)}\n`);
await ops.close();
rmSync(home, { recursive: true, force: true });
process.exit(0);
