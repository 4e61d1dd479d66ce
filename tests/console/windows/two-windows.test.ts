import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DiffResponse, StateResponse } from '../../../console/api/index.ts';
import { OpenWindows } from '../../../console/windows/open-windows.ts';
import { as, openWindow } from '../harness/open-window.ts';
import { type Client, withConsole } from '../harness/served-console.ts';

const ids = { first: 'window-first', second: 'window-second' };
const set = (path: (string | number)[], value: unknown) => ({
  do: 'set',
  file: 'channels.json',
  path,
  value,
});

async function until(isTrue: () => boolean) {
  for (const began = Date.now(); !isTrue() && Date.now() - began < 5000; )
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isTrue()).toBe(true);
}

const channelOf = async ({ get }: Client) => {
  const { text } = await get<{ text: string }>('/api/file?name=channels.json');
  const [id = ''] = Object.keys(JSON.parse(text).channels);
  return { id, title: JSON.parse(text).channels[id].title as unknown };
};

describe('the windows of a console', () => {
  it('are there for as long as they listen, each with its number, name and place', () =>
    withConsole(async (client) => {
      const { windows } = client.console;
      const first = await openWindow(client, ids.first);
      const second = await openWindow(client, ids.second);
      expect([first.own.number, second.own.number]).toEqual([1, 2]);
      await as(client, ids.second)('/api/presence', { name: ' 小李 ', at: '#/channels/1' });
      expect(windows.open).toEqual([
        { window: ids.first, number: 1, at: '' },
        { window: ids.second, number: 2, at: '#/channels/1', name: '小李' },
      ]);
      second.close();
      await until(() => windows.open.length === 1);
      // It opens again with its number; another one gets a new number.
      const again = await openWindow(client, ids.second);
      expect(again.own).toEqual({ window: ids.second, number: 2, name: '小李' });
      const third = await openWindow(client, 'window-third');
      expect(third.own.number).toBe(3);
      for (const one of [first, again, third]) one.close();
      await until(() => windows.open.length === 0);
    }));

  it('do not share an id: a copied tab gets one of its own', () =>
    withConsole(async (client) => {
      const first = await openWindow(client, ids.first);
      const copy = await openWindow(client, ids.first);
      expect(copy.own.window).not.toBe(ids.first);
      copy.close();
      await until(() => client.console.windows.open.length === 1);
      expect(client.console.windows.open[0]?.window).toBe(ids.first);
      first.close();
    }));

  it('are not those that a program listens with, or that name no valid id', () =>
    withConsole(async (client) => {
      for (const id of ['', '../x', 'A'.repeat(80)]) {
        const one = await openWindow(client, encodeURIComponent(id)).catch(() => null);
        one?.close();
      }
      expect(client.console.windows.open).toEqual([]);
      const { status } = await as(client, 'window-unknown')('/api/presence', { name: 'x', at: '' });
      expect([status, client.console.windows.open]).toEqual([200, []]);
    }));

  it('show no address that is not one of the page', () =>
    withConsole(async (client) => {
      for (const at of ['javascript:alert(1)', 'https://other.example/#/', '/x']) {
        const { status } = await as(client, ids.first)('/api/presence', { name: '', at });
        expect(status).toBe(400);
      }
    }));

  it('get no number that an edit of an earlier run names', () => {
    const windows = new OpenWindows(() => {}, 7);
    expect(windows.enter('window-first').number).toBe(8);
  });
});

