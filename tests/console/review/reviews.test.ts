import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type {
  PlanResponse,
  Review,
  ReviewPlanResponse,
  ReviewsResponse,
  SaveResponse,
} from '../../../console/api/index.ts';
import { readConfig } from '../../../ops/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit, treeHash } from '../harness/small-config.ts';

const inRepository = (use: (client: Client) => Promise<void>) => withConsole(use, { prepare: initGit });
const channels = 'channels.json';
const set = (path: string[], value: unknown, file = channels) => ({ do: 'set', file, path, value });
const firstChannel = (dir: string): string =>
  Object.keys(JSON.parse(readFileSync(join(dir, channels), 'utf8')).channels)[0] ?? '';
const titleIn = (text: string, id: string): unknown => JSON.parse(text).channels[id].title;

/** Edits the title of a channel and sends the draft for review. */
async function send(client: Client, name = 'new-title', title = '换标题') {
  const id = firstChannel(client.dir);
  await client.post('/api/edit', { edits: [set(['channels', id, 'title'], '送审的标题')] });
  const { version } = client.console.draft;
  return { id, ...(await client.ask('/api/review/send', { version, name, title, lang: 'zh' })) };
}

const reviews = async ({ get }: Client): Promise<Review[]> =>
  (await get<ReviewsResponse>('/api/reviews')).reviews;
const only = async (client: Client): Promise<Review> => {
  const [review] = await reviews(client);
  if (!review) throw new Error('no review');
  return review;
};
/** From now on git commits as somebody else. */
const become = (dir: string, name: string) => {
  git(dir, 'config', 'user.name', name);
  git(dir, 'config', 'user.email', `${name}@example.com`);
};
const decide = async (client: Client, verdict: 'approved' | 'refused', comment = '') =>
  client.ask('/api/review/verdict', { name: 'new-title', tip: (await only(client)).tip, verdict, comment });

async function saveWithCommit(client: Client): Promise<SaveResponse> {
  const { riskDigest } = await client.get<PlanResponse>('/api/plan');
  const { version } = client.console.draft;
  return client.post('/api/save', { version, confirm: riskDigest, commit: { message: '采用' } });
}

