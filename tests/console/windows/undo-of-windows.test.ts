import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Author } from '../../../console/api/index.ts';
import { Draft } from '../../../console/draft/draft.ts';
import { UndoLog } from '../../../console/draft/undo-log.ts';
import type { Edit } from '../../../console/edits/edit.ts';
import { ConfigDisk } from '../../../console/files/config-disk.ts';
import { undoNext } from '../../../console/undo/undo-next.ts';
import { as, openWindow } from '../harness/open-window.ts';
import { withConsole } from '../harness/served-console.ts';
import { withConfig } from '../harness/small-config.ts';

const file = 'channels.json';
const [first, second] = [
  { window: 'window-first', number: 1 },
  { window: 'window-second', number: 2 },
];
const set = (id: string, key: string, value: string): Edit => ({
  do: 'set',
  file,
  path: ['channels', id, key],
  value,
});

/** Two windows over one draft, each with what it may do; `open` are those that are not closed. */
function windowsOver(dir: string, stateDir: string) {
  let current: Author | undefined;
  const open = new Set([first.window, second.window]);
  const draft = new Draft(
    new ConfigDisk(dir),
    new UndoLog(join(stateDir, 'draft.jsonl')),
    () => current,
    ({ window }) => current !== undefined && window !== current.window && open.has(window),
  );
  const by = (own: Author) => {
    const run = <T>(call: () => T): T => {
      current = own;
      try {
        return call();
      } finally {
        current = undefined;
      }
    };
    return {
      edit: (...edits: Edit[]) => run(() => draft.apply(edits)),
      undo: () => run(() => undoNext(draft, 'undo')),
      redo: () => run(() => undoNext(draft, 'redo')),
      counts: () => run(() => [draft.undoCount, draft.redoCount]),
    };
  };
  const channel = (id: string) => JSON.parse(draft.text(file)).channels[id] as Record<string, string>;
  return { draft, open, channel, one: by(first), two: by(second) };
}

const overWindows = (use: (windows: ReturnType<typeof windowsOver>, again: () => Draft) => void) =>
  withConfig((dir, stateDir) => use(windowsOver(dir, stateDir), () => windowsOver(dir, stateDir).draft));

