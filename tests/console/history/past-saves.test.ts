import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { HistoryResponse, PastSaveResponse } from '../../../console/api/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { changeFile, commitAll, commitChange, gitAs, initHistory } from '../harness/commit-history.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git } from '../harness/small-config.ts';

const inHistory = (use: (client: Client) => Promise<void>) => withConsole(use, { prepare: initHistory });
const title =
  (text: string, channel = '5265') =>
  (file: { channels: Record<string, { title?: string }> }) => {
    Object.assign(file.channels[channel] ?? {}, { title: text });
  };
const savesOf = ({ post }: Client, query: object = {}) => post<HistoryResponse>('/api/history/saves', query);
const subjects = ({ saves }: HistoryResponse) => saves.map(({ subject }) => subject);

describe('the list of saves', () => {
  inNpmTest('has who, when, the subject and the files of each commit, the newest first', () =>
    inHistory(async (client) => {
      const at = '2026-03-04T05:06:07Z';
      commitChange(client.dir, 'channels.json', title('一'), { author: '李雷', subject: '改标题', at });
      commitChange(client.dir, 'definitions/cities.json', (file) => {
        file.cities.南京 = { aliases: ['南京市'] };
      });
      const { git: state, saves, next, uncommitted, isShallow } = await savesOf(client);
      expect([state, next, uncommitted, isShallow]).toEqual(['ok', null, [], false]);
      expect(saves).toHaveLength(3);
      expect(saves[1]).toMatchObject({
        author: '李雷',
        at: '2026-03-04T05:06:07.000Z',
        subject: '改标题',
        isFirst: false,
        isMerge: false,
        files: [{ file: 'channels.json', change: 'changed' }],
      });
      expect(saves[2]?.isFirst).toBe(true);
      expect(saves[2]?.files).toContainEqual({ file: 'channels.json', change: 'added' });
    }),
  );

  inFullRun('has the commits since a time, and those of one author', () =>
    inHistory(async (client) => {
      const years = ['2030', '2031', '2032'];
      for (const year of years)
        commitChange(client.dir, 'channels.json', title(year), {
          author: year === '2031' ? 'Han' : 'Li',
          subject: year,
          at: `${year}-01-01T00:00:00Z`,
        });
      const since = await savesOf(client, { since: '2030-06-01T00:00:00Z' });
      expect(subjects(since)).toEqual(['2032', '2031']);
      expect(since.authors).toEqual(['Li', 'Han']);
      expect(subjects(await savesOf(client, { author: 'Li' }))).toEqual(['2032', '2030']);
      expect(subjects(await savesOf(client, { author: 'L' }))).toEqual([]);
    }),
  );

  inFullRun('comes in pages', () =>
    inHistory(async (client) => {
      for (let at = 0; at < 24; at += 1) commitChange(client.dir, 'channels.json', title(`${at}`));
      const first = await savesOf(client);
      const second = await savesOf(client, { skip: first.next });
      expect([first.saves.length, second.saves.length, second.next]).toEqual([20, 5, null]);
      expect(new Set([...first.saves, ...second.saves].map(({ commit }) => commit)).size).toBe(25);
    }),
  );

  // In `npm test` the list has who, when, subject and files, and history-calls.test.ts has hostile names.
  inFullRun(
    'keeps an author with markup, a message with line breaks and colons, and an odd file name apart',
    () =>
      inHistory(async (client) => {
        const author = '<b>:100644 "x"';
        writeFileSync(join(client.dir, 'public/assets/:odd\n\tname —.svg'), '<svg/>');
        commitChange(client.dir, 'channels.json', title('一'), { author, subject: ':a\u0001\nb\n\n:c\tM' });
        commitChange(client.dir, 'channels.json', title('二'), { subject: 'after' });
        const { saves } = await savesOf(client);
        expect(subjects({ saves } as HistoryResponse)).toEqual([
          'after',
          ':a\u0001 b',
          'the config as it was',
        ]);
        // Git leaves out what could end a name.
        expect(saves[1]?.author).toBe('b:100644 "x');
        expect(saves[1]?.files.map(({ file }) => file)).toEqual([
          'channels.json',
          'public/assets/:odd\n\tname —.svg',
        ]);
      }),
  );

  inNpmTest('says which files no commit has', () =>
    inHistory(async (client) => {
      changeFile(client.dir, 'channels.json', title('不提交'));
      expect((await savesOf(client)).uncommitted).toEqual(['channels.json']);
    }),
  );

  inFullRun('says that there is no repository, and that one has no commit', () =>
    withConsole(async (client) => {
      expect((await savesOf(client)).git).toBe('none');
      git(client.dir, 'init', '-q');
      expect((await savesOf(client)).git).toBe('empty');
      expect((await savesOf(client, { file: 'channels.json', at: '/channels/5265' })).git).toBe('empty');
    }),
  );

  // In `npm test` saves are listed by time, person and page from one repository, and a row is followed where others moved
  // it.
  inFullRun('says that a clone is shallow, and takes its oldest commit for the first', () =>
    inHistory(async (client) => {
      commitChange(client.dir, 'channels.json', title('一'), { subject: 'one' });
      commitChange(client.dir, 'channels.json', title('二'), { subject: 'two' });
      const origin = join(client.dir, '../origin');
      cpSync(client.dir, origin, { recursive: true });
      for (const name of readdirSync(client.dir)) rmSync(join(client.dir, name), { recursive: true });
      const clone = join(client.dir, '../clone');
      execFileSync('git', ['clone', '-q', '--depth=1', `file://${origin}`, clone]);
      cpSync(clone, client.dir, { recursive: true });
      const { isShallow, saves } = await savesOf(client);
      expect([isShallow, saves.length, saves[0]?.isFirst]).toEqual([true, 1, true]);
    }),
  );

  inFullRun('works where the config is a folder of a larger repository', () =>
    withConsole(
      async (client) => {
        const above = join(client.dir, '..');
        writeFileSync(join(above, 'other.txt'), 'x');
        commitAll(above, { subject: 'not of the config' });
        commitChange(client.dir, 'channels.json', title('一'), { subject: 'of it' });
        const all = await savesOf(client);
        expect(subjects(all)).toEqual(['of it', 'first']);
        expect(all.saves[0]?.files).toEqual([{ file: 'channels.json', change: 'changed' }]);
        const place = await savesOf(client, { file: 'channels.json', at: '/channels/5265/title' });
        expect(subjects(place)).toEqual(['of it', 'first']);
      },
      {
        prepare: (dir) => {
          changeFile(dir, 'channels.json', () => {});
          git(join(dir, '..'), 'init', '-q');
          commitAll(dir, { subject: 'first' });
        },
      },
    ),
  );
});