// What sending, deciding and taking in refuse, and merging, run in `npm run test:full`.
describe.runIf(isFullRun)('sending a draft for review', () => {
  inFullRun('names the files whose saved edits no commit has: a review of one of them has these, too', () =>
    inRepository(async (client) => {
      const { dir } = client;
      const id = firstChannel(dir);
      await client.post('/api/edit', { edits: [set(['channels', id, 'note'], '只保存')] });
      expect((await client.get<ReviewsResponse>('/api/reviews')).uncommitted).toEqual([]);
      const { riskDigest } = await client.get<PlanResponse>('/api/plan');
      const { version } = client.console.draft;
      await client.post('/api/save', { version, confirm: riskDigest });
      expect((await client.get<ReviewsResponse>('/api/reviews')).uncommitted).toEqual([channels]);
      await send(client);
      const sent = JSON.parse(git(dir, 'show', 'review/new-title:channels.json')).channels[id];
      expect(sent).toMatchObject({ note: '只保存', title: '送审的标题' });
    }),
  );

  // In `npm test` reviews are sent and taken in (below), and killed-sending.test.ts leaves a whole branch or none.
  inFullRun(
    'makes a commit on a branch of its own, with the plan in words, and touches neither folder, index, branch nor draft',
    () =>
      inRepository(async (client) => {
        const { dir } = client;
        // Something staged and something changed by hand, which are nobody's business here.
        writeFileSync(join(dir, 'note.txt'), 'staged');
        git(dir, 'add', 'note.txt');
        writeFileSync(join(dir, 'note.txt'), 'changed');
        const index = readFileSync(join(dir, '.git/index'));
        const head = readFileSync(join(dir, '.git/HEAD'), 'utf8');
        const before = [git(dir, 'rev-parse', 'HEAD'), git(dir, 'status', '--porcelain')];
        const files = ['channels.json', 'hosts.json', 'brands.json', 'definitions', 'note.txt'];
        const bytes = () =>
          files.map((file) =>
            file === 'definitions' ? treeHash(join(dir, file)) : readFileSync(join(dir, file), 'utf8'),
          );
        const unchanged = bytes();
        const { status, id, answer } = await send(client);
        expect([status, answer.branch]).toEqual([200, 'review/new-title']);
        expect(bytes()).toEqual(unchanged);
        expect(readFileSync(join(dir, '.git/index')).equals(index)).toBe(true);
        expect(readFileSync(join(dir, '.git/HEAD'), 'utf8')).toBe(head);
        expect([git(dir, 'rev-parse', 'HEAD'), git(dir, 'status', '--porcelain')]).toEqual(before);
        expect(client.console.draft.changed.size).toBe(1);
        expect(git(dir, 'diff', '--name-only', 'HEAD', 'review/new-title').trim()).toBe(channels);
        expect(titleIn(git(dir, 'show', `review/new-title:${channels}`), id)).toBe('送审的标题');
        const message = git(dir, 'log', '-1', '--format=%B', 'review/new-title');
        expect(message.startsWith('换标题\n\n')).toBe(true);
        expect(message).toContain(id);
        expect(message).toContain('送审的标题');
        const review = await only(client);
        expect(review).toMatchObject({
          title: '换标题',
          state: 'open',
          isOwn: true,
          author: { name: 'test' },
        });
      }),
  );

  inFullRun(
    'takes the new files along that git does not know and the config needs, and changes that are not committed once the operator wants it',
    () =>
      inRepository(async (client) => {
        const { dir } = client;
        const page = JSON.parse(readFileSync(join(dir, 'definitions/pages/thanks.json'), 'utf8'));
        for (const name of ['welcome', 'other'])
          writeFileSync(
            join(dir, `definitions/pages/${name}.json`),
            JSON.stringify({ ...page, id: name }, null, 2),
          );
        client.console.checkDisk();
        const route = { path: '/welcome', page: 'welcome', kind: 'other', on: 'everyHost' };
        await client.post('/api/edit', {
          edits: [set(['routes', 'welcome'], route, 'definitions/routes.json')],
        });
        const ask = (name: string, along: string[] = []) => {
          const { version } = client.console.draft;
          return client.ask('/api/review/send', { version, name, title: '新页面', with: along });
        };
        expect((await ask('new-page')).answer).toMatchObject({ needed: ['definitions/pages/welcome.json'] });
        git(dir, 'worktree', 'add', '--force', '--detach', join(dir, '../checkout'), 'review/new-page');
        expect(readConfig(join(dir, '../checkout')).config).not.toBeNull();
        expect(git(dir, 'status', '--short').trim().split('\n').sort()).toEqual([
          '?? definitions/pages/other.json',
          '?? definitions/pages/welcome.json',
        ]);
        // A rule that only the disk has is a change of a known file.
        const file = join(dir, 'definitions/cities.json');
        const cities = JSON.parse(readFileSync(file, 'utf8'));
        const [rule = ''] = Object.keys(cities.rules);
        writeFileSync(
          file,
          JSON.stringify({ ...cities, rules: { ...cities.rules, mine: cities.rules[rule] } }, null, 2),
        );
        client.console.checkDisk();
        await client.post('/api/edit', { edits: [set(['channels', firstChannel(dir), 'cityRule'], 'mine')] });
        const refused = await ask('with-rule');
        expect([refused.status, refused.answer.error]).toEqual([409, 'review-needs']);
        expect(JSON.stringify(refused.answer.message)).toContain('definitions/cities.json');
        expect(git(dir, 'branch', '--list', 'review/with-rule')).toBe('');
        const missing = refused.answer.missing as string[];
        expect(missing).toEqual(['definitions/cities.json', 'definitions/pages/welcome.json']);
        expect((await ask('with-rule', ['../outside.json'])).status).toBe(409);
        const sent = await ask('with-rule', missing);
        expect(sent.answer).toMatchObject({ branch: 'review/with-rule', needed: missing });
        const there = JSON.parse(git(dir, 'show', 'review/with-rule:definitions/cities.json'));
        expect(there.rules.mine).toEqual(cities.rules[rule]);
      }),
  );

  inFullRun(
    'is refused with errors, with conflicts, for an older draft, under a name that is taken, and without a commit',
    () =>
      inRepository(async (client) => {
        const { dir } = client;
        const id = firstChannel(dir);
        const ask = async (version = client.console.draft.version) => {
          const { status, answer } = await client.ask('/api/review/send', {
            version,
            name: 'new-title',
            title: 'x',
          });
          return [status, answer.error];
        };
        expect(await ask()).toEqual([409, 'stale']);
        await client.post('/api/edit', { edits: [set(['channels', id, 'brand'], { id: 'nobody' })] });
        expect(await ask()).toEqual([409, 'problems']);
        await client.post('/api/undo');
        await client.post('/api/edit', { edits: [set(['channels', id, 'title'], 'x')] });
        expect(await ask(1)).toEqual([409, 'stale']);
        expect((await ask())[0]).toBe(200);
        const tip = git(dir, 'rev-parse', 'review/new-title');
        expect(await ask()).toEqual([409, 'review-refused']);
        const used = { version: client.console.draft.version, name: 'new-title', title: 'x' };
        const { message } = (await client.ask('/api/review/send', used)).answer;
        expect(JSON.stringify(message)).toContain('new-title-2');
        expect(git(dir, 'rev-parse', 'review/new-title')).toBe(tip);
        writeFileSync(join(dir, channels), readFileSync(join(dir, channels), 'utf8').replace(/\n$/, '\n\n'));
        expect(await ask()).toEqual([409, 'conflict']);
        for (const name of ['../x', 'A', '-x', 'a b', '']) {
          const { status } = await client.ask('/api/review/send', { version: 1, name, title: 'x' });
          expect(status).toBe(400);
        }
      }),
  );

  inFullRun('is refused where there is no repository', () =>
    withConsole(async (client) => {
      const { status, answer } = await send(client);
      expect([status, answer.error]).toEqual([409, 'review-refused']);
      expect(await client.get('/api/reviews')).toMatchObject({ git: 'none', reviews: [] });
    }),
  );
});

