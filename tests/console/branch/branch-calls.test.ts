import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import type { BranchConflict, BranchResponse, PushReviewResponse } from '../../../console/api/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { as } from '../harness/open-window.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit } from '../harness/small-config.ts';

const channels = 'channels.json';
type Team = Client & { remote: string; other: string };

/** A console over a clone, its bare remote, and the clone of somebody else. */
const withTeam = (use: (team: Team) => Promise<void>) =>
  withConsole(
    async (client) => {
      const { dir } = client;
      const [remote, other] = [join(dir, '../remote.git'), join(dir, '../other')];
      git(dir, 'branch', '-M', 'main');
      git(dir, 'init', '-q', '--bare', '-b', 'main', remote);
      git(dir, 'remote', 'add', 'origin', remote);
      git(dir, 'push', '-q', '-u', 'origin', 'main');
      git(dir, 'clone', '-q', remote, other);
      await use({ ...client, remote, other });
    },
    { prepare: initGit },
  );

const read = (dir: string) => JSON.parse(readFileSync(join(dir, channels), 'utf8'));
const ids = (dir: string) => Object.keys(read(dir).channels);
const titleIn = (dir: string, at: number) => read(dir).channels[ids(dir)[at] ?? ''].title;

/** Sets the title of a channel in a clone, and commits it. */
function commitTitle(dir: string, at: number, title: string) {
  const config = read(dir);
  config.channels[ids(dir)[at] ?? ''].title = title;
  writeFileSync(join(dir, channels), `${JSON.stringify(config, null, 2)}\n`);
  git(dir, 'commit', '-qam', `Title ${title}`);
}
const othersPush = ({ other }: Team, at: number, title: string) => {
  git(other, 'pull', '-q', '--ff-only');
  commitTitle(other, at, title);
  git(other, 'push', '-q');
};

const branch = async ({ get }: Client) => {
  const { at } = await get<BranchResponse>('/api/branch');
  if (!at) throw new Error('no branch');
  return at;
};
const push = async (client: Client, more: object = {}) =>
  client.post<PushReviewResponse>('/api/branch/push', { head: (await branch(client)).head, ...more });
const bring = async (client: Client, more: object = {}) =>
  client.ask('/api/branch/bring-in', { there: (await branch(client)).there, ...more });