describe('the history of a place', () => {
  inNpmTest('has the commits in which its value differs from the one before, and no other of the file', () =>
    inHistory(async (client) => {
      commitChange(client.dir, 'channels.json', title('甲'), { subject: 'a' });
      commitChange(client.dir, 'channels.json', title('乙', '5589'), { subject: 'other channel' });
      commitChange(client.dir, 'channels.json', title('丙'), { subject: 'c' });
      const of = async (at: string) => subjects(await savesOf(client, { file: 'channels.json', at }));
      expect(await of('/channels/5265')).toEqual(['c', 'a', 'the config as it was']);
      expect(await of('/channels/5589/title')).toEqual(['other channel']);
      expect(await of('/channels/5589/brand')).toEqual(['the config as it was']);
      expect(await of('/channels/777')).toEqual([]);
    }),
  );

  inFullRun('follows a row that others have moved', () =>
    inHistory(async (client) => {
      const file = 'definitions/navigation.json';
      commitChange(
        client.dir,
        file,
        ({ rules }) => {
          rules[4].note = '一';
        },
        { subject: 'noted' },
      );
      commitChange(client.dir, file, ({ rules }) => rules.unshift({ id: 'new', stay: true }), {
        subject: 'moved',
      });
      client.console.checkDisk();
      const found = await savesOf(client, { file, at: '/rules/5' });
      expect(subjects(found)).toEqual(['noted', 'the config as it was']);
      const described = await client.post<PastSaveResponse>('/api/history/save', {
        commit: found.saves[0]?.commit,
        file,
        at: '/rules/5',
      });
      expect(described.files[0]?.edits).toMatchObject([
        { path: ['navigation', 'rules', 'saved-elsewhere', 'note'], after: '一' },
      ]);
    }),
  );

  inFullRun('follows a file that was renamed', () =>
    inHistory(async (client) => {
      const [from, to] = ['definitions/pages/thanks.json', 'definitions/pages/danke.json'];
      const edited = (text: string) => (page: { title: string }) => {
        page.title = text;
      };
      commitChange(client.dir, from, edited('一'), { subject: 'one' });
      gitAs(client.dir, {}, 'mv', from, to);
      commitAll(client.dir, { subject: 'renamed' });
      commitChange(client.dir, to, edited('二'), { subject: 'two' });
      const all = await savesOf(client, { file: to });
      expect(subjects(all)).toEqual(['two', 'renamed', 'one', 'the config as it was']);
      expect(all.saves[1]?.files).toEqual([{ file: to, change: 'renamed', from }]);
      expect(subjects(await savesOf(client, { file: to, at: '/title' }))).toEqual([
        'two',
        'one',
        'the config as it was',
      ]);
      const described = await client.post<PastSaveResponse>('/api/history/save', {
        commit: all.saves[2]?.commit,
        file: to,
        at: '/title',
      });
      expect(described.files[0]?.edits).toMatchObject([{ after: '一' }]);
    }),
  );

  inFullRun(
    'does not take a merge for the edit of the branch that it merges, and shows what it changes itself',
    () =>
      inHistory(async (client) => {
        const { dir } = client;
        const main = gitAs(dir, {}, 'rev-parse', '--abbrev-ref', 'HEAD');
        gitAs(dir, {}, 'checkout', '-q', '-b', 'side');
        commitChange(dir, 'channels.json', title('枝', '5589'), { subject: 'of the branch' });
        gitAs(dir, {}, 'checkout', '-q', main);
        commitChange(dir, 'channels.json', title('干'), { subject: 'of main' });
        gitAs(dir, {}, 'merge', '-q', '--no-commit', 'side');
        changeFile(dir, 'channels.json', (file) => {
          file.channels['7777'] = {};
        });
        const merge = commitAll(dir, { subject: 'merged' });
        const of = async (at: string) => subjects(await savesOf(client, { file: 'channels.json', at }));
        expect(await of('/channels/5589/title')).toEqual(['of the branch']);
        expect(await of('/channels/7777')).toEqual(['merged']);
        const { files } = await client.post<PastSaveResponse>('/api/history/save', { commit: merge });
        expect(files.map(({ edits }) => edits.map(({ path }) => path))).toEqual([
          [['channels', 'channels', '7777']],
        ]);
      }),
  );

  inFullRun('shows a commit whose JSON nobody can read, and the one that mends it', () =>
    inHistory(async (client) => {
      writeFileSync(join(client.dir, 'channels.json'), '{ "channels": ');
      const broken = commitAll(client.dir, { subject: 'broken' });
      gitAs(client.dir, {}, 'checkout', '-q', 'HEAD~1', '--', 'channels.json');
      const mended = commitAll(client.dir, { subject: 'mended' });
      const found = await savesOf(client, { file: 'channels.json', at: '/channels/5265' });
      expect(subjects(found)).toEqual(['mended', 'broken', 'the config as it was']);
      const unreadable = async (commit: string) => {
        const save = await client.post<PastSaveResponse>('/api/history/save', { commit });
        return save.files.map((file) => [file.unreadable, file.edits.length]);
      };
      expect(await unreadable(broken)).toEqual([['after', 0]]);
      expect(await unreadable(mended)).toEqual([['before', 0]]);
    }),
  );
});

