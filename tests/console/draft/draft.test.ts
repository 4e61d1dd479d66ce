import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Draft } from '../../../console/draft/draft.ts';
import { UndoLog } from '../../../console/draft/undo-log.ts';
import type { Edit } from '../../../console/edits/edit.ts';
import { ConfigDisk } from '../../../console/files/config-disk.ts';
import { withConfig } from '../harness/small-config.ts';

const open = (dir: string, stateDir: string) =>
  new Draft(new ConfigDisk(dir), new UndoLog(join(stateDir, 'draft.jsonl')));
const title = (channel: string, value: string): Edit => ({
  do: 'set',
  file: 'channels.json',
  path: ['channels', channel, 'title'],
  value,
});

test('a paste of forty channels is one step, and one undo or redo covers all of it', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    const before = draft.text('channels.json');
    draft.apply(Array.from({ length: 40 }, (_, at) => title(`${70_000 + at}`, `渠道 ${at}`)));
    const after = draft.text('channels.json');
    expect(Object.keys(JSON.parse(after).channels)).toContain('70039');
    expect(draft.undoCount).toBe(1);
    draft.undo();
    expect(draft.text('channels.json')).toBe(before);
    expect(draft.changed.size).toBe(0);
    draft.redo();
    expect(draft.text('channels.json')).toBe(after);
  }));

test('a step is marked as a paste after undo, redo and a restart', () =>
  withConfig((dir, stateDir) => {
    const first = open(dir, stateDir);
    first.apply([title('70000', '一')], { isPaste: true });
    first.apply([title('70001', '二')]);
    first.undo();
    first.undo();
    first.close();
    const draft = open(dir, stateDir);
    draft.redo();
    draft.redo();
    expect(draft.steps.map(({ isPaste }) => isPaste)).toEqual([true, undefined]);
  }));

test('a step with one invalid edit applies none of its edits', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    const nowhere: Edit = { do: 'remove', file: 'channels.json', path: ['channels', 'nobody'] };
    expect(() => draft.apply([title('70000', 'x'), nowhere])).toThrow('there is no');
    expect(draft.changed.size).toBe(0);
    expect(draft.undoCount).toBe(0);
  }));

test('the draft, its undo stack and its redo stack survive a restart', () =>
  withConfig((dir, stateDir) => {
    const first = open(dir, stateDir);
    first.apply([title('70000', '一')]);
    first.apply([title('70001', '二')]);
    first.undo();
    const text = first.text('channels.json');
    const second = open(dir, stateDir);
    expect(second.text('channels.json')).toBe(text);
    expect([second.undoCount, second.redoCount]).toEqual([1, 1]);
    second.redo();
    second.undo();
    second.undo();
    expect(second.text('channels.json')).toBe(readFileSync(join(dir, 'channels.json'), 'utf8'));
  }));

test('an incomplete last log line was not accepted, and is ignored', () =>
  withConfig((dir, stateDir) => {
    open(dir, stateDir).apply([title('70000', '一')]);
    const log = join(stateDir, 'draft.jsonl');
    writeFileSync(log, `${readFileSync(log, 'utf8')}{"do":"step","step":{"ma`);
    expect(open(dir, stateDir).undoCount).toBe(1);
  }));

test('a file without edits follows the disk; one with edits preserves them and conflicts', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    draft.apply([title('70000', '一')]);
    writeFileSync(join(dir, 'hosts.json'), '{}');
    writeFileSync(join(dir, 'channels.json'), '{ "channels": {} }');
    draft.disk.refresh();
    draft.followDisk();
    expect(draft.text('hosts.json')).toBe('{}');
    expect(draft.conflicting).toEqual(['channels.json']);
    expect(draft.text('channels.json')).toContain('70000');
  }));

test('a file in conflict that an edit or an undo makes what it is on the disk conflicts no longer', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    const before = draft.text('channels.json');
    draft.apply([title('70000', '一')]);
    draft.markSaved(['channels.json']);
    draft.apply([title('70000', '二')]);
    writeFileSync(join(dir, 'channels.json'), before);
    draft.disk.refresh();
    draft.followDisk();
    expect(draft.conflicting).toEqual(['channels.json']);
    draft.undo();
    draft.undo();
    expect([draft.conflicting, draft.changed.size]).toEqual([[], 0]);
    expect(open(dir, stateDir).conflicting).toEqual([]);
    draft.redo();
    expect([draft.conflicting, draft.changed.size]).toEqual([[], 1]);

    const bothEdit = draft.text('channels.json').replace('一', '三');
    writeFileSync(join(dir, 'channels.json'), bothEdit);
    draft.disk.refresh();
    draft.followDisk();
    expect(draft.conflicting).toEqual(['channels.json']);
    draft.apply([title('70000', '三')]);
    expect([draft.conflicting, draft.changed.size]).toEqual([[], 0]);
  }));

