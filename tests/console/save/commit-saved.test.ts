import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type {
  LastSaveResponse,
  PlanResponse,
  SaveResponse,
  StateResponse,
} from '../../../console/api/index.ts';
import { readConfig } from '../../../ops/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit } from '../harness/small-config.ts';

type Set = [file: string, path: (string | number)[], value: unknown];

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

const firstChannel = (dir: string): string =>
  Object.keys(JSON.parse(readFileSync(join(dir, 'channels.json'), 'utf8')).channels)[0] ?? '';

/** A commit of a channel with a city rule that somebody has added on the disk and not committed. */
async function lackCityRule(client: Client) {
  const file = join(client.dir, 'definitions/cities.json');
  const cities = JSON.parse(readFileSync(file, 'utf8'));
  const [name = ''] = Object.keys(cities.rules);
  const rules = { ...cities.rules, mine: cities.rules[name] };
  writeFileSync(file, JSON.stringify({ ...cities, rules }, null, 2));
  return commit(client, ['channels.json', ['channels', firstChannel(client.dir), 'cityRule'], 'mine']);
}

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

  inNpmTest(
    'that lacks changes which nobody has committed is made with them once the operator wants it',
    () =>
      inRepository(async (client) => {
        const { dir, post } = client;
        const made = await lackCityRule(client);
        expect(made.saved).toEqual(['channels.json']);
        expect(made.commit).toEqual({ missing: ['definitions/cities.json'], message: 'An edit' });
        expect(git(dir, 'log', '--format=%s').trim()).toBe('the config as it was');
        expect(made.isBroken).toBe(false);
        const along = await post<SaveResponse>('/api/save/commit', {
          at: made.at,
          with: ['definitions/cities.json'],
        });
        expect(along.commit).toEqual({
          commit: git(dir, 'rev-parse', 'HEAD').trim(),
          message: 'An edit',
          needed: ['definitions/cities.json'],
        });
        expect(along.files).toEqual(made.files);
        expect(git(dir, 'show', '--name-only', '--format=', 'HEAD').trim().split('\n')).toEqual([
          'channels.json',
          'definitions/cities.json',
        ]);
        expect(git(dir, 'status', '--short').trim()).toBe('');
        expect((await client.get<LastSaveResponse>('/api/last-save')).last).toEqual(along);
      }),
  );

  inNpmTest('that was saved without one is made later, with earlier saves once the operator wants it', () =>
    inRepository(async (client) => {
      const { dir, post } = client;
      const file = 'definitions/pages/welcome.json';
      await saveOnly(client, { do: 'create', file, value: pageOf(dir, 'welcome') });
      const path = ['channels', firstChannel(dir), 'title'];
      const { at, commit: none } = await saveOnly(client, {
        do: 'set',
        file: 'channels.json',
        path,
        value: '新',
      });
      expect(none).toBe(null);
      const refused = async (request: object) => (await client.ask('/api/save/commit', request)).status;
      expect(await refused({ at, with: [] })).toBe(409);
      expect(await refused({ at, with: [], message: ' ' })).toBe(409);
      expect(await refused({ at, with: ['hosts.json'], message: '新标题' })).toBe(409);
      const made = await post<SaveResponse>('/api/save/commit', { at, with: [file], message: '新标题' });
      expect(made.commit).toMatchObject({ message: '新标题', needed: [file] });
      expect(git(dir, 'show', '--name-only', '--format=', 'HEAD').trim().split('\n')).toEqual([
        'channels.json',
        file,
      ]);
      expect(git(dir, 'status', '--short').trim()).toBe('');
      expect(await refused({ at, with: [], message: '再一次' })).toBe(409);
    }),
  );

  inNpmTest(
    'of a channel lacks its city rule, and neither the page nor the route that were saved with that',
    () =>
      inRepository(async (client) => {
        const { dir, post } = client;
        await saveOnly(client, {
          do: 'create',
          file: 'definitions/pages/welcome.json',
          value: pageOf(dir, 'welcome'),
        });
        await saveOnly(client, {
          do: 'set',
          file: 'definitions/routes.json',
          path: ['routes', 'welcome'],
          value: route,
        });
        const made = await lackCityRule(client);
        expect(made.commit).toMatchObject({ missing: ['definitions/cities.json'] });
        await post('/api/save/commit', { at: made.at, with: ['definitions/cities.json'] });
        const left = ['definitions/routes.json', 'definitions/pages/welcome.json'];
        const ask = (files: string[]) => client.ask('/api/save/commit-files', { files, message: '页面' });
        expect((await ask([])).status).toBe(409);
        expect((await ask([...left, 'hosts.json'])).status).toBe(409);
        // A new page that a route shows goes along unasked.
        expect((await ask(['definitions/routes.json'])).answer).toMatchObject({
          commit: { message: '页面', needed: ['definitions/pages/welcome.json'] },
        });
        expect(git(dir, 'status', '--short').trim()).toBe('');
      }),
  );

  inNpmTest('is made with no other files than those that it lacked, and not while there are edits', () =>
    inRepository(async (client) => {
      const { at } = await lackCityRule(client);
      const missing = ['definitions/cities.json'];
      const refused = async (request: object) => (await client.ask('/api/save/commit', request)).status;
      expect(await refused({ at, with: [...missing, 'hosts.json'] })).toBe(409);
      expect(await refused({ at: '2026-01-01T00:00:00.000Z', with: missing })).toBe(409);
      await client.post('/api/edit', {
        edits: [
          {
            do: 'set',
            file: 'channels.json',
            path: ['channels', firstChannel(client.dir), 'title'],
            value: '新',
          },
        ],
      });
      expect(await refused({ at, with: missing })).toBe(409);
      expect(git(client.dir, 'log', '--format=%s').trim()).toBe('the config as it was');
    }),
  );

  // In `npm test` a commit lacks one changed file (above).
  inFullRun('lacks also the new files of what it lacks', () =>
    inRepository(async (client) => {
      const file = join(client.dir, 'definitions/routes.json');
      copyPage(client.dir, 'welcome');
      const routes = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(
        file,
        JSON.stringify({ ...routes, routes: { ...routes.routes, welcome: route } }, null, 2),
      );
      const made = await commit(client, ['definitions/navigation.json', ['rules', 2, 'go'], 'welcome']);
      const missing = ['definitions/pages/welcome.json', 'definitions/routes.json'];
      expect(made.commit).toMatchObject({ missing });
      const along = await client.post<SaveResponse>('/api/save/commit', { at: made.at, with: missing });
      expect(along.commit).toMatchObject({ message: 'An edit', needed: missing });
      expect(git(client.dir, 'status', '--short').trim()).toBe('');
    }),
  );

  // In `npm test` a commit leaves the other new file out (above).
  inFullRun('has what was saved alone where other changes are not needed', () =>
    inRepository(async (client) => {
      copyPage(client.dir, 'other');
      const channel = firstChannel(client.dir);
      const made = await commit(client, ['channels.json', ['channels', channel, 'title'], '新']);
      expect(made.commit).toEqual({ commit: expect.any(String), message: 'An edit' });
      expect(git(client.dir, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe('channels.json');
    }),
  );
});