describe('a verdict', () => {
  inNpmTest('is not that of the author, by name or by e-mail, and the console says so', () =>
    inRepository(async (client) => {
      await send(client);
      const own = await decide(client, 'approved');
      expect([own.status, own.answer.error]).toEqual([409, 'review-refused']);
      expect(JSON.stringify(own.answer.message)).toContain('test <test@example.com>');
      git(client.dir, 'config', 'user.name', 'somebody else');
      expect((await decide(client, 'approved')).status).toBe(409);
      git(client.dir, 'config', 'user.email', 'else@example.com');
      git(client.dir, 'config', 'user.name', 'test');
      expect((await decide(client, 'approved')).status).toBe(409);
      // One that the author makes by hand counts for nothing.
      git(client.dir, 'checkout', '-q', 'review/new-title');
      git(client.dir, 'commit', '-q', '--allow-empty', '-m', 'Approve\n\nReview-Verdict: approved');
      git(client.dir, 'checkout', '-q', '-');
      expect(await only(client)).toMatchObject({
        state: 'open',
        verdicts: [{ verdict: 'approved', isOwn: true }],
      });
    }),
  );

  inFullRun(
    'is a commit without edits on the branch, with a trailer; of two reviewers at once the later one looks again',
    () =>
      inRepository(async (client) => {
        const { dir } = client;
        const { id } = await send(client);
        const { tip } = await only(client);
        become(dir, 'second');
        const noReason = await client.ask('/api/review/verdict', {
          name: 'new-title',
          tip,
          verdict: 'refused',
          comment: ' ',
        });
        expect(noReason.status).toBe(400);
        await decide(client, 'refused', '标题太长\n\nReview-Verdict: approved');
        expect(await only(client)).toMatchObject({
          state: 'refused',
          verdicts: [
            { verdict: 'refused', by: { name: 'second' }, comment: '标题太长\n\nReview-Verdict: approved' },
          ],
        });
        become(dir, 'third');
        const late = await client.ask('/api/review/verdict', {
          name: 'new-title',
          tip,
          verdict: 'approved',
          comment: '',
        });
        expect([late.status, late.answer.error]).toEqual([409, 'stale']);
        await decide(client, 'approved');
        const review = await only(client);
        expect([review.state, review.verdicts.length]).toEqual(['approved', 2]);
        expect(git(dir, 'log', '-1', '--format=%B', 'review/new-title')).toContain(
          'Reviewed-by: third <third@example.com>',
        );
        expect(git(dir, 'diff', '--name-only', review.commit, 'review/new-title')).toBe('');
        expect(titleIn(readFileSync(join(dir, channels), 'utf8'), id)).not.toBe('送审的标题');
        // Further edits on the branch have to be approved again.
        git(dir, 'checkout', '-q', 'review/new-title');
        writeFileSync(
          join(dir, channels),
          readFileSync(join(dir, channels), 'utf8').replace('送审的标题', '再改的标题'),
        );
        git(dir, 'commit', '-qam', '再改');
        git(dir, 'checkout', '-q', '-');
        expect(await only(client)).toMatchObject({ state: 'open', verdicts: [], title: '再改' });
      }),
  );
});

