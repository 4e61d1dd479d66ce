import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeStep } from '../../../console/draft/describe-step.ts';
import { Draft } from '../../../console/draft/draft.ts';
import { UndoLog } from '../../../console/draft/undo-log.ts';
import { type Edit, EditError, readEdits } from '../../../console/edits/edit.ts';
import { ConfigDisk } from '../../../console/files/config-disk.ts';
import { readConfig } from '../../../ops/check/check-config.ts';
import { withConfig } from '../harness/small-config.ts';

const open = (dir: string, stateDir: string) =>
  new Draft(new ConfigDisk(dir), new UndoLog(join(stateDir, 'draft.jsonl')));
const file = 'definitions/pages/spring.json';
const create: Edit = { do: 'create', file, value: { id: 'spring', outcomes: [], body: [] } };
const pages = (draft: Draft) =>
  [...draft.files.keys()].filter((name) => name.startsWith('definitions/pages/'));

test('a new page is a file of the draft, one undo takes it back, and a restart keeps it', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    const before = pages(draft);
    draft.apply([create]);
    expect(JSON.parse(draft.text(file))).toEqual({ id: 'spring', outcomes: [], body: [] });
    expect(pages(draft)).toEqual([...before, file].sort());
    const found = { kind: 'pages', stem: 'spring', text: draft.text(file) } as const;
    const [step] = draft.steps;
    expect(step && describeStep(step, () => found, true)).toMatchObject({
      path: ['pages', 'spring'],
      kind: 'added',
    });
    draft.undo();
    expect(pages(draft)).toEqual(before);
    expect(draft.changed.size).toBe(0);
    expect(draft.hasOpened(file)).toBe(true);
    draft.redo();
    draft.close();
    expect(pages(open(dir, stateDir))).toContain(file);
  }));

test('a deleted page is no file of the draft, and an editor that was emptied deletes nothing', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    const [first = ''] = pages(draft);
    draft.apply([{ do: 'text', file: first, text: '' }]);
    expect(pages(draft)).toContain(first);
    expect(readConfig(dir, { overlay: draft.overlay }).wellFormed).toBe(null);
    draft.undo();
    const text = draft.text(first);
    draft.apply([{ do: 'delete', file: first }]);
    expect(pages(draft)).not.toContain(first);
    expect(draft.isDeleted(first)).toBe(true);
    draft.undo();
    expect(draft.text(first)).toBe(text);
    expect(pages(draft)).toContain(first);
  }));

test('the undo of a new page that was saved since takes its file out, also after a restart and another edit', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    const body = [{ type: 'notice', id: 'note', tone: 'info', text: '一' }];
    draft.apply([{ do: 'create', file, value: { id: 'spring', outcomes: [], body } }]);
    draft.apply([{ do: 'set', file, path: ['body', 0, 'text'], value: '二' }]);
    const saved = draft.text(file);
    writeFileSync(join(dir, file), saved);
    draft.disk.refresh();
    draft.markSaved([file]);
    draft.undo();
    expect(draft.isDeleted(file)).toBe(false);
    draft.undo();
    expect([draft.isDeleted(file), [...draft.changed.keys()], pages(draft).includes(file)]).toEqual([
      true,
      [file],
      false,
    ]);
    expect(readConfig(dir, { overlay: draft.overlay }).wellFormed).not.toBe(null);
    draft.redo();
    draft.redo();
    expect([draft.text(file), draft.changed.size]).toEqual([saved, 0]);
    draft.undo();
    draft.undo();
    const [other = ''] = pages(draft);
    draft.apply([{ do: 'set', file: other, path: ['note'], value: '另一步' }]);
    expect(open(dir, stateDir).isDeleted(file)).toBe(true);
  }));

test('a card that is moved is one step that says so', () =>
  withConfig((dir, stateDir) => {
    const draft = open(dir, stateDir);
    const body = [
      { type: 'brandBar', id: 'brand' },
      { type: 'notice', id: 'note', tone: 'info', text: '一' },
    ];
    draft.apply([{ do: 'create', file, value: { id: 'spring', outcomes: [], body } }]);
    draft.apply([
      { do: 'remove', file, path: ['body', 1] },
      { do: 'insert', file, path: ['body', 0], value: body[1] },
    ]);
    const found = { kind: 'pages', stem: 'spring', text: draft.text(file) } as const;
    const step = draft.steps.at(-1);
    const moved = { path: ['pages', 'spring', 'body', 'note'], kind: 'moved', count: 1 };
    expect(step && describeStep(step, () => found, true)).toMatchObject(moved);
  }));

test('only pages and forms are created and deleted, under names that they may have', () => {
  const files = new Set(['hosts.json', file]);
  const read = (edit: object) => () => readEdits([edit], files);
  expect(read(create)).toThrow(EditError);
  for (const name of [
    'hosts2.json',
    'definitions/pages/../x.json',
    'definitions/pages/Ä.json',
    'definitions/other/a.json',
  ])
    expect(read({ ...create, file: name })).toThrow(EditError);
  expect(read({ do: 'delete', file: 'hosts.json' })).toThrow(EditError);
  expect(read({ ...create, file: 'definitions/forms/spring.json' })()).toHaveLength(1);
  expect(read({ do: 'delete', file })()).toEqual([{ do: 'delete', file }]);
});
