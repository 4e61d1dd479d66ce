import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { ReviewPlanResponse } from '../../../console/api/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { git } from '../harness/small-config.ts';
import { reviewCalls, withTwoClones } from '../harness/two-clones.ts';

const file = 'channels.json';

/** A third person edits a channel in the clone of the author, who goes on from there. */
function commitTitle(dir: string, at: number, title: string): string {
  const path = join(dir, file);
  const config = JSON.parse(readFileSync(path, 'utf8'));
  const id = Object.keys(config.channels)[at] ?? '';
  config.channels[id].title = title;
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  git(dir, '-c', 'user.name=third', '-c', 'user.email=third@example.com', 'commit', '-qam', 'third');
  return id;
}

describe('a review in a clone that is older than it', () => {
  inNpmTest(
    'reaches whom its own edits reach, and says what the clone lacks; the commits before it are none of it',
    () =>
      withTwoClones(async (authorClient, secondClient) => {
        const [author, second] = [reviewCalls(authorClient), reviewCalls(secondClient)];
        const others = commitTitle(authorClient.dir, 1, '第三人的标题');
        authorClient.console.checkDisk();
        await author.send('one', '送审的标题');
        // Nobody has pushed the commit of the third person, which goes along.
        expect(await author.named('one')).toMatchObject({ along: 1 });
        await author.push('one');
        await second.fetch();
        expect(await second.named('one')).toMatchObject({
          title: 'one',
          author: { name: 'test' },
          along: 0,
          isOwn: false,
        });
        const planned = await secondClient.post<ReviewPlanResponse>('/api/review/plan', { name: 'one' });
        expect(planned.lacks).toBe(1);
        expect(JSON.stringify(planned.plan)).toContain('送审的标题');
        expect(JSON.stringify(planned.plan)).not.toContain('第三人的标题');
        // Taken in, it changes nothing but its own.
        await second.decide('one', 'approved');
        await secondClient.post('/api/review/take', { name: 'one' });
        const { channels } = JSON.parse(secondClient.console.draft.text(file));
        expect(Object.values(channels)).toContainEqual(expect.objectContaining({ title: '送审的标题' }));
        expect(channels[others].title).not.toBe('第三人的标题');
      }),
  );

  inFullRun(
    'that edits what a commit before it has edited is planned, and taken in once that commit is here',
    () =>
      withTwoClones(async (authorClient, secondClient) => {
        const [author, second] = [reviewCalls(authorClient), reviewCalls(secondClient)];
        commitTitle(authorClient.dir, 0, '第三人的标题');
        git(authorClient.dir, 'push', '-q', 'origin', 'main');
        authorClient.console.checkDisk();
        await author.send('one', '送审的标题');
        await author.push('one');
        await second.fetch();
        const plan = () => secondClient.post<ReviewPlanResponse>('/api/review/plan', { name: 'one' });
        const before = await plan();
        expect([before.lacks, before.conflicts]).toEqual([1, []]);
        expect(JSON.stringify(before.plan)).toContain('送审的标题');
        await second.decide('one', 'approved');
        const refused = await secondClient.ask('/api/review/take', { name: 'one' });
        expect([refused.status, JSON.stringify(refused.answer)]).toEqual([
          409,
          expect.stringContaining('先取最新的、取进来'),
        ]);
        git(secondClient.dir, 'merge', '-q', '--ff-only', 'origin/main');
        secondClient.console.checkDisk();
        expect((await plan()).lacks).toBe(0);
        await secondClient.post('/api/review/take', { name: 'one' });
        expect(secondClient.console.draft.text(file)).toContain('送审的标题');
      }),
  );

  inFullRun('that somebody has made by hand begins where it has left the branch of the remote', () =>
    withTwoClones(async (authorClient, secondClient) => {
      const { dir } = authorClient;
      commitTitle(dir, 1, '第三人的标题');
      git(dir, 'push', '-q', 'origin', 'main');
      git(dir, 'switch', '-q', '-c', 'review/by-hand');
      commitTitle(dir, 0, '手工的标题');
      git(dir, 'push', '-q', 'origin', 'review/by-hand');
      await reviewCalls(secondClient).fetch();
      const planned = await secondClient.post<ReviewPlanResponse>('/api/review/plan', { name: 'by-hand' });
      expect(planned.lacks).toBe(1);
      expect(JSON.stringify(planned.plan)).not.toContain('第三人的标题');
    }),
  );
});