describe('an edit of a window', () => {
  it('says whose it is, also to undo, and in the list of edits, until somebody else edits the same place', () =>
    withConsole(async (client) => {
      const second = await openWindow(client, ids.second);
      const { id } = await channelOf(client);
      await as(client, ids.second)('/api/edit', { edits: [set(['channels', id, 'title'], '第二个')] });
      const by = { window: ids.second, number: 1 };
      const { next } = await client.get<StateResponse>('/api/state');
      expect(next.undo?.by).toEqual(by);
      const authors = async () => (await client.get<DiffResponse>('/api/diff')).files[0]?.authors;
      expect(await authors()).toEqual([{ path: ['channels', 'channels', id, 'title'], by }]);
      await client.post('/api/edit', { edits: [set(['channels', id, 'title'], '程序')] });
      expect(await authors()).toEqual([]);
      await client.post('/api/undo');
      expect(await authors()).toEqual([{ path: ['channels', 'channels', id, 'title'], by }]);
      expect(existsSync(client.stateDir)).toBe(true);
      second.close();
    }));

  it('is refused with all values where somebody else was faster, and nothing is changed', () =>
    withConsole(async (client) => {
      const first = await openWindow(client, ids.first);
      const { id, title } = await channelOf(client);
      const path = ['channels', id, 'title'];
      const place = { file: 'channels.json', path, ...(title !== undefined && { value: title }) };
      await as(client, ids.first)('/api/edit', { edits: [set(path, '第一个')], seen: [place] });
      const { version } = client.console.draft;
      const note = { file: 'channels.json', path: ['channels', id, 'note'] };
      const { status, answer } = await as(client, ids.second)('/api/edit', {
        edits: [set(note.path, '备注'), set(path, '第二个')],
        seen: [note, place],
      });
      expect([status, answer.error]).toEqual([409, 'changed-meanwhile']);
      expect(answer.places).toEqual([{ ...place, now: '第一个', by: { window: ids.first, number: 1 } }]);
      expect(client.console.draft.version).toBe(version);
      // With the value that is there now, and where both want the same, nothing is in the way.
      const seen = [{ ...place, value: '第一个' }];
      const again = await as(client, ids.second)('/api/edit', { edits: [set(path, '第二个')], seen });
      expect(again.status).toBe(200);
      const same = await as(client, ids.first)('/api/edit', { edits: [set(path, '第二个')], seen });
      expect(same.status).toBe(200);
      first.close();
    }));

  it('that follows another one of the same window at once is no collision with that one', () =>
    withConsole(async (client) => {
      const first = await openWindow(client, ids.first);
      const second = await openWindow(client, ids.second);
      const { id, title } = await channelOf(client);
      const path = ['channels', id, 'title'];
      const seen = [{ file: 'channels.json', path, ...(title !== undefined && { value: title }) }];
      const write = (window: string, value: string) =>
        as(client, window)('/api/edit', { edits: [set(path, value)], seen });
      // The page sends the second before it has the answer to the first.
      expect((await write(ids.first, '一')).status).toBe(200);
      expect((await write(ids.first, '一二')).status).toBe(200);
      // Once another window has written, it is one.
      const now = [{ file: 'channels.json', path, value: '一二' }];
      await as(client, ids.second)('/api/edit', { edits: [set(path, '别人')], seen: now });
      expect((await write(ids.first, '一二三')).status).toBe(409);
      for (const one of [first, second]) one.close();
    }));

  it('of many places is compared in each of them', () =>
    withConsole(async (client) => {
      const { text } = await client.get<{ text: string }>('/api/file?name=channels.json');
      const entries = Object.keys(JSON.parse(text).channels);
      const paths = entries.flatMap((id) =>
        ['note', 'owner', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => ['channels', id, key]),
      );
      const seen = paths.map((path) => {
        const value = JSON.parse(text).channels[path[1] ?? ''][path[2] ?? ''];
        return { file: 'channels.json', path, ...(value !== undefined && { value }) };
      });
      const [first = '', other = entries[0]] = entries;
      await client.post('/api/edit', { edits: [set(['channels', other ?? '', 'note'], '别人')] });
      const { status, answer } = await client.ask('/api/edit', {
        edits: [set(['channels', first, 'note'], '我')],
        seen,
      });
      expect([status, (answer.places as unknown[]).length]).toEqual([409, 1]);
    }));

  it('is malformed with places that are none', () =>
    withConsole(async ({ ask }) => {
      for (const seen of [
        1,
        [1],
        [{ file: 'nothing.json', path: [] }],
        [{ file: 'channels.json', path: [{}] }],
      ]) {
        const { status } = await ask('/api/edit', { edits: [set(['channels'], {})], seen });
        expect(status).toBe(400);
      }
    }));
});

describe('two windows and another program that edit one file at once', () => {
  it('lose nothing: the save is refused, and the merged text has the edits of all three', () =>
    withConsole(async (client) => {
      const [one, two] = [await openWindow(client, ids.first), await openWindow(client, ids.second)];
      const path = join(client.dir, 'channels.json');
      const onDisk = readFileSync(path, 'utf8');
      const { id } = await channelOf(client);
      const write = (window: string, key: string, value: string) =>
        as(client, window)('/api/edit', { edits: [set(['channels', id, key], value)] });
      const changed = JSON.parse(onDisk);
      changed.channels[id].owner = '程序';
      const theirs = JSON.stringify(changed, null, 2);
      await write(ids.first, 'title', '第一个');
      await Promise.all([write(ids.second, 'note', '第二个'), writeFile(path, theirs)]);
      const { draft } = client.console;
      const confirmed = async () => {
        const first = await client.ask('/api/save', { version: draft.version });
        if (first.answer.error !== 'risks') return first;
        return client.ask('/api/save', { version: draft.version, confirm: first.answer.riskDigest });
      };
      const { answer } = await confirmed();
      expect(answer.error).toBe('conflict');
      const [conflict] = answer.conflicts as { file: string; merged: string; fields: unknown[] }[];
      expect(conflict?.fields).toEqual([]);
      expect(readFileSync(path, 'utf8')).toBe(theirs);
      await client.post('/api/merge', { file: 'channels.json', theirs, text: conflict?.merged });
      expect((await confirmed()).status).toBe(200);
      const all = { title: '第一个', note: '第二个', owner: '程序' };
      expect(JSON.parse(readFileSync(path, 'utf8')).channels[id]).toMatchObject(all);
      for (const window of [one, two]) window.close();
    }));
});
