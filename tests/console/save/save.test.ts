import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Draft } from '../../../console/draft/draft.ts';
import { UndoLog } from '../../../console/draft/undo-log.ts';
import type { Edit } from '../../../console/edits/edit.ts';
import {
  finishInterruptedWrites,
  UnsafeFileError,
  type WriteStage,
  writeFilesAtomically,
} from '../../../console/files/atomic-write.ts';
import { ConfigDisk } from '../../../console/files/config-disk.ts';
import { commitFiles } from '../../../console/git/commit.ts';
import { unifiedDiff } from '../../../console/git/merge-and-diff.ts';
import { mergeDraftText } from '../../../console/save/merge-draft.ts';
import { git, initGit, treeHash, withConfig } from '../harness/small-config.ts';

const files = ['hosts.json', 'channels.json', 'definitions/site.json'];
const writesOf = (dir: string) =>
  files.map((file) => {
    const before = readFileSync(join(dir, file), 'utf8');
    return { file, before, after: `${before}\n` };
  });
const left = (dir: string) =>
  (readdirSync(dir, { recursive: true }) as string[]).filter((name) => name.includes('.console-new'));

const moments: [WriteStage, string][] = [
  ['temporary', 'hosts.json'],
  ['temporary', 'channels.json'],
  ['temporary', 'definitions/site.json'],
  ['journal', ''],
  ['rename', 'hosts.json'],
  ['rename', 'channels.json'],
  ['rename', 'definitions/site.json'],
  ['done', ''],
];

describe('a save that is killed', () => {
  test.each(moments)('at %s %s has written all files or none once the console starts again', (moment, file) =>
    withConfig((dir, stateDir) => {
      cpSync(dir, `${stateDir}-old`, { recursive: true });
      const writes = writesOf(dir);
      const script = join(import.meta.dirname, 'save-until-killed.ts');
      const { signal } = spawnSync(process.execPath, [script, dir, stateDir, moment, file], {
        stdio: 'inherit',
      });
      expect(signal).toBe('SIGKILL');
      expect(
        finishInterruptedWrites(dir, join(stateDir, 'save.json'), new ConfigDisk(dir).files.keys()),
      ).toEqual([]);
      const isNew = writes.map((one) => readFileSync(join(dir, one.file), 'utf8') === one.after);
      expect(new Set(isNew)).toEqual(new Set([moment !== 'temporary']));
      expect(left(dir)).toEqual([]);
    }),
  );
});

test('a change by another program in a half saved file is preserved', () =>
  withConfig((dir, stateDir) => {
    const script = join(import.meta.dirname, 'save-until-killed.ts');
    spawnSync(process.execPath, [script, dir, stateDir, 'journal', ''], { stdio: 'inherit' });
    writeFileSync(join(dir, 'channels.json'), '{ "mine": 1 }');
    expect(finishInterruptedWrites(dir, join(stateDir, 'save.json'), files)).toEqual(['channels.json']);
    expect(readFileSync(join(dir, 'channels.json'), 'utf8')).toBe('{ "mine": 1 }');
    expect(readFileSync(join(dir, 'hosts.json'), 'utf8').endsWith('\n\n')).toBe(true);
    expect(left(dir)).toEqual([]);
  }));

test('nothing is written through a link, neither of the file nor of a folder', () =>
  withConfig((dir, stateDir) => {
    new UndoLog(join(stateDir, 'draft.jsonl'));
    const journal = join(stateDir, 'save.json');
    renameSync(join(dir, 'hosts.json'), join(dir, '../outside.json'));
    symlinkSync('../outside.json', join(dir, 'hosts.json'));
    const before = treeHash(join(dir, '..'));
    expect(() => writeFilesAtomically(dir, journal, writesOf(dir))).toThrow(UnsafeFileError);
    expect(treeHash(join(dir, '..'))).toBe(before);
  }));

test('nothing is written through a link of a folder', () =>
  withConfig((dir, stateDir) => {
    renameSync(join(dir, 'definitions'), join(dir, '../elsewhere'));
    symlinkSync('../elsewhere', join(dir, 'definitions'));
    const before = treeHash(join(dir, '..'));
    expect(() => writeFilesAtomically(dir, join(stateDir, 'save.json'), writesOf(dir))).toThrow(
      UnsafeFileError,
    );
    expect(treeHash(join(dir, '..'))).toBe(before);
  }));

const base = '{\n  "channels": {\n    "1": { "title": "a" },\n    "2": { "title": "b" }\n  }\n}\n';
const set = (path: (string | number)[], value: unknown): Edit => ({
  do: 'set',
  file: 'channels.json',
  path,
  value,
});

/** A draft that started from `base`. */
const withDraft = <T>(use: (draft: Draft, dir: string) => T) =>
  withConfig((dir, stateDir) => {
    writeFileSync(join(dir, 'channels.json'), base);
    return use(new Draft(new ConfigDisk(dir), new UndoLog(join(stateDir, 'draft.jsonl'))), dir);
  });
const mergeAll = (draft: Draft, theirs: string) =>
  mergeDraftText('channels.json', { base, ours: draft.text('channels.json'), theirs }, draft.steps);
const merge = async (draft: Draft, theirs: string) => (await mergeAll(draft, theirs))?.text;

