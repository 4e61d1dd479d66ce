import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BranchResponse, ReviewsResponse } from '../../../console/api/index.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit } from '../harness/small-config.ts';

/** Puts a git before the real one that writes a line for each of its calls. @returns what counts them */
async function countingGit(dir: string, use: (count: () => number) => Promise<void>): Promise<void> {
  const [bin, log] = [join(dir, '../bin'), join(dir, '../calls')];
  const real = execFileSync('which', ['git']).toString().trim();
  mkdirSync(bin);
  writeFileSync(join(bin, 'git'), `#!/bin/sh\necho call >> '${log}'\nexec '${real}' "$@"\n`);
  chmodSync(join(bin, 'git'), 0o755);
  writeFileSync(log, '');
  const before = process.env.PATH;
  process.env.PATH = `${bin}:${before}`;
  try {
    await use(() => readFileSync(log, 'utf8').split('\n').length - 1);
  } finally {
    process.env.PATH = before;
  }
}

/** Makes reviews by hand, each with an edit of its own. */
function addReviews(dir: string, from: number, to: number): void {
  const file = join(dir, 'channels.json');
  for (let at = from; at < to; at++) {
    git(dir, 'checkout', '-q', '-b', `review/edit-${at}`, 'main');
    writeFileSync(file, `${readFileSync(file, 'utf8')}${'\n'.repeat(at + 1)}`);
    git(dir, 'commit', '-qam', `edit ${at}`);
  }
  git(dir, 'checkout', '-q', 'main');
}

const inRepository = (use: (client: Client, count: () => number) => Promise<void>) =>
  withConsole((client) => countingGit(client.dir, (count) => use(client, count)), {
    prepare: (dir) => {
      initGit(dir);
      git(dir, 'branch', '-m', 'main');
    },
  });

test('a list of reviews that is asked for again takes as many git processes for twelve as for one', () =>
  inRepository(async ({ dir, get }, count) => {
    const list = async () => {
      const before = count();
      const { reviews } = await get<ReviewsResponse>('/api/reviews');
      return { names: reviews.map(({ name }) => name).sort(), calls: count() - before };
    };
    addReviews(dir, 0, 1);
    const first = await list();
    const again = await list();
    expect(first.names).toEqual(['edit-0']);
    expect(again.names).toEqual(first.names);
    addReviews(dir, 1, 12);
    const ofTwelve = await list();
    expect(ofTwelve.names.length).toBe(12);
    expect(ofTwelve.calls).toBeGreaterThan(first.calls);
    expect((await list()).calls).toBe(again.calls);
    // What changes in a terminal is seen all the same.
    git(dir, 'branch', '-q', '-D', 'review/edit-3');
    expect((await list()).names).not.toContain('edit-3');
    git(dir, 'merge', '-q', '--no-ff', '-m', 'Take it', 'review/edit-5');
    const { reviews } = await get<ReviewsResponse>('/api/reviews');
    expect(reviews.find(({ name }) => name === 'edit-5')?.state).toBe('taken');
    git(dir, 'config', 'user.name', 'somebody else');
    git(dir, 'config', 'user.email', 'else@example.com');
    const { you, reviews: ofOthers } = await get<ReviewsResponse>('/api/reviews');
    expect(you?.name).toBe('somebody else');
    expect(ofOthers.some(({ isOwn }) => isOwn)).toBe(false);
  }));

test('twenty that ask at once for the reviews and the branch take less than a third of what each takes alone', () =>
  inRepository(async ({ dir, get }, count) => {
    addReviews(dir, 0, 2);
    const ask = (times: number) =>
      Promise.all(
        Array.from({ length: times }, () =>
          Promise.all([get<ReviewsResponse>('/api/reviews'), get<BranchResponse>('/api/branch')]),
        ),
      );
    await ask(1);
    const before = count();
    await ask(1);
    const ofOne = count() - before;
    const all = await ask(20);
    expect(all.every(([{ reviews }]) => reviews.length === 2)).toBe(true);
    expect(count() - before - ofOne).toBeLessThan((20 / 3) * ofOne);
  }));