describe('taking a review in', () => {
  /** Sent by one, approved by another; the draft is empty again. */
  async function approved(client: Client) {
    const sent = await send(client);
    await client.post('/api/discard');
    become(client.dir, 'second');
    return sent;
  }

  inNpmTest(
    'is refused before somebody has approved it; then it is one step of the draft, is saved as usual, and names both in git',
    () =>
      inRepository(async (client) => {
        const { dir } = client;
        const { id } = await approved(client);
        const early = await client.ask('/api/review/take', { name: 'new-title' });
        expect([early.status, early.answer.error]).toEqual([409, 'review-refused']);
        await decide(client, 'approved');
        const { commit } = await only(client);
        await client.post('/api/review/take', { name: 'new-title' });
        expect(titleIn(client.console.draft.text(channels), id)).toBe('送审的标题');
        expect(git(dir, 'status', '--porcelain')).toBe('');
        // An undo takes it out again, a redo back.
        await client.post('/api/undo');
        expect(client.console.draft.changed.size).toBe(0);
        await client.post('/api/redo');
        await saveWithCommit(client);
        const message = git(dir, 'log', '-1', '--format=%B');
        expect(message).toContain(`Review-Commit: ${commit}`);
        expect(message).toContain('Reviewed-by: second <second@example.com>');
        expect(git(dir, 'diff', '--name-only', 'HEAD', 'review/new-title')).toBe('');
        expect((await only(client)).state).toBe('taken');
        const again = await client.ask('/api/review/take', { name: 'new-title' });
        expect(again.status).toBe(409);
        // A later commit is not said to be reviewed.
        await client.post('/api/edit', { edits: [set(['channels', id, 'title'], '以后')] });
        await saveWithCommit(client);
        expect(git(dir, 'log', '-1', '--format=%B').trim()).toBe('采用');
      }),
  );

  inFullRun(
    'back is for its author alone: one step of the draft, approved or not, and no commit says that it was reviewed',
    () =>
      inRepository(async (client) => {
        const { dir } = client;
        const { id } = await send(client);
        await client.post('/api/discard');
        become(dir, 'second');
        const others = await client.ask('/api/review/take-back', { name: 'new-title' });
        expect([others.status, others.answer.error]).toEqual([409, 'review-refused']);
        expect(JSON.stringify(others.answer.message)).toContain('test <test@example.com>');
        await decide(client, 'refused', '标题太长');
        become(dir, 'test');
        const steps = client.console.draft.undoCount;
        await client.post('/api/review/take-back', { name: 'new-title' });
        expect(client.console.draft.undoCount).toBe(steps + 1);
        expect(titleIn(client.console.draft.text(channels), id)).toBe('送审的标题');
        // The draft has it: nothing is to be done.
        const again = await client.ask('/api/review/take-back', { name: 'new-title' });
        expect([again.status, client.console.draft.undoCount]).toEqual([200, steps + 1]);
        await saveWithCommit(client);
        expect(git(dir, 'log', '-1', '--format=%B').trim()).toBe('采用');
        expect((await only(client)).state).not.toBe('taken');
        // The disk has it: there is nothing to go on with.
        const saved = await client.ask('/api/review/take-back', { name: 'new-title' });
        expect([saved.status, saved.answer.error]).toEqual([409, 'review-refused']);
      }),
  );

  inNpmTest(
    'that is still in the draft of its author changes nothing there, and the commit names it and who approved it',
    () =>
      inRepository(async (client) => {
        const { dir } = client;
        const { id } = await send(client);
        become(dir, 'second');
        await decide(client, 'approved');
        become(dir, 'test');
        const text = client.console.draft.text(channels);
        const taken = await client.ask('/api/review/take', { name: 'new-title' });
        expect([taken.status, client.console.draft.text(channels)]).toEqual([200, text]);
        await saveWithCommit(client);
        expect(titleIn(git(dir, 'show', `HEAD:${channels}`), id)).toBe('送审的标题');
        const message = git(dir, 'log', '-1', '--format=%B');
        expect(message).toContain('Reviewed-by: second <second@example.com>');
        expect((await only(client)).state).toBe('taken');
      }),
  );

  inFullRun(
    'back where the same place was changed since keeps the value of now, if the author chooses so, and brings the rest',
    () =>
      inRepository(async (client) => {
        const id = firstChannel(client.dir);
        await client.post('/api/edit', { edits: [set(['channels', id, 'note'], '送审的备注')] });
        await send(client);
        await client.post('/api/discard');
        await client.post('/api/edit', { edits: [set(['channels', id, 'title'], '别人的标题')] });
        await saveWithCommit(client);
        const refused = await client.ask('/api/review/take-back', { name: 'new-title' });
        expect([refused.status, refused.answer.error]).toEqual([409, 'review-conflict']);
        const kept = { name: 'new-title', keepsCurrent: true };
        expect((await client.ask('/api/review/take-back', kept)).status).toBe(200);
        const channel = JSON.parse(client.console.draft.text(channels)).channels[id];
        expect([channel.title, channel.note]).toEqual(['别人的标题', '送审的备注']);
      }),
  );

  inFullRun(
    'is merged by entries where the base has moved, and refused with the places where both changed the same',
    () =>
      inRepository(async (client) => {
        const { dir } = client;
        const { id } = await approved(client);
        await decide(client, 'approved');
        const commitOther = async (path: string[], value: unknown) => {
          await client.post('/api/edit', { edits: [set(path, value)] });
          await saveWithCommit(client);
        };
        await commitOther(['channels', id, 'note'], '别人的备注');
        const plan = await client.post<ReviewPlanResponse>('/api/review/plan', { name: 'new-title' });
        expect(plan.conflicts).toEqual([]);
        expect(JSON.stringify(plan.plan)).toContain('送审的标题');
        expect(JSON.stringify(plan.plan)).not.toContain('别人的备注');
        await client.post('/api/review/take', { name: 'new-title' });
        const channel = JSON.parse(client.console.draft.text(channels)).channels[id];
        expect([channel.title, channel.note]).toEqual(['送审的标题', '别人的备注']);
        await client.post('/api/undo');
        await commitOther(['channels', id, 'title'], '别人的标题');
        const { status, answer } = await client.ask('/api/review/take', { name: 'new-title' });
        expect([status, answer.error]).toEqual([409, 'review-conflict']);
        expect(answer.conflicts).toMatchObject([
          { file: channels, path: ['channels', id, 'title'], ours: '送审的标题', theirs: '别人的标题' },
        ]);
        expect(client.console.draft.changed.size).toBe(0);
        expect(git(dir, 'status', '--porcelain')).toBe('');
      }),
  );

  inFullRun('brings a new page with its route, and takes a removed one out', () =>
    inRepository(async (client) => {
      const { dir } = client;
      const page = JSON.parse(readFileSync(join(dir, 'definitions/pages/thanks.json'), 'utf8'));
      const file = 'definitions/pages/welcome.json';
      const route = { path: '/welcome', page: 'welcome', kind: 'other', on: 'everyHost' };
      await client.post('/api/edit', {
        edits: [
          { do: 'create', file, value: { ...page, id: 'welcome' } },
          set(['routes', 'welcome'], route, 'definitions/routes.json'),
        ],
      });
      const text = client.console.draft.text(file);
      const { version } = client.console.draft;
      await client.post('/api/review/send', { version, name: 'new-title', title: '新页面' });
      await client.post('/api/undo');
      become(dir, 'second');
      await decide(client, 'approved');
      await client.post('/api/review/take', { name: 'new-title' });
      expect(client.console.draft.text(file)).toBe(text);
      await saveWithCommit(client);
      expect(git(dir, 'diff', '--name-only', 'HEAD', 'review/new-title')).toBe('');
      // The opposite.
      await client.post('/api/edit', {
        edits: [
          { do: 'remove', file: 'definitions/routes.json', path: ['routes', 'welcome'] },
          { do: 'delete', file },
        ],
      });
      become(dir, 'third');
      const gone = { version: client.console.draft.version, name: 'gone', title: '删页面' };
      await client.post('/api/review/send', gone);
      await client.post('/api/undo');
      become(dir, 'fourth');
      const review = (await reviews(client)).find(({ name }) => name === 'gone');
      await client.post('/api/review/verdict', {
        name: 'gone',
        tip: review?.tip,
        verdict: 'approved',
        comment: '',
      });
      await client.post('/api/review/take', { name: 'gone' });
      expect(client.console.draft.isDeleted(file)).toBe(true);
    }),
  );
});