describe('a save in words', () => {
  inNpmTest('has the edits as the plan reports them, and the differences of a page and a form', () =>
    inHistory(async (client) => {
      const { dir } = client;
      changeFile(dir, 'channels.json', title('新标题'));
      changeFile(dir, 'definitions/pages/thanks.json', (page) => {
        page.title = '谢谢';
      });
      changeFile(dir, 'definitions/forms/sms-login.json', (form) => {
        form.fields[0].label = '手机';
      });
      mkdirSync(join(dir, 'public/assets/new'), { recursive: true });
      writeFileSync(join(dir, 'public/assets/new/a.svg'), '<svg/>');
      const commit = commitAll(dir);
      const { files } = await client.post<PastSaveResponse>('/api/history/save', { commit });
      const byName = new Map(files.map((one) => [one.file, one]));
      expect(byName.get('channels.json')?.edits).toMatchObject([
        {
          path: ['channels', 'channels', '5265', 'title'],
          before: '示例金融',
          after: '新标题',
          kind: 'changed',
        },
      ]);
      expect(byName.get('definitions/pages/thanks.json')?.differences).toMatchObject([{ after: '谢谢' }]);
      expect(byName.get('definitions/pages/thanks.json')?.edits).toEqual([]);
      expect(byName.get('definitions/forms/sms-login.json')?.differences).toMatchObject([
        { what: 'text', after: '手机' },
      ]);
      expect(byName.get('public/assets/new/a.svg')).toMatchObject({ change: 'added', edits: [] });
    }),
  );

  inFullRun('counts the edits that it leaves out', () =>
    inHistory(async (client) => {
      const commit = commitChange(client.dir, 'channels.json', (file) => {
        for (let id = 10_000; id < 10_250; id += 1) file.channels[id] = {};
      });
      const { files } = await client.post<PastSaveResponse>('/api/history/save', { commit });
      expect(files.map(({ edits, more }) => [edits.length, more])).toEqual([[200, 50]]);
    }),
  );
});
