import { expect, test } from 'vitest';
import type { Edit, FileResponse } from '../../../console/api/index.ts';
import { commitChange, initHistory } from '../harness/commit-history.ts';
import { type Client, withConsole } from '../harness/served-console.ts';

const channels = 'channels.json';
const login = 'definitions/pages/login.json';

const textOf = async ({ get }: Client, file: string) =>
  (await get<FileResponse>(`/api/file?name=${file}`)).text;
const refusal = async (client: Client, commit: string) =>
  (await client.ask('/api/history/revert', { commit })).answer.places as {
    path: unknown[];
    now?: unknown;
    unsaved?: { edits: Edit[]; by?: object };
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
