import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { DraftChangeResponse, FileResponse, StateResponse } from '../../../console/api/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { type ChangeJson, commitAll, commitChange, gitAs, initHistory } from '../harness/commit-history.ts';
import { type Client, withConsole } from '../harness/served-console.ts';

const inHistory = (use: (client: Client) => Promise<void>) => withConsole(use, { prepare: initHistory });
const channels = 'channels.json';
const own = 'definitions/pages/login.json';
const navigation = 'definitions/navigation.json';

/** Commits, and lets the console see it. */
function save({ dir, console }: Client, file: string, change: ChangeJson): string {
  const commit = commitChange(dir, file, change);
  console.checkDisk();
  return commit;
}

const revert = ({ ask }: Client, request: object) => ask('/api/history/revert', request);
const textOf = async ({ get }: Client, file: string) =>
  (await get<FileResponse>(`/api/file?name=${file}`)).text;
const valueIn = async (client: Client, file: string) => JSON.parse(await textOf(client, file));
const textBefore = (dir: string, file: string) => gitAs(dir, {}, 'show', `HEAD~1:${file}`);
const titled =
  (title: string, channel = '5265'): ChangeJson =>
  (file) => {
    file.channels[channel].title = title;
  };

describe('a reverted save', () => {
  inNpmTest('has the bytes of the commit before, as one step that can be undone, planned and saved', () =>
    inHistory(async (client) => {
      const { dir, post, get } = client;
      const commit = save(client, channels, (file) => {
        file.channels['5265'].title = '新';
        delete file.channels['5589'].ads;
        file.channels['6000'] = { note: '新增' };
      });
      const saved = await textOf(client, channels);
      const { status, answer } = await revert(client, { commit });
      expect([status, answer.undo]).toEqual([200, 1]);
      expect((await textOf(client, channels)).trim()).toBe(textBefore(dir, channels));
      expect(answer.next).toMatchObject({ undo: { file: channels, count: 3 } });
      await post<DraftChangeResponse>('/api/undo');
      expect(await textOf(client, channels)).toBe(saved);
      await post('/api/redo');
      const { version } = await get<StateResponse>('/api/state');
      const { riskDigest } = await get<{ riskDigest: string }>('/api/plan');
      await post('/api/save', { version, confirm: riskDigest });
      expect(readFileSync(join(dir, channels), 'utf8').trim()).toBe(textBefore(dir, channels));
    }),
  );

  // In `npm test` a save is put back whole, refused where its place was changed since, and rows return to their order.
  inFullRun('leaves what was edited elsewhere since, also in the same entry', () =>
    inHistory(async (client) => {
      const commit = save(client, channels, titled('新'));
      save(client, channels, (file) => {
        file.channels['5265'].note = '后来';
        file.channels['5589'].title = '另一个';
      });
      await client.post('/api/edit', {
        edits: [{ do: 'set', file: channels, path: ['channels', '5589', 'note'], value: '草稿' }],
      });
      expect((await revert(client, { commit })).status).toBe(200);
      const now = (await valueIn(client, channels)).channels;
      expect(now['5265']).toMatchObject({ title: '示例金融', note: '后来' });
      expect(now['5589']).toMatchObject({ title: '另一个', note: '草稿' });
    }),
  );

  inFullRun('can be one field of it', () =>
    inHistory(async (client) => {
      const commit = save(client, channels, (file) => {
        titled('新')(file);
        titled('新', '5589')(file);
        file.channels['5265'].note = '一起改的';
      });
      const path = ['channels', 'channels', '5265', 'title'];
      expect((await revert(client, { commit, file: channels, path })).status).toBe(200);
      const now = (await valueIn(client, channels)).channels;
      expect([now['5265'].title, now['5265'].note, now['5589'].title]).toEqual([
        '示例金融',
        '一起改的',
        '新',
      ]);
    }),
  );

  inNpmTest(
    'is refused with both values where the place was changed since, and then nothing is changed',
    () =>
      inHistory(async (client) => {
        const commit = save(client, channels, (file) => {
          titled('新')(file);
          file.channels['5589'].note = '同一次';
        });
        save(client, channels, titled('更新'));
        const { status, answer } = await revert(client, { commit });
        expect([status, answer.error]).toEqual([409, 'changed-since']);
        expect(answer.places).toEqual([
          {
            file: channels,
            path: ['channels', '5265', 'title'],
            before: '示例金融',
            after: '新',
            now: '更新',
          },
        ]);
        expect((await client.get<StateResponse>('/api/state')).undo).toBe(0);
      }),
  );

  inFullRun('is refused with both values where the entry is gone', () =>
    inHistory(async (client) => {
      const commit = save(client, channels, titled('新'));
      save(client, channels, (file) => {
        delete file.channels['5265'];
      });
      const { answer } = await revert(client, { commit });
      expect(answer.error).toBe('changed-since');
      expect(answer.places).toMatchObject([{ path: ['channels', '5265'], after: { title: '新' } }]);
      expect((answer.places as object[])[0]).not.toHaveProperty('now');
    }),
  );

  inFullRun('is refused where what it names is gone, with the error that the config would have', () =>
    inHistory(async (client) => {
      const rules = 'definitions/cities.json';
      save(client, rules, (file) => {
        file.rules.mine = { cities: ['南京'], set: { input_form: 1 } };
        file.cities.南京 = { aliases: ['南京市'] };
      });
      save(client, channels, (file) => {
        file.channels['5265'].cityRule = 'mine';
      });
      const commit = save(client, channels, (file) => {
        file.channels['5265'].cityRule = 'big-cities';
      });
      save(client, rules, (file) => {
        delete file.rules.mine;
        delete file.cities.南京;
      });
      const { status, answer } = await revert(client, { commit });
      expect([status, answer.error]).toEqual([409, 'would-break']);
      expect(JSON.stringify(answer.reasons)).toContain('mine');
      expect((await client.get<StateResponse>('/api/state')).undo).toBe(0);
    }),
  );

  inFullRun('is refused where all of it was put back before', () =>
    inHistory(async (client) => {
      const commit = save(client, channels, titled('新'));
      save(client, channels, titled('示例金融'));
      const { status, answer } = await revert(client, { commit });
      expect([status, answer.error]).toEqual([409, 'nothing-to-revert']);
    }),
  );

  inFullRun('restores a removed row behind those that it followed, and takes an added one out', () =>
    inHistory(async (client) => {
      const commit = save(client, navigation, (file) => {
        file.rules.splice(2, 1);
        file.rules.push({ id: 'added', when: { outcome: 'formSaved' }, stay: true });
      });
      save(client, navigation, (file) => {
        file.rules[0].note = '邻行后来改过';
        file.rules.unshift({ id: 'first', when: { user: 'failed' }, stay: true });
      });
      expect((await revert(client, { commit })).status).toBe(200);
      const { rules } = await valueIn(client, navigation);
      expect(rules.map(({ id }: { id: string }) => id)).toEqual([
        'first',
        'blocked',
        'by-mark',
        'saved',
        'no-user',
        'saved-elsewhere',
      ]);
    }),
  );

  inFullRun('restores the order of rows, and refuses where they were put into yet another one', () =>
    inHistory(async (client) => {
      const swapped: ChangeJson = ({ rules }) => rules.splice(3, 0, ...rules.splice(4, 1));
      const commit = save(client, navigation, swapped);
      const ids = async () => (await valueIn(client, navigation)).rules.map(({ id }: { id: string }) => id);
      expect((await revert(client, { commit })).status).toBe(200);
      expect(await ids()).toEqual(['blocked', 'by-mark', 'saved', 'no-user', 'saved-elsewhere']);
      await client.post('/api/undo');
      save(client, navigation, ({ rules }) => rules.unshift(...rules.splice(3, 1)));
      const { answer } = await revert(client, { commit });
      expect(answer.error).toBe('changed-since');
    }),
  );

  inFullRun('changes one file of several where only that is asked for', () =>
    inHistory(async (client) => {
      commitChange(client.dir, channels, titled('新'));
      commitChange(client.dir, navigation, ({ rules }) => {
        rules[4].note = '新';
      });
      gitAs(client.dir, {}, 'reset', '-q', '--soft', 'HEAD~2');
      const commit = commitAll(client.dir);
      client.console.checkDisk();
      expect((await revert(client, { commit, file: navigation })).status).toBe(200);
      const changed = (await client.get<StateResponse>('/api/state')).files.filter((one) => one.isChanged);
      expect(changed.map(({ file }) => file)).toEqual([navigation]);
    }),
  );

  inFullRun('puts a page back although another block of it was edited since', () =>
    inHistory(async (client) => {
      const page = 'definitions/pages/thanks.json';
      const was = JSON.parse(await textOf(client, page));
      const commit = save(client, page, (value) => {
        value.title = '改过';
      });
      save(client, page, (value) => {
        value.body[0].note = '后来';
      });
      expect((await revert(client, { commit })).status).toBe(200);
      const now = await valueIn(client, page);
      expect([now.title, now.body[0].note]).toEqual([was.title, '后来']);
    }),
  );

  inNpmTest(
    'is refused with a reason for the first commit, and a new file or another one that is not JSON',
    () =>
      inHistory(async (client) => {
        const { dir } = client;
        const first = gitAs(dir, {}, 'rev-parse', 'HEAD');
        writeFileSync(join(dir, 'definitions/pages/extra.json'), '{');
        const added = commitAll(dir);
        rmSync(join(dir, 'definitions/pages/extra.json'));
        const removed = commitAll(dir);
        const title = commitChange(dir, channels, titled('新'));
        client.console.checkDisk();
        for (const commit of [first, added, removed]) {
          const { status, answer } = await revert(client, { commit });
          expect([status, answer.error]).toEqual([422, 'edit-impossible']);
          expect(answer.message).toMatchObject({ zh: expect.any(String), en: expect.any(String) });
        }
        await client.post('/api/edit', { edits: [{ do: 'text', file: channels, text: '{' }] });
        expect((await revert(client, { commit: title })).status).toBe(422);
      }),
  );

  inFullRun('deletes a page that it added, which undo brings back, and creates one that it removed', () =>
    inHistory(async (client) => {
      const { dir, get, post } = client;
      const file = 'definitions/pages/extra.json';
      const page = JSON.stringify(
        { ...JSON.parse(readFileSync(join(dir, own), 'utf8')), id: 'extra' },
        null,
        2,
      );
      writeFileSync(join(dir, file), page);
      const added = commitAll(dir);
      client.console.checkDisk();
      expect((await revert(client, { commit: added })).status).toBe(200);
      const stateOf = async () =>
        (await get<StateResponse>('/api/state')).files.find((one) => one.file === file);
      expect(await stateOf()).toMatchObject({ isDeleted: true });
      await post('/api/undo');
      expect(await textOf(client, file)).toBe(page);
      rmSync(join(dir, file));
      const removed = commitAll(dir);
      client.console.checkDisk();
      expect((await revert(client, { commit: removed })).status).toBe(200);
      expect(JSON.parse(await textOf(client, file))).toEqual(JSON.parse(page));
      const { version, files } = await get<StateResponse>('/api/state');
      expect(files.filter(({ isChanged }) => isChanged).map((one) => one.file)).toEqual([file]);
      await post('/api/save', { version });
      expect(JSON.parse(readFileSync(join(dir, file), 'utf8'))).toEqual(JSON.parse(page));
    }),
  );

  inFullRun('leaves a page that it added and somebody has changed since, and names both contents', () =>
    inHistory(async (client) => {
      const { dir } = client;
      const file = 'definitions/pages/extra.json';
      const page = { ...JSON.parse(readFileSync(join(dir, own), 'utf8')), id: 'extra' };
      writeFileSync(join(dir, file), JSON.stringify(page));
      const added = commitAll(dir);
      save(client, file, (now) => {
        now.title = '后来';
      });
      const { status, answer } = await revert(client, { commit: added });
      expect([status, answer.error]).toEqual([409, 'changed-since']);
      expect(answer.places).toMatchObject([{ file, path: [], after: page, now: { ...page, title: '后来' } }]);
    }),
  );
});
