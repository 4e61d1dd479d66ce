import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  finishInterruptedWrites,
  UnsafeFileError,
  type WriteStage,
  writeFilesAtomically,
} from '../../../console/files/atomic-write.ts';
import { ConfigDisk } from '../../../console/files/config-disk.ts';
import { withConfig } from '../harness/small-config.ts';

const added = 'definitions/pages/a-new-one.json';
const removedOf = (dir: string): string =>
  `definitions/pages/${readdirSync(join(dir, 'definitions/pages')).sort()[0]}`;
const left = (dir: string) =>
  (readdirSync(dir, { recursive: true }) as string[]).filter((name) => name.includes('.console-new'));

test('a save writes a new page and removes a deleted one', () =>
  withConfig((dir, stateDir) => {
    mkdirSync(stateDir, { recursive: true });
    const removed = removedOf(dir);
    const before = readFileSync(join(dir, removed), 'utf8');
    writeFilesAtomically(dir, join(stateDir, 'save.json'), [
      { file: added, before: '', after: '{}\n' },
      { file: removed, before, after: '' },
    ]);
    expect(readFileSync(join(dir, added), 'utf8')).toBe('{}\n');
    expect(existsSync(join(dir, removed))).toBe(false);
    expect(left(dir)).toEqual([]);
  }));

describe('a save of new and deleted files that is killed', () => {
  const moments: [WriteStage, 'added' | 'removed' | ''][] = [
    ['temporary', 'added'],
    ['journal', ''],
    ['rename', 'added'],
    ['rename', 'removed'],
    ['done', ''],
  ];
  test.each(moments)(
    'at %s %s has written and removed all or none once the console starts again',
    (moment, which) =>
      withConfig((dir, stateDir) => {
        const removed = removedOf(dir);
        const file = which === 'added' ? added : which === 'removed' ? removed : '';
        const script = join(import.meta.dirname, 'save-new-until-killed.ts');
        const { signal } = spawnSync(
          process.execPath,
          [script, dir, stateDir, moment, file, added, removed],
          { stdio: 'inherit' },
        );
        expect(signal).toBe('SIGKILL');
        const known = new ConfigDisk(dir).files.keys();
        expect(finishInterruptedWrites(dir, join(stateDir, 'save.json'), known)).toEqual([]);
        const isWhole = moment !== 'temporary';
        expect([existsSync(join(dir, added)), existsSync(join(dir, removed))]).toEqual([isWhole, !isWhole]);
        expect(left(dir)).toEqual([]);
      }),
  );
});

test('a new page is not written into a folder that is a link', () =>
  withConfig((dir, stateDir) => {
    mkdirSync(stateDir, { recursive: true });
    mkdirSync(join(stateDir, 'elsewhere'));
    symlinkSync(join(stateDir, 'elsewhere'), join(dir, 'definitions/linked'));
    const writes = [{ file: 'definitions/linked/page.json', before: '', after: '{}\n' }];
    expect(() => writeFilesAtomically(dir, join(stateDir, 'save.json'), writes)).toThrow(UnsafeFileError);
    expect(readdirSync(join(stateDir, 'elsewhere'))).toEqual([]);
  }));
