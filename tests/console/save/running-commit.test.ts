import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type {
  PlanResponse,
  ReviewsResponse,
  SaveResponse,
  StateResponse,
} from '../../../console/api/index.ts';
import { withConsole } from '../harness/served-console.ts';
import { git, initGit } from '../harness/small-config.ts';

test('what a save is committing is not told as left without a commit, and is where git refuses it', () =>
  withConsole(
    async ({ dir, get, post }) => {
      const [started, goOn] = [join(dir, '../started'), join(dir, '../go-on')];
      const hook = `#!/bin/sh\ntouch '${started}'\nwhile [ ! -e '${goOn}' ]; do sleep 0.1; done\nexit 1\n`;
      writeFileSync(join(dir, '.git/hooks/pre-commit'), hook, { mode: 0o755 });
      const edit = { do: 'set', file: 'channels.json', path: ['channels', '1', 'note'], value: '备注' };
      await post('/api/edit', { edits: [edit] });
      const { version } = await get<StateResponse>('/api/state');
      const { riskDigest } = await get<PlanResponse>('/api/plan');
      const saving = post<SaveResponse>('/api/save', {
        version,
        confirm: riskDigest,
        commit: { message: '备注' },
      });
      await expect.poll(() => existsSync(started), { timeout: 20_000 }).toBe(true);
      expect(git(dir, 'diff', 'HEAD', '--name-only').trim()).toBe('channels.json');
      expect((await get<ReviewsResponse>('/api/reviews')).uncommitted).toEqual([]);
      writeFileSync(goOn, '');
      expect((await saving).commit).toHaveProperty('refused');
      expect((await get<ReviewsResponse>('/api/reviews')).uncommitted).toEqual(['channels.json']);
    },
    { prepare: initGit },
  ));
