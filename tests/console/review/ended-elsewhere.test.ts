import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { git } from '../harness/small-config.ts';
import { reviewCalls, withTwoClones } from '../harness/two-clones.ts';

describe('a pushed review that ends in the clone of its author', () => {
  inNpmTest(
    'is withdrawn for the second person once that is pushed, also where they have decided meanwhile',
    () =>
      withTwoClones(async (authorClient, secondClient, remote) => {
        const [author, second] = [reviewCalls(authorClient), reviewCalls(secondClient)];
        await author.send('one', '送审的标题');
        expect(await author.named('one')).toMatchObject({ isPushed: false, isThere: false, along: 0 });
        await author.push('one');
        await second.fetch();
        expect(await second.named('one')).toMatchObject({ state: 'open', isOwn: false, isPushed: true });
        await author.decide('one', 'withdrawn');
        // The remote has the edits still, and nobody there knows of the end.
        expect(await author.named('one')).toMatchObject({
          state: 'withdrawn',
          isPushed: false,
          isThere: true,
        });
        expect(git(remote, 'log', '-1', '--format=%s', 'review/one').trim()).toBe('one');
        await second.decide('one', 'approved');
        expect((await author.push('one')).isDone).toBe(true);
        expect(git(remote, 'log', '-1', '--format=%s', 'review/one').trim()).toBe('Withdraw: one');
        await second.fetch();
        expect(await second.named('one')).toMatchObject({
          state: 'withdrawn',
          verdicts: [{ verdict: 'withdrawn' }, { verdict: 'approved' }],
        });
        expect((await secondClient.ask('/api/review/take', { name: 'one' })).status).toBe(409);
      }),
  );

  inFullRun('is replaced for the second person once the one in its place is pushed', () =>
    withTwoClones(async (authorClient, secondClient, remote) => {
      const [author, second] = [reviewCalls(authorClient), reviewCalls(secondClient)];
      await author.send('first', '送审的标题');
      await author.push('first');
      await second.fetch();
      await author.send('again', '改好的标题', ['first']);
      expect(await author.named('first')).toMatchObject({ state: 'replaced', isThere: true });
      expect(await second.named('first')).toMatchObject({ state: 'open' });
      await author.push('again');
      expect(git(remote, 'for-each-ref', '--format=%(refname:short)').trim().split('\n')).toEqual([
        'main',
        'review/again',
        'review/first',
      ]);
      await second.fetch();
      expect(await second.named('first')).toMatchObject({ state: 'replaced', replacedBy: 'again' });
      expect(await second.named('again')).toMatchObject({ state: 'open', isPushed: true });
      expect((await second.decide('first', 'approved')).status).toBe(409);
      expect((await second.decide('again', 'approved')).status).toBe(200);
    }),
  );
});