test('a file whose edits were undone follows the disk, and its old steps are dropped', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    draft.apply([title('70000', '一')]);
    draft.undo();
    writeFileSync(join(dir, 'channels.json'), '{ "channels": {} }');
    draft.disk.refresh();
    expect(draft.followDisk()).toEqual(['channels.json']);
    expect(draft.text('channels.json')).toBe('{ "channels": {} }');
    expect(draft.redoCount).toBe(0);
  }));

test('edits that were written before the process died are not unsaved after a restart', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    draft.apply([title('70000', '一')]);
    writeFileSync(join(dir, 'channels.json'), draft.text('channels.json'));
    expect(open(dir, stateDir).changed.size).toBe(0);
  }));

test('the log stores typed text as patches, not the whole file for each key', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    const text = draft.text('channels.json');
    const size = () => readFileSync(join(stateDir, 'draft.jsonl')).length;
    draft.apply([{ do: 'text', file: 'channels.json', text: `${text} ` }]);
    const once = size();
    draft.apply([{ do: 'text', file: 'channels.json', text: `${text}  ` }]);
    expect(size() - once).toBeLessThan(200);
  }));

test('a file that is not JSON accepts text edits only', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    draft.apply([{ do: 'text', file: 'channels.json', text: '{ "channels": {' }]);
    expect(() => draft.apply([title('70000', '一')])).toThrow('cannot be read as JSON');
    draft.apply([{ do: 'text', file: 'channels.json', text: '{ "channels": {} }' }]);
    draft.apply([title('70000', '一')]);
    expect(JSON.parse(draft.text('channels.json'))).toEqual({ channels: { 70000: { title: '一' } } });
  }));

test('kill -9 after an accepted edit loses nothing: the draft and its undo survive', () =>
  withConfig(async (dir, stateDir) => {
    const script = join(import.meta.dirname, 'edit-until-killed.ts');
    const child = spawn(process.execPath, [script, dir, stateDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    let accepted = 0;
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        accepted += chunk.toString().split('\n').filter(Boolean).length;
        if (accepted >= 20) child.kill('SIGKILL');
      });
      child.on('exit', () => resolve());
    });
    const draft = open(dir, stateDir);
    expect(accepted).toBeGreaterThanOrEqual(20);
    expect(draft.undoCount).toBeGreaterThanOrEqual(accepted);
    const { channels } = JSON.parse(draft.text('channels.json'));
    for (let at = 0; at < accepted; at += 1) expect(channels[`${70_000 + at}`]).toEqual({ title: `${at}` });
    while (draft.undoCount > 0) draft.undo();
    expect(draft.text('channels.json')).toBe(readFileSync(join(dir, 'channels.json'), 'utf8'));
  }));

test('a save preserves the history: undo continues step by step, and each undo is an unsaved edit until the next save', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    const texts = [draft.text('channels.json')];
    for (const value of ['一', '二']) {
      draft.apply([title('70000', value)]);
      texts.push(draft.text('channels.json'));
    }
    // A revert is a step like any other.
    draft.apply([title('70000', '一')]);
    texts.push(draft.text('channels.json'));
    writeFileSync(join(dir, 'channels.json'), draft.text('channels.json'));
    draft.disk.refresh();
    draft.markSaved(['channels.json']);
    expect([draft.changed.size, draft.undoCount]).toEqual([0, 3]);
    for (const text of texts.slice(0, -1).reverse()) {
      draft.undo();
      expect(draft.text('channels.json')).toBe(text);
      draft.followDisk();
    }
    expect([[...draft.changed.keys()], draft.undoCount, draft.redoCount]).toEqual([['channels.json'], 0, 3]);
    for (const text of texts.slice(1)) {
      draft.redo();
      expect(draft.text('channels.json')).toBe(text);
    }
    expect([draft.changed.size, draft.conflicting]).toEqual([0, []]);
  }));
