import { expect, test } from 'vitest';
import type { FileResponse } from '../../../console/api/index.ts';
import { type ChangeJson, commitChange, gitAs, initHistory } from '../harness/commit-history.ts';
import { type Client, withConsole } from '../harness/served-console.ts';

const file = 'channels.json';
const at = '/channels/5265';
const inHistory = (use: (client: Client) => Promise<void>) => withConsole(use, { prepare: initHistory });
const save = ({ dir, console }: Client, change: ChangeJson): string => {
  const commit = commitChange(dir, file, change);
  console.checkDisk();
  return commit;
};
const restore = ({ ask }: Client, request: object) => ask('/api/history/revert', { file, at, ...request });
const channels = async ({ get }: Client) =>
  JSON.parse((await get<FileResponse>(`/api/file?name=${file}`)).text).channels;
const set = (value: object): ChangeJson => {
  return (config) => {
    config.channels['5265'] = { ...config.channels['5265'], ...value };
  };
};

test('a channel is what it was three saves ago in one press, and nothing else of its file is touched', () =>
  inHistory(async (client) => {
    const then = save(client, set({ title: '一', note: '当时' }));
    const own = (await channels(client))['5265'];
    save(client, set({ title: '二' }));
    save(client, (config) => {
      delete config.channels['5265'].note;
      config.channels['5589'].title = '别的渠道';
    });
    save(client, set({ title: '四', relogin: true }));
    // Nor what is not saved yet.
    const edit = { do: 'set', file, path: ['channels', '5265', 'owner'], value: '草稿' };
    await client.post('/api/edit', { edits: [edit] });
    const { status, answer } = await restore(client, { commit: then });
    expect([status, answer.undo]).toEqual([200, 2]);
    const now = await channels(client);
    expect(now['5265']).toEqual(own);
    expect(now['5589'].title).toBe('别的渠道');
    await client.post('/api/undo');
    expect((await channels(client))['5265']).toMatchObject({ title: '四', owner: '草稿' });
  }));

test('one field is put back alone, and what the save left there already is said', () =>
  inHistory(async (client) => {
    const then = save(client, set({ title: '一', note: '当时' }));
    save(client, set({ title: '二', note: '后来' }));
    expect((await restore(client, { commit: then, at: `${at}/title` })).status).toBe(200);
    expect((await channels(client))['5265']).toMatchObject({ title: '一', note: '后来' });
    const again = await restore(client, { commit: then, at: `${at}/title` });
    expect([again.status, again.answer.error]).toEqual([409, 'nothing-to-revert']);
  }));

test('a channel that a later save has removed stands in its place again, also as of the first save', () =>
  inHistory(async (client) => {
    const order = Object.keys(await channels(client));
    const first = gitAs(client.dir, {}, 'rev-list', '--max-parents=0', 'HEAD').trim();
    const own = (await channels(client))['5265'];
    save(client, (config) => {
      delete config.channels['5265'];
    });
    expect((await restore(client, { commit: first })).status).toBe(200);
    const now = await channels(client);
    expect(now['5265']).toEqual(own);
    expect(Object.keys(now)).toEqual(order);
  }));

test('nothing is put back that would leave the config with errors', () =>
  inHistory(async (client) => {
    const own = { cities: ['上海'], set: { input_form: 1, succ_todo: 4, fail_todo: 3 } };
    commitChange(client.dir, 'definitions/cities.json', (config) => {
      config.rules.temporary = own;
    });
    const then = save(client, set({ cityRule: 'temporary' }));
    save(client, (config) => {
      delete config.channels['5265'].cityRule;
    });
    commitChange(client.dir, 'definitions/cities.json', (config) => {
      delete config.rules.temporary;
    });
    client.console.checkDisk();
    const { status, answer } = await restore(client, { commit: then });
    expect([status, answer.error]).toEqual([409, 'would-break']);
    expect(answer.reasons).not.toEqual([]);
  }));