const fetched = (client: Client) => client.post<PushReviewResponse>('/api/review/fetch');
const hook = (remote: string, name: string, text: string) => {
  const file = join(remote, 'hooks', name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
};

describe('the current branch and the remote', () => {
  inNpmTest(
    'a commit that nobody else has yet is named until it is pushed, and then the others have it',
    () =>
      withTeam(async (team) => {
        const { dir, other } = team;
        expect(await branch(team)).toMatchObject({ branch: 'main', remote: 'origin', ahead: 0, behind: 0 });
        commitTitle(dir, 0, 'ours');
        expect(await branch(team)).toMatchObject({
          ahead: 1,
          unpushed: [{ subject: 'Title ours', author: 'test' }],
        });
        expect(await push(team)).toMatchObject({ isDone: true, trouble: null });
        expect(await branch(team)).toMatchObject({ ahead: 0, behind: 0 });
        git(other, 'pull', '-q');
        expect(titleIn(other, 0)).toBe('ours');
      }),
  );

  inNpmTest('commits of both sides are merged by fields, and then pushed', () =>
    withTeam(async (team) => {
      const { dir, other } = team;
      othersPush(team, 1, 'theirs');
      commitTitle(dir, 0, 'ours');
      expect(await push(team)).toMatchObject({ isDone: false, trouble: 'moved' });
      // What the others have pushed was got with the refusal.
      expect(await branch(team)).toMatchObject({
        ahead: 1,
        behind: 1,
        unmerged: [{ subject: 'Title theirs' }],
      });
      expect((await bring(team)).status).toBe(200);
      expect([titleIn(dir, 0), titleIn(dir, 1)]).toEqual(['ours', 'theirs']);
      expect(git(dir, 'status', '--porcelain')).toBe('');
      expect((await push(team)).isDone).toBe(true);
      git(other, 'pull', '-q');
      expect(titleIn(other, 0)).toBe('ours');
    }),
  );

  inNpmTest(
    'what a window brings in is told as its own change, and what others write meanwhile as theirs',
    () =>
      withTeam(async (team) => {
        const { dir, console } = team;
        const told: unknown[] = [];
        vi.spyOn(console.events, 'send').mockImplementation((name, data) => {
          if (name === 'disk' || name === 'commit') told.push([name, data]);
        });
        othersPush(team, 1, 'theirs');
        await fetched(team);
        const { there, head } = await branch(team);
        // The disk is looked at while git still writes.
        const looking = setInterval(() => console.checkDisk(), 2);
        const { status } = await as(team, 'window-of-a')('/api/branch/bring-in', { there });
        clearInterval(looking);
        expect(status).toBe(200);
        // A file that is read while git writes it has changed more than once, each time by this window.
        const own = ['disk', expect.objectContaining({ changed: [channels], by: 'window-of-a' })];
        expect(told.length).toBeGreaterThan(1);
        expect(told.slice(0, -1)).toEqual(told.slice(0, -1).map(() => own));
        expect(told.at(-1)).toEqual(['commit', { head: there }]);
        expect(there).not.toBe(head);
        told.length = 0;
        git(dir, 'reset', '-q', '--hard', head);
        console.checkDisk();
        expect(told).toEqual([['disk', expect.not.objectContaining({ by: expect.anything() })]]);
      }),
  );

  inNpmTest('a field that both have changed is chosen, and nothing is written before', () =>
    withTeam(async (team) => {
      const { dir } = team;
      othersPush(team, 0, 'theirs');
      othersPush(team, 1, 'theirs, too');
      commitTitle(dir, 0, 'ours');
      const head = git(dir, 'rev-parse', 'HEAD');
      await fetched(team);
      const { status, answer } = await bring(team);
      expect([status, answer.error]).toEqual([409, 'branch-conflict']);
      const conflicts = answer.conflicts as BranchConflict[];
      expect(conflicts).toMatchObject([{ file: channels, ours: 'ours', theirs: 'theirs' }]);
      expect([git(dir, 'rev-parse', 'HEAD'), git(dir, 'status', '--porcelain')]).toEqual([head, '']);
      const sides = conflicts.map(({ file, path }) => ({ file, path, side: 'ours' }));
      expect((await bring(team, { sides })).status).toBe(200);
      expect([titleIn(dir, 0), titleIn(dir, 1)]).toEqual(['ours', 'theirs, too']);
    }),
  );

  inFullRun('a file that one side has removed and the other has changed is chosen as a whole', () =>
    withTeam(async (team) => {
      const { dir, other } = team;
      const file = 'definitions/pages/thanks.json';
      git(other, 'rm', '-q', file);
      git(other, 'commit', '-qm', 'Remove a page');
      git(other, 'push', '-q');
      const page = JSON.parse(readFileSync(join(dir, file), 'utf8'));
      writeFileSync(join(dir, file), JSON.stringify({ ...page, note: 'ours' }, null, 2));
      git(dir, 'commit', '-qam', 'Note on a page');
      await fetched(team);
      const { answer } = await bring(team);
      expect(answer).toMatchObject({ error: 'branch-conflict', conflicts: [{ file, path: [] }] });
      expect((await bring(team, { sides: [{ file, path: [], side: 'theirs' }] })).status).toBe(200);
      expect(existsSync(join(dir, file))).toBe(false);
      expect(git(dir, 'status', '--porcelain')).toBe('');
    }),
  );

  inFullRun('brings in what others have pushed, and never writes over what no commit has', () =>
    withTeam(async (team) => {
      const { dir } = team;
      othersPush(team, 1, 'theirs');
      await fetched(team);
      const config = read(dir);
      config.channels[ids(dir)[0] ?? ''].title = 'by hand';
      writeFileSync(join(dir, channels), `${JSON.stringify(config, null, 2)}\n`);
      const { status, answer } = await bring(team);
      expect([status, JSON.stringify(answer.message)]).toEqual([409, expect.stringContaining(channels)]);
      expect(titleIn(dir, 0)).toBe('by hand');
      git(dir, 'checkout', '-q', channels);
      expect((await bring(team)).status).toBe(200);
      expect(titleIn(dir, 1)).toBe('theirs');
      expect(await branch(team)).toMatchObject({ ahead: 0, behind: 0 });
    }),
  );

  inFullRun('a draft whose edits came back by the remote has none left, also beside edits of others', () =>
    withTeam(async (team) => {
      const { dir, console } = team;
      const path = ['channels', ids(dir)[0] ?? '', 'title'];
      await team.post('/api/edit', { edits: [{ do: 'set', file: channels, path, value: 'reviewed' }] });
      othersPush(team, 1, 'theirs');
      othersPush(team, 0, 'reviewed');
      await fetched(team);
      expect((await bring(team)).status).toBe(200);
      expect([console.draft.changed.size, console.draft.conflicting]).toEqual([0, []]);
    }),
  );

  inFullRun(
    'what the remote has in other commits, as after a pull request that was squashed, is here no more',
    () =>
      withTeam(async (team) => {
        const { dir } = team;
        commitTitle(dir, 0, 'ours');
        git(dir, 'commit', '-q', '--amend', '-m', 'The same under another subject');
        othersPush(team, 0, 'ours');
        othersPush(team, 1, 'theirs');
        await fetched(team);
        expect(await branch(team)).toMatchObject({ ahead: 1, behind: 2 });
        expect((await bring(team)).status).toBe(200);
        expect(await branch(team)).toMatchObject({ ahead: 0, behind: 0 });
        expect([titleIn(dir, 0), titleIn(dir, 1)]).toEqual(['ours', 'theirs']);
      }),
  );

  inFullRun(
    'a protected branch is told from a check that refuses, and a branch for a pull request is taken',
    () =>
      withTeam(async (team) => {
        const { dir, remote } = team;
        commitTitle(dir, 0, 'ours');
        hook(remote, 'pre-receive', 'echo "titles take no such word" >&2; exit 1');
        const refused = await push(team);
        expect([refused.trouble, refused.output]).toEqual([
          'refused',
          expect.stringContaining('no such word'),
        ]);
        hook(
          remote,
          'pre-receive',
          'while read old new ref; do if [ "$ref" = refs/heads/main ]; then echo "GH006: Protected branch update failed" >&2; exit 1; fi; done',
        );
        hook(remote, 'post-receive', 'echo "Create a pull request: https://git.example/new/1"');
        expect((await push(team)).trouble).toBe('protected');
        expect(await push(team, { as: 'titles' })).toMatchObject({
          isDone: true,
          command: 'git push origin main:save/titles',
          address: 'https://git.example/new/1',
        });
        git(dir, 'push', '-q', 'origin', 'main:review/titles');
        expect(await branch(team), 'the branch of a review is no pull request').toMatchObject({
          ahead: 1,
          elsewhere: ['save/titles'],
        });
      }),
  );

  inFullRun(
    'a login that is asked for, an address without a repository and one without a server are told apart',
    () =>
      withTeam(async (team) => {
        const { dir } = team;
        commitTitle(dir, 0, 'ours');
        const asks = createServer((_, response) =>
          response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end(),
        );
        await new Promise<void>((done) => asks.listen(0, '127.0.0.1', done));
        const { port } = asks.address() as AddressInfo;
        const to = (address: string) => git(dir, 'remote', 'set-url', 'origin', address);
        to(`http://127.0.0.1:${port}/repo.git`);
        expect((await push(team)).trouble).toBe('credentials');
        expect((await fetched(team)).trouble).toBe('credentials');
        await new Promise((done) => asks.close(done));
        expect((await push(team)).trouble).toBe('unreachable');
        to(join(dir, '../nowhere.git'));
        expect((await push(team)).trouble).toBe('not-there');
        expect(await branch(team)).toMatchObject({ ahead: 1 });
      }),
  );

  inFullRun('nothing is pushed that was committed after the operator looked', () =>
    withTeam(async (team) => {
      const { head } = await branch(team);
      commitTitle(team.dir, 0, 'ours');
      const { status, answer } = await team.ask('/api/branch/push', { head });
      expect([status, answer.error]).toEqual([409, 'stale']);
    }),
  );
});