describe('undo of a window', () => {
  it('reverts its own edits, the newest first, and leaves those that another window has made since', () =>
    overWindows(({ draft, channel, one, two }) => {
      const before = draft.text(file);
      one.edit(set('70000', 'title', '一'));
      two.edit(set('70001', 'title', '二'));
      one.edit(set('70000', 'note', '一的备注'));
      two.edit(set('70001', 'note', '二的备注'));
      expect([one.counts(), two.counts()]).toEqual([
        [2, 0],
        [2, 0],
      ]);
      one.undo();
      expect(channel('70000')).toEqual({ title: '一' });
      expect(channel('70001')).toEqual({ title: '二', note: '二的备注' });
      one.undo();
      expect(channel('70000')).toBeUndefined();
      expect([one.counts(), two.counts()]).toEqual([
        [0, 2],
        [2, 0],
      ]);
      two.undo();
      two.undo();
      expect(draft.text(file)).toBe(before);
      expect(draft.steps).toEqual([]);
    }));

  it('is redone though another window has edited meanwhile, and not after an edit of its own', () =>
    overWindows(({ channel, one, two }) => {
      one.edit(set('70000', 'title', '一'));
      one.edit(set('70000', 'note', '备注'));
      one.undo();
      one.undo();
      two.edit(set('70001', 'title', '二'));
      expect([one.counts(), two.counts()]).toEqual([
        [0, 2],
        [1, 0],
      ]);
      one.redo();
      expect([channel('70000'), channel('70001')]).toEqual([{ title: '一' }, { title: '二' }]);
      one.redo();
      expect(channel('70000')).toEqual({ title: '一', note: '备注' });
      one.undo();
      expect(channel('70000')).toEqual({ title: '一' });
      one.edit(set('70002', 'title', '三'));
      expect(one.counts()).toEqual([2, 0]);
      two.undo();
      one.undo();
      one.undo();
      two.redo();
      expect([channel('70000'), channel('70001'), channel('70002')]).toEqual([
        undefined,
        { title: '二' },
        undefined,
      ]);
      expect([one.counts(), two.counts()]).toEqual([
        [0, 2],
        [1, 0],
      ]);
    }));

  it('is refused with all values where another window has changed the same place, and goes on with the step before', () =>
    overWindows(({ draft, channel, one, two }) => {
      one.edit(set('70000', 'title', '先前'));
      one.edit(set('70000', 'title', '我的'), set('70000', 'note', '备注'));
      two.edit(set('70000', 'title', '对方的'));
      const { version } = draft;
      const refused = (() => {
        try {
          return one.undo();
        } catch (error) {
          return (error as { body: Record<string, unknown> }).body;
        }
      })();
      const path = ['channels', '70000', 'title'];
      expect(refused).toMatchObject({
        error: 'changed-meanwhile',
        places: [{ file, path, value: '我的', now: '对方的', by: second }],
      });
      expect(channel('70000')).toEqual({ title: '对方的', note: '备注' });
      expect([draft.version, one.counts()]).toEqual([version, [1, 0]]);
      // All the same, as one step that can be undone.
      one.edit(...(refused as { edits: Edit[] }).edits);
      expect(channel('70000')).toEqual({ title: '先前' });
      one.undo();
      expect(channel('70000')).toEqual({ title: '对方的', note: '备注' });
      // Once the other window has undone its edit, nothing is in the way any more.
      two.undo();
      expect(one.counts()).toEqual([2, 1]);
      one.undo();
      expect(channel('70000')).toEqual({ title: '先前' });
    }));

  it('of a step that others have reverted already changes nothing, and is over', () =>
    overWindows(({ channel, one, two }) => {
      one.edit(set('70000', 'title', '一'));
      two.edit({ do: 'remove', file, path: ['channels', '70000'] });
      one.undo();
      expect([channel('70000'), one.counts()]).toEqual([undefined, [0, 1]]);
    }));

  it('keeps rows of others where it takes its own row out again', () =>
    overWindows(({ draft, one, two }) => {
      const table = 'definitions/navigation.json';
      const ids = () => JSON.parse(draft.text(table)).rules.map(({ id }: { id: string }) => id) as string[];
      const before = ids();
      const row = (id: string) => ({ ...JSON.parse(draft.text(table)).rules[0], id });
      one.edit({ do: 'insert', file: table, path: ['rules', 0], value: row('of-one') });
      two.edit({ do: 'insert', file: table, path: ['rules', 0], value: row('of-two') });
      one.undo();
      expect(ids()).toEqual(['of-two', ...before]);
      one.redo();
      expect(ids()).toEqual(['of-two', 'of-one', ...before]);
    }));

  it('reverts what a closed window and a program have made, too', () =>
    overWindows(({ draft, open, channel, one, two }) => {
      two.edit(set('70001', 'title', '二'));
      draft.apply([set('70002', 'title', '程序')]);
      expect(one.counts()).toEqual([1, 0]);
      open.delete(second.window);
      expect(one.counts()).toEqual([2, 0]);
      one.undo();
      one.undo();
      expect([channel('70001'), channel('70002')]).toEqual([undefined, undefined]);
    }));

  it('is the same after a restart', () =>
    overWindows(({ draft, one, two }, again) => {
      one.edit(set('70000', 'title', '一'));
      one.edit(set('70000', 'note', '备注'));
      one.undo();
      two.edit(set('70001', 'title', '二'));
      one.undo();
      one.redo();
      const orderOf = ({ history, steps, undoCount, redoCount, text }: Draft) => [
        history.map(({ id, undoes }) => [id, undoes]),
        steps.map(({ id }) => id),
        undoCount,
        redoCount,
        text,
      ];
      const known = orderOf(draft).slice(0, 4);
      draft.close();
      const opened = again();
      expect(orderOf(opened).slice(0, 4)).toEqual(known);
      expect(opened.text(file)).toBe(draft.text(file));
    }));

  it('leads back to the first text, whatever two windows have done in which order', () =>
    overWindows(({ draft, one, two }) => {
      const before = draft.text(file);
      // A fixed sequence of numbers that look drawn.
      let seed = 7;
      const drawn = (below: number) => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return Math.floor((seed / 2147483648) * below);
      };
      for (let at = 0; at < 200; at += 1) {
        const [own, range] = drawn(2) === 0 ? [one, 0] : [two, 1];
        const what = drawn(4);
        if (what === 0) own.undo();
        else if (what === 1) own.redo();
        else own.edit(set(`${70_000 + 2 * drawn(4) + range}`, ['title', 'note'][drawn(2)] ?? '', `${at}`));
      }
      for (const own of [one, two]) while ((own.counts()[0] ?? 0) > 0) own.undo();
      expect(JSON.parse(draft.text(file))).toEqual(JSON.parse(before));
    }));
});

describe('a window that undoes by the API', () => {
  it('is told its own next steps, and gets the steps of another one once that is closed', () =>
    withConsole(async (client) => {
      const [one, two] = [await openWindow(client, first.window), await openWindow(client, second.window)];
      const write = async (own: string, id: string) => {
        const { answer } = await as(client, own)('/api/edit', { edits: [set(id, 'title', own)] });
        return answer;
      };
      await write(first.window, '70000');
      expect(await write(second.window, '70001')).toMatchObject({ undo: 1, next: { undo: { by: second } } });
      const { answer } = await as(client, first.window)('/api/undo', {});
      expect(answer).toMatchObject({ undo: 0, redo: 1, next: { undo: null } });
      const channels = () => JSON.parse(client.console.draft.text(file)).channels as Record<string, object>;
      expect([channels()['70000'], channels()['70001']]).toEqual([undefined, { title: second.window }]);
      two.close();
      for (const began = Date.now(); client.console.windows.open.length > 1 && Date.now() - began < 5000; )
        await new Promise((resolve) => setTimeout(resolve, 10));
      await as(client, first.window)('/api/undo', {});
      expect(channels()['70001']).toBeUndefined();
      one.close();
    }));
});
