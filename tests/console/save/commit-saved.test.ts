import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { PlanResponse, SaveResponse, StateResponse } from '../../../console/api/index.ts';
import { readConfig } from '../../../ops/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit } from '../harness/small-config.ts';

type Set = [file: string, path: string[], value: unknown];

/** Edits, saves and commits, and says whether the config of a checkout has errors. */
async function commit({ post, dir, get }: Client, [file, path, value]: Set) {
  await post('/api/edit', { edits: [{ do: 'set', file, path, value }] });
  const { version } = await get<StateResponse>('/api/state');
  const { riskDigest } = await get<PlanResponse>('/api/plan');
  const saved = await post<SaveResponse>('/api/save', {
    version,
    confirm: riskDigest,
    commit: { message: 'An edit' },
  });
  const checkout = join(dir, '../checkout');
  git(dir, 'worktree', 'add', '--force', '--detach', checkout, 'HEAD');
  return { ...saved, isBroken: readConfig(checkout).config === null };
}

function copyPage(dir: string, to: string): void {
  const folder = join(dir, 'definitions/pages');
  const page = JSON.parse(readFileSync(join(folder, 'thanks.json'), 'utf8'));
  writeFileSync(join(folder, `${to}.json`), JSON.stringify({ ...page, id: to }, null, 2));
}

const route = { path: '/welcome', page: 'welcome', kind: 'other', on: 'everyHost' };
const inRepository = (use: (client: Client) => Promise<void>) => withConsole(use, { prepare: initGit });

/** Edits and saves without a commit. */
async function saveOnly({ post, get }: Client, edit: object) {
  await post('/api/edit', { edits: [edit] });
  const { version } = await get<StateResponse>('/api/state');
  const { riskDigest } = await get<PlanResponse>('/api/plan');
  return post<SaveResponse>('/api/save', { version, confirm: riskDigest });
}

const pageOf = (dir: string, id: string) => ({
  ...JSON.parse(readFileSync(join(dir, 'definitions/pages/thanks.json'), 'utf8')),
  id,
});

describe('a commit of a save', () => {
  inNpmTest('has a page that was new in an earlier save, which nobody has committed', () =>
    inRepository(async (client) => {
      const file = 'definitions/pages/welcome.json';
      await saveOnly(client, { do: 'create', file, value: pageOf(client.dir, 'welcome') });
      const made = await commit(client, [file, ['title'], '新']);
      expect(made.commit).toMatchObject({ message: 'An edit' });
      expect(git(client.dir, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe(file);
      expect(git(client.dir, 'status', '--short').trim()).toBe('');
    }),
  );

  inNpmTest('has the new page that its route shows, and no other new file', () =>
    inRepository(async (client) => {
      copyPage(client.dir, 'welcome');
      copyPage(client.dir, 'other');
      const made = await commit(client, ['definitions/routes.json', ['routes', 'welcome'], route]);
      expect(made.commit).toMatchObject({ needed: ['definitions/pages/welcome.json'] });
      expect(made.isBroken).toBe(false);
      expect(git(client.dir, 'status', '--short').trim()).toBe('?? definitions/pages/other.json');
    }),
  );

  // In `npm test` a commit has what its files need, and nothing else.
  inFullRun('is refused, and the save stays, where it needs what is changed and not committed', () =>
    inRepository(async (client) => {
      const file = join(client.dir, 'definitions/cities.json');
      const cities = JSON.parse(readFileSync(file, 'utf8'));
      const [name = ''] = Object.keys(cities.rules);
      writeFileSync(
        file,
        JSON.stringify({ ...cities, rules: { ...cities.rules, mine: cities.rules[name] } }, null, 2),
      );
      const [channel = ''] = Object.keys(
        JSON.parse(readFileSync(join(client.dir, 'channels.json'), 'utf8')).channels,
      );
      const made = await commit(client, ['channels.json', ['channels', channel, 'cityRule'], 'mine']);
      expect(made.saved).toEqual(['channels.json']);
      expect(made.commit).toMatchObject({ refused: expect.stringContaining('definitions/cities.json') });
      expect(git(client.dir, 'log', '--format=%s').trim()).toBe('the config as it was');
      expect(made.isBroken).toBe(false);
    }),
  );

  // In `npm test` a commit leaves the other new file out (above).
  inFullRun('has what was saved alone where other changes are not needed', () =>
    inRepository(async (client) => {
      copyPage(client.dir, 'other');
      const [channel = ''] = Object.keys(
        JSON.parse(readFileSync(join(client.dir, 'channels.json'), 'utf8')).channels,
      );
      const made = await commit(client, ['channels.json', ['channels', channel, 'title'], '新']);
      expect(made.commit).toEqual({ commit: expect.any(String), message: 'An edit' });
      expect(git(client.dir, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe('channels.json');
    }),
  );
});
