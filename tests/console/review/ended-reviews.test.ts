import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { PushReviewResponse, Review, ReviewsResponse } from '../../../console/api/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit } from '../harness/small-config.ts';

const channels = 'channels.json';
const inRepository = (use: (client: Client) => Promise<void>) => withConsole(use, { prepare: initGit });

async function send(client: Client, name: string, title = '送审的标题', replaces: string[] = []) {
  const { dir, console } = client;
  const [id = ''] = Object.keys(JSON.parse(readFileSync(join(dir, channels), 'utf8')).channels);
  const edit = { do: 'set', file: channels, path: ['channels', id, 'title'], value: title };
  await client.post('/api/edit', { edits: [edit] });
  return client.ask('/api/review/send', { version: console.draft.version, name, title: name, replaces });
}

const all = async ({ get }: Client): Promise<Review[]> =>
  (await get<ReviewsResponse>('/api/reviews')).reviews;
const named = async (client: Client, name: string) => (await all(client)).find((one) => one.name === name);
const become = (dir: string, name: string) => {
  git(dir, 'config', 'user.name', name);
  git(dir, 'config', 'user.email', `${name}@example.com`);
};
const decide = async (client: Client, name: string, verdict: string, comment = '说明') =>
  client.ask('/api/review/verdict', { name, tip: (await named(client, name))?.tip, verdict, comment });

describe('the end of a review', () => {
  inNpmTest(
    'one that is sent again takes the place of the one before, which nobody can approve any more',
    () =>
      inRepository(async (client) => {
        await send(client, 'first');
        await send(client, 'second', '改好的标题', ['first']);
        expect(await named(client, 'first')).toMatchObject({ state: 'replaced', replacedBy: 'second' });
        const second = await named(client, 'second');
        expect(second).toMatchObject({ state: 'open', replacedBy: null, replaces: ['first'] });
        expect(second?.message).not.toContain('Review-Replaces');
        become(client.dir, 'other');
        expect((await decide(client, 'first', 'approved')).status).toBe(409);
        expect((await send(client, 'third', '别人的', ['second'])).status).toBe(409);
        expect((await decide(client, 'second', 'approved')).status).toBe(200);
      }),
  );

  inNpmTest('one that was refused is told to be in the draft until the draft lacks some of it', () =>
    inRepository(async (client) => {
      const { dir, console } = client;
      await send(client, 'first');
      expect((await named(client, 'first'))?.isInDraft).toBe(false);
      become(dir, 'other');
      await decide(client, 'first', 'refused');
      expect((await named(client, 'first'))?.isInDraft).toBe(false);
      become(dir, 'test');
      expect(await named(client, 'first')).toMatchObject({ state: 'refused', isInDraft: true });
      // Mended, the place has been edited further.
      const [id = ''] = Object.keys(JSON.parse(readFileSync(join(dir, channels), 'utf8')).channels);
      const edit = { do: 'set', file: channels, path: ['channels', id, 'title'], value: '改好的' };
      await client.post('/api/edit', { edits: [edit] });
      expect((await named(client, 'first'))?.isInDraft).toBe(true);
      await client.post('/api/edit', {
        edits: [{ do: 'text', file: channels, text: readFileSync(join(dir, channels), 'utf8') }],
      });
      expect(console.draft.changed.size).toBe(0);
      expect((await named(client, 'first'))?.isInDraft).toBe(false);
    }),
  );

  inNpmTest('its author alone withdraws it, and then nobody can approve it or take it in', () =>
    inRepository(async (client) => {
      await send(client, 'first');
      become(client.dir, 'other');
      expect((await decide(client, 'first', 'withdrawn')).status).toBe(409);
      await decide(client, 'first', 'approved');
      become(client.dir, 'test');
      expect((await decide(client, 'first', 'withdrawn')).status).toBe(200);
      expect((await named(client, 'first'))?.state).toBe('withdrawn');
      expect((await client.ask('/api/review/take', { name: 'first' })).status).toBe(409);
      become(client.dir, 'other');
      expect((await decide(client, 'first', 'approved')).status).toBe(409);
    }),
  );

  inNpmTest('one whose branch was merged is taken in, also as one commit that says nothing of it', () =>
    inRepository(async (client) => {
      const { dir } = client;
      await send(client, 'merged');
      await client.post('/api/discard');
      await send(client, 'squashed', '另一个标题');
      await client.post('/api/discard');
      become(dir, 'other');
      await decide(client, 'squashed', 'approved');
      git(dir, 'merge', '-q', '--no-ff', '-m', 'Merge', 'review/merged');
      expect(await named(client, 'merged')).toMatchObject({
        state: 'taken',
        title: 'merged',
        takenAt: { here: true, remote: false },
      });
      expect((await named(client, 'squashed'))?.state).toBe('approved');
      git(dir, 'checkout', '-q', 'review/squashed', '--', channels);
      git(dir, 'commit', '-qm', 'Another title (#7)');
      expect((await named(client, 'squashed'))?.state).toBe('taken');
      // A branch that has nothing of its own is no review.
      git(dir, 'branch', 'review/nothing');
      expect(await named(client, 'nothing')).toBe(undefined);
    }),
  );

  inFullRun(
    'of two reviewers who push at once the later one has the verdict of the other before their own, and pushes again',
    () =>
      inRepository(async (client) => {
        const { dir } = client;
        const [remote, other] = [join(dir, '../remote.git'), join(dir, '../other')];
        git(dir, 'init', '-q', '--bare', remote);
        git(dir, 'remote', 'add', 'origin', remote);
        await send(client, 'both');
        const push = () => client.post<PushReviewResponse>('/api/review/push', { name: 'both' });
        await push();
        // Somebody refuses it in another clone.
        git(dir, 'clone', '-q', '--branch', 'review/both', remote, other);
        const commit = git(other, 'rev-parse', 'HEAD').trim();
        const refusal = `Refuse: both\n\n不行\n\nReview-Verdict: refused\nReview-Commit: ${commit}`;
        become(other, 'third');
        git(
          other,
          '-c',
          'user.name=third',
          '-c',
          'user.email=third@example.com',
          'commit',
          '-q',
          '--allow-empty',
          '-m',
          refusal,
        );
        git(other, 'push', '-q', 'origin', 'review/both');
        become(dir, 'second');
        await decide(client, 'both', 'approved', '可以');
        expect(await push()).toMatchObject({ isDone: false, trouble: 'verdicts' });
        const review = await named(client, 'both');
        expect(review?.verdicts.map(({ by, verdict, comment }) => [by.name, verdict, comment])).toEqual([
          ['third', 'refused', '不行'],
          ['second', 'approved', '可以'],
        ]);
        expect(review?.isPushed).toBe(false);
        expect((await push()).isDone).toBe(true);
        expect((await named(client, 'both'))?.isPushed).toBe(true);
      }),
  );
});
