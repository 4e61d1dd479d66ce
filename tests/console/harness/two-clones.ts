import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PushReviewResponse, Review, ReviewsResponse } from '../../../console/api/index.ts';
import { type Client, withConsole } from './served-console.ts';
import { git, initGit } from './small-config.ts';

/** An author and a second person, each with a clone of one bare repository and a console over it. */
export const withTwoClones = (use: (author: Client, second: Client, remote: string) => Promise<void>) =>
  withConsole(
    async (author) => {
      const remote = join(author.dir, '../remote.git');
      git(author.dir, 'init', '-q', '--bare', '-b', 'main', remote);
      git(author.dir, 'branch', '-M', 'main');
      git(author.dir, 'remote', 'add', 'origin', remote);
      git(author.dir, 'push', '-q', '-u', 'origin', 'main');
      const clone = (dir: string) => {
        rmSync(dir, { recursive: true });
        git(dirname(dir), 'clone', '-q', remote, dir);
        git(dir, 'config', 'user.name', 'second');
        git(dir, 'config', 'user.email', 'second@example.com');
      };
      await withConsole((second) => use(author, second, remote), { prepare: clone });
    },
    { prepare: initGit },
  );

export const reviewCalls = ({ dir, console, get, post, ask }: Client) => {
  const named = async (name: string): Promise<Review | undefined> =>
    (await get<ReviewsResponse>('/api/reviews')).reviews.find((one) => one.name === name);
  return {
    named,
    /** Sends one edit of the first channel. */
    send: async (name: string, title: string, replaces: string[] = []) => {
      const [id = ''] = Object.keys(JSON.parse(readFileSync(join(dir, 'channels.json'), 'utf8')).channels);
      const edit = { do: 'set', file: 'channels.json', path: ['channels', id, 'title'], value: title };
      await post('/api/edit', { edits: [edit] });
      return ask('/api/review/send', { version: console.draft.version, name, title: name, replaces });
    },
    push: (name: string) => post<PushReviewResponse>('/api/review/push', { name }),
    fetch: () => post<PushReviewResponse>('/api/review/fetch'),
    decide: async (name: string, verdict: Review['verdicts'][number]['verdict'], comment = '说明') =>
      ask('/api/review/verdict', { name, tip: (await named(name))?.tip, verdict, comment }),
  };
};
