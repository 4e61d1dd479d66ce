import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { git, initGit, withConfig } from '../harness/small-config.ts';

const script = join(import.meta.dirname, 'send-until-killed.ts');

const moments: [moment: string, isThere: boolean | null][] = [
  ['beforeTree', false],
  ['beforeCommit', false],
  ['soon', null],
  ['atTheEnd', true],
];
// With everything written but the branch.
test.each(casesOfRun(moments, ([moment]) => moment === 'beforeCommit'))(
  'a process that is killed while it sends a review (%s) leaves a whole branch or none',
  (moment, isThere) =>
    withConfig((dir, stateDir) => {
      initGit(dir);
      const index = readFileSync(join(dir, '.git/index'));
      const before = [git(dir, 'rev-parse', 'HEAD'), git(dir, 'status', '--porcelain')];
      const { signal } = spawnSync(process.execPath, [script, dir, stateDir, moment], { stdio: 'inherit' });
      expect(signal).toBe('SIGKILL');
      const branch = git(dir, 'branch', '--list', 'review/killed').trim();
      if (isThere !== null) expect(branch !== '').toBe(isThere);
      if (branch !== '')
        expect(git(dir, 'diff', '--name-only', 'HEAD', 'review/killed').trim()).toBe('channels.json');
      expect([git(dir, 'rev-parse', 'HEAD'), git(dir, 'status', '--porcelain')]).toEqual(before);
      expect(readFileSync(join(dir, '.git/index')).equals(index)).toBe(true);
      // Nothing is locked: the next one is sent.
      git(dir, 'branch', 'review/next');
      git(dir, 'fsck', '--connectivity-only');
    }),
);
