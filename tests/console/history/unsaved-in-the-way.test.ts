import { expect, test } from 'vitest';
import type { Edit, FileResponse } from '../../../console/api/index.ts';
import { commitChange, initHistory } from '../harness/commit-history.ts';
import { as, openWindow } from '../harness/open-window.ts';
import { type Client, withConsole } from '../harness/served-console.ts';

const channels = 'channels.json';
const login = 'definitions/pages/login.json';

const textOf = async ({ get }: Client, file: string) =>
  (await get<FileResponse>(`/api/file?name=${file}`)).text;
const refusal = async (client: Client, commit: string) =>
  (await client.ask('/api/history/revert', { commit })).answer.places as {
    path: unknown[];
    now?: unknown;
    unsaved?: { edits: Edit[]; by?: { window: string } };
  }[];

test('a revert that an unsaved edit is in the way of says so, with the edits that put it back', () =>
  withConsole(
    async (client) => {
      const commit = commitChange(client.dir, channels, (file) => {
        file.channels['5265'].title = '新';
        file.channels['5589'].title = '新';
      });
      commitChange(client.dir, channels, (file) => {
        file.channels['5589'].title = '后来保存的';
      });
      client.console.checkDisk();
      const saved = await textOf(client, channels);
      const path = ['channels', '5265', 'title'];
      await client.post('/api/edit', { edits: [{ do: 'set', file: channels, path, value: '我的' }] });
      const [own, later] = await refusal(client, commit);
      expect([own?.now, later?.now]).toEqual(['我的', '后来保存的']);
      expect(later).not.toHaveProperty('unsaved');
      expect(own?.unsaved?.edits).toMatchObject([{ do: 'set', file: channels, path, value: '新' }]);
      await client.post('/api/edit', { edits: own?.unsaved?.edits });
      expect(await textOf(client, channels)).toBe(saved);
      expect((await refusal(client, commit)).map((one) => one.path)).toEqual([['channels', '5589', 'title']]);
    },
    { prepare: initHistory },
  ));

test('a block that an unsaved edit has removed is put back where it stood', () =>
  withConsole(
    async (client) => {
      const commit = commitChange(client.dir, login, (page) => {
        page.body[1].note = '新';
      });
      client.console.checkDisk();
      const saved = await textOf(client, login);
      await client.post('/api/edit', { edits: [{ do: 'remove', file: login, path: ['body', 1] }] });
      const [place] = await refusal(client, commit);
      expect(place?.unsaved?.edits).toMatchObject([{ do: 'insert', path: ['body', 1] }]);
      await client.post('/api/edit', { edits: place?.unsaved?.edits });
      expect(JSON.parse(await textOf(client, login))).toEqual(JSON.parse(saved));
    },
    { prepare: initHistory },
  ));

/** A save that has put a block in and changed two others of the page. */
const saveBlocks = (client: Client) => {
  const commit = commitChange(client.dir, login, (page) => {
    page.body.splice(1, 0, { type: 'text', id: 'inserted', text: ['加上的'] });
    page.body[2].note = '保存的';
    page.body[3].note = '保存的';
  });
  client.console.checkDisk();
  return commit;
};

test('a save of blocks is taken back beside an unsaved edit of another value of one of them, which stays', () =>
  withConsole(
    async (client) => {
      const before = JSON.parse(await textOf(client, login));
      const commit = saveBlocks(client);
      const path = ['body', 2, 'title'];
      await client.post('/api/edit', { edits: [{ do: 'set', file: login, path, value: '没保存的' }] });
      expect((await client.ask('/api/history/revert', { commit })).status).toBe(200);
      before.body[1].title = '没保存的';
      expect(JSON.parse(await textOf(client, login))).toEqual(before);
    },
    { prepare: initHistory },
  ));

test('of the edits of two windows in the way each place says whose it is, wherever its block has come to', () =>
  withConsole(
    async (client) => {
      const commit = saveBlocks(client);
      const [first, second] = ['window-first', 'window-second'];
      const windows = [await openWindow(client, first), await openWindow(client, second)];
      const note = (window: string, index: number) =>
        as(client, window)('/api/edit', {
          edits: [{ do: 'set', file: login, path: ['body', index, 'note'], value: `${window} 改的` }],
        });
      await note(first, 2);
      // The blocks behind it stand one further on.
      const value = { type: 'text', id: 'beside', text: ['又加'] };
      await as(client, second)('/api/edit', {
        edits: [{ do: 'insert', file: login, path: ['body', 0], value }],
      });
      await note(second, 4);
      const [top, form] = (JSON.parse(await textOf(client, login)).body as { id: string }[]).slice(3, 5);
      const places = await refusal(client, commit);
      expect(places.map(({ path, unsaved }) => [path, unsaved?.by?.window])).toEqual([
        [['body', top?.id, 'note'], first],
        [['body', form?.id, 'note'], second],
      ]);
      for (const { close } of windows) close();
    },
    { prepare: initHistory },
  ));