describe('when a file has changed on the disk meanwhile', () => {
  test('edits of other entries are applied again to the new text, also where adjacent lines changed', () =>
    withDraft(async (draft) => {
      draft.apply([set(['channels', '1', 'title'], 'mine')]);
      const theirs = base.replace('"b"', '"theirs"');
      expect(await merge(draft, theirs)).toBe(theirs.replace('"a"', '"mine"'));
    }));

  test('edits of one value by both are reported with both values, and the merged text has that of the disk', () =>
    withDraft(async (draft) => {
      draft.apply([set(['channels', '1', 'title'], 'mine'), set(['channels', '2', 'title'], 'mine')]);
      const theirs = base.replace('"a"', '"theirs"');
      expect(await mergeAll(draft, theirs)).toEqual({
        text: theirs.replace('"b"', '"mine"'),
        conflicts: [{ path: ['channels', '1', 'title'], base: 'a', ours: 'mine', theirs: 'theirs' }],
      });
    }));

  test('a key that both have added stands once, also where it was typed in different lines', () =>
    withDraft(async (draft) => {
      const added = (note: string) => base.replace('"title": "a"', note);
      draft.apply([
        { do: 'text', file: 'channels.json', text: added('"note": "mine",\n      "title": "a"') },
      ]);
      expect(await mergeAll(draft, added('"title": "a",\n      "note": "theirs"'))).toEqual({
        text: added('"title": "a",\n      "note": "theirs"'),
        conflicts: [{ path: ['channels', '1', 'note'], ours: 'mine', theirs: 'theirs' }],
      });
    }));

  test('a text on the disk in which a key stands twice is not merged', () =>
    withDraft(async (draft) => {
      draft.apply([{ do: 'text', file: 'channels.json', text: base.replace('"b"', '"mine"') }]);
      expect(
        await mergeAll(draft, base.replace('"title": "a"', '"title": "a",\n      "title": "c"')),
      ).toBeNull();
    }));

  test('typed text is merged line by line', () =>
    withDraft(async (draft) => {
      const long = base.replace('{\n', `{\n${'\n'.repeat(8)}`);
      draft.apply([{ do: 'text', file: 'channels.json', text: `${base}\n` }]);
      expect(await merge(draft, long)).toBe(`${long}\n`);
    }));

  test('taking the merged text preserves the edits and resolves the conflict', () =>
    withDraft(async (draft, dir) => {
      draft.apply([set(['channels', '1', 'title'], 'mine')]);
      const theirs = base.replace('"b"', '"theirs"');
      writeFileSync(join(dir, 'channels.json'), theirs);
      draft.disk.refresh();
      expect(draft.conflicting).toEqual(['channels.json']);
      draft.rebase('channels.json', (await merge(draft, theirs)) ?? '');
      expect(draft.conflicting).toEqual([]);
      expect(JSON.parse(draft.text('channels.json')).channels).toEqual({
        1: { title: 'mine' },
        2: { title: 'theirs' },
      });
    }));

  test('edits since the last save are applied again, earlier ones are not', () =>
    withDraft(async (draft, dir) => {
      draft.apply([set(['channels', '1', 'title'], 'saved')]);
      const saved = draft.text('channels.json');
      writeFileSync(join(dir, 'channels.json'), saved);
      draft.disk.refresh();
      draft.markSaved(['channels.json']);
      draft.apply([set(['channels', '2', 'title'], 'mine')]);
      const theirs = saved.replace('"saved"', '"theirs"');
      const ours = draft.text('channels.json');
      const merged = await mergeDraftText('channels.json', { base: saved, ours, theirs }, draft.steps);
      expect(merged?.text).toBe(theirs.replace('"b"', '"mine"'));
    }));
});

test('a commit contains the saved files and nothing else, whatever is staged', () =>
  withConfig(async (dir) => {
    initGit(dir);
    writeFileSync(join(dir, 'channels.json'), base);
    writeFileSync(join(dir, 'hosts.json'), '{}');
    git(dir, 'add', 'hosts.json');
    const answer = await commitFiles(dir, ['channels.json'], '改标题 $(touch x) `id`\n\n--amend');
    expect(answer).toEqual({
      commit: git(dir, 'rev-parse', 'HEAD').trim(),
      message: '改标题 $(touch x) `id`\n\n--amend',
    });
    const committed = git(dir, 'show', '--name-only', '--format=%B', 'HEAD').split('\n').filter(Boolean);
    expect(committed).toEqual(['改标题 $(touch x) `id`', '--amend', 'channels.json']);
    expect(git(dir, 'diff', '--cached', '--name-only').trim()).toBe('hosts.json');
  }));

test('a commit of a file that git has never known and that is gone again commits the others, or nothing', () =>
  withConfig(async (dir) => {
    initGit(dir);
    const gone = 'definitions/pages/gone.json';
    expect(await commitFiles(dir, [gone], 'Gone')).toBeNull();
    writeFileSync(join(dir, 'channels.json'), base);
    expect(await commitFiles(dir, [gone, 'channels.json'], 'Both')).toMatchObject({ message: 'Both' });
    expect(git(dir, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe('channels.json');
  }));

test('a difference is reported in the format of diff -u', async () => {
  expect(await unifiedDiff('x.json', 'a\nb\n', 'a\nc\n')).toBe(
    '--- a/x.json\n+++ b/x.json\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n',
  );
  expect(await unifiedDiff('x.json', 'a', 'a')).toBe('');
});
