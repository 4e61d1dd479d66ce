import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import type { PushReviewResponse, ReviewsResponse } from '../../../console/api/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit } from '../harness/small-config.ts';

/** A repository with a bare one beside it as its remote, and a review. */
const withRemote = (use: (client: Client, remote: string) => Promise<void>, remoteName = 'origin') =>
  withConsole(
    async (client) => {
      const { dir } = client;
      const remote = join(dir, '../remote.git');
      git(dir, 'init', '-q', '--bare', remote);
      git(dir, 'remote', 'add', remoteName, remote);
      await send(client);
      await use(client, remote);
    },
    { prepare: initGit },
  );

async function send({ dir, post, console }: Client) {
  const [id = ''] = Object.keys(JSON.parse(readFileSync(join(dir, 'channels.json'), 'utf8')).channels);
  const edit = { do: 'set', file: 'channels.json', path: ['channels', id, 'title'], value: '送审的标题' };
  await post('/api/edit', { edits: [edit] });
  await post('/api/review/send', { version: console.draft.version, name: 'new-title', title: '换标题' });
}

const push = ({ post }: Client) => post<PushReviewResponse>('/api/review/push', { name: 'new-title' });
const reviewsOf = ({ get }: Client) => get<ReviewsResponse>('/api/reviews');

// Where the push goes, and what it says where it cannot, runs in `npm run test:full`.
describe('pushing the branch of a review', () => {
  inFullRun('gives the remote this branch and nothing else, and has the address that the remote prints', () =>
    withRemote(async (client, remote) => {
      const { dir } = client;
      const hook = join(remote, 'hooks/post-receive');
      writeFileSync(
        hook,
        '#!/bin/sh\necho "Create a pull request by visiting:"\necho "  https://git.example/new/review?a=1"\n',
      );
      chmodSync(hook, 0o755);
      expect((await reviewsOf(client)).reviews[0]?.isPushed).toBe(false);
      const pushed = await push(client);
      expect(pushed).toMatchObject({
        command: 'git push origin review/new-title',
        isDone: true,
        address: 'https://git.example/new/review?a=1',
      });
      expect(pushed.output).toContain('Create a pull request');
      expect(git(remote, 'for-each-ref', '--format=%(refname)').trim()).toBe('refs/heads/review/new-title');
      expect(git(remote, 'rev-parse', 'review/new-title')).toBe(git(dir, 'rev-parse', 'review/new-title'));
      expect((await reviewsOf(client)).reviews[0]?.isPushed).toBe(true);
    }),
  );

  inNpmTest('is never forced: the refusal of git is shown as it is, and the remote stays as it was', () =>
    withRemote(async (client, remote) => {
      const { dir } = client;
      // Somebody else has pushed another commit under this name.
      git(dir, 'push', '-q', 'origin', 'HEAD:refs/heads/start');
      git(dir, 'clone', '-q', '--branch', 'start', remote, join(dir, '../other'));
      git(join(dir, '../other'), 'commit', '-q', '--allow-empty', '-m', 'other');
      git(join(dir, '../other'), 'push', '-q', 'origin', 'HEAD:refs/heads/review/new-title');
      const before = git(remote, 'rev-parse', 'review/new-title');
      git(dir, 'config', 'remote.origin.push', '+refs/heads/*:refs/heads/*');
      const pushed = await push(client);
      expect([pushed.isDone, pushed.address]).toEqual([false, null]);
      expect(pushed.output).toContain('[rejected]');
      expect(git(remote, 'rev-parse', 'review/new-title')).toBe(before);
    }),
  );

  inFullRun('goes to the remote of the current branch, and to the only one there is', () =>
    withRemote(async (client, remote) => {
      expect((await reviewsOf(client)).remote).toBe('team');
      expect((await push(client)).command).toBe('git push team review/new-title');
      git(client.dir, 'remote', 'add', 'origin', remote);
      expect((await reviewsOf(client)).remote).toBe('origin');
      const branch = git(client.dir, 'symbolic-ref', '--short', 'HEAD').trim();
      git(client.dir, 'config', `branch.${branch}.remote`, 'team');
      expect((await reviewsOf(client)).remote).toBe('team');
    }, 'team'),
  );

  inFullRun('is not offered without a remote, and refused', () =>
    withConsole(
      async (client) => {
        await send(client);
        expect((await reviewsOf(client)).remote).toBeNull();
        const { status, answer } = await client.ask('/api/review/push', { name: 'new-title' });
        expect([status, answer.error]).toEqual([409, 'review-refused']);
      },
      { prepare: initGit },
    ),
  );

  inFullRun('ends with the reason where the remote cannot be reached', () =>
    withRemote(async (client) => {
      git(client.dir, 'remote', 'set-url', 'origin', join(client.dir, '../nowhere.git'));
      const pushed = await push(client);
      expect(pushed.isDone).toBe(false);
      expect(pushed.output).toContain('nowhere.git');
    }),
  );
});

describe.runIf(isFullRun)('two people, each with a clone and a console', () => {
  // In `npm test` a push is refused (above), and reviews.test.ts approves and takes in.
  inFullRun(
    'review by way of the remote: sent and pushed, got and approved, pushed back, got and taken in',
    () =>
      withRemote(async (author, remote) => {
        const branch = git(author.dir, 'symbolic-ref', '--short', 'HEAD').trim();
        git(author.dir, 'push', '-q', 'origin', branch);
        git(remote, 'symbolic-ref', 'HEAD', `refs/heads/${branch}`);
        await push(author);
        await author.post('/api/discard');
        const clone = (dir: string) => {
          rmSync(dir, { recursive: true });
          git(dirname(dir), 'clone', '-q', remote, dir);
          git(dir, 'update-ref', '-d', 'refs/remotes/origin/review/new-title');
          git(dir, 'config', 'user.name', 'second');
          git(dir, 'config', 'user.email', 'second@example.com');
        };
        await withConsole(
          async (reviewer) => {
            expect((await reviewsOf(reviewer)).reviews).toEqual([]);
            await reviewer.post('/api/review/fetch');
            const [review] = (await reviewsOf(reviewer)).reviews;
            expect(review).toMatchObject({ title: '换标题', state: 'open', isOwn: false, isPushed: true });
            const nothingToPush = await reviewer.ask('/api/review/push', { name: 'new-title' });
            expect(nothingToPush.status).toBe(409);
            const verdict = { name: 'new-title', tip: review?.tip, verdict: 'approved', comment: '好' };
            await reviewer.post('/api/review/verdict', verdict);
            expect((await reviewsOf(reviewer)).reviews[0]).toMatchObject({
              state: 'approved',
              isPushed: false,
            });
            expect((await push(reviewer)).isDone).toBe(true);
          },
          { prepare: clone },
        );
        expect((await reviewsOf(author)).reviews[0]?.state).toBe('open');
        await author.post('/api/review/fetch');
        const [review] = (await reviewsOf(author)).reviews;
        expect(review).toMatchObject({
          state: 'approved',
          verdicts: [{ by: { name: 'second' }, comment: '好' }],
        });
        await author.post('/api/review/take', { name: 'new-title' });
        expect(author.console.draft.text('channels.json')).toContain('送审的标题');
      }),
  );

  inFullRun('hear of a remote that cannot be reached', () =>
    withRemote(async (client) => {
      git(client.dir, 'remote', 'set-url', 'origin', join(client.dir, '../nowhere.git'));
      const got = await client.post<PushReviewResponse>('/api/review/fetch');
      expect([got.isDone, got.output.includes('nowhere.git')]).toEqual([false, true]);
    }),
  );
});
