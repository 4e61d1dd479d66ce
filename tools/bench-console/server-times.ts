import type { ConsoleEvents, OpsConsole } from '../../console/index.ts';

const rounds = 15;

type Note = (name: string, ms: number) => void;

/** What an operator's edits wait for in the console's server. */
export async function measureServer(ops: OpsConsole, note: Note): Promise<void> {
  const timed = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const began = performance.now();
    const made = await work();
    note(name, performance.now() - began);
    return made;
  };
  await eventOf(ops, 'plan', ops.draft.version);
  const numbers = Object.keys((JSON.parse(ops.draft.text('channels.json')) as { channels: object }).channels);
  const set = (channel: string, value: string, key = 'title') =>
    ({ do: 'set', file: 'channels.json', path: ['channels', channel, key], value }) as const;
  for (let at = 0; at < rounds; at += 1) {
    const channel = numbers[Math.floor((at / rounds) * numbers.length)] ?? '';
    const began = performance.now();
    await timed('edit accepted', () => ops.draft.apply([set(channel, `标题 ${at}`)]));
    ops.draftChanged();
    const { version } = ops.draft;
    await eventOf(ops, 'problems', version);
    note('edit to problems', performance.now() - began);
    await eventOf(ops, 'plan', version);
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
  const [rule = ''] = Object.keys(
    (JSON.parse(ops.draft.text('definitions/cities.json')) as { rules: object }).rules,
  );
  const began = performance.now();
  ops.draft.apply(numbers.slice(-200).map((one) => set(one, rule, 'cityRule')));
  ops.draftChanged();
  await eventOf(ops, 'plan', ops.draft.version);
  note('plan of 200 bulk edits', performance.now() - began);
  ops.draft.undo();
  ops.draftChanged();
  await timed('look at the disk', () => ops.checkDisk());
  await eventOf(ops, 'plan', ops.draft.version);
}

/** The console's next response for a draft version. */
function eventOf<N extends 'problems' | 'plan'>(
  ops: OpsConsole,
  name: N,
  version: number,
): Promise<ConsoleEvents[N]> {
  return new Promise((resolve) => {
    const look = () => {
      const answer = ops.analysis[name];
      if (answer?.version === version) resolve(answer as ConsoleEvents[N]);
      else setTimeout(look, 1);
    };
    look();
  });
}
