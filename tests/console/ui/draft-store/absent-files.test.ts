import { autorun } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Edit } from '../../../../console/edits/edit.ts';
import type { ApiClient } from '../../../../console/ui/client/api-client.ts';
import { DraftStore } from '../../../../console/ui/draft-store/draft-store.ts';
import { parseOpenFile } from '../../../../console/ui/draft-store/open-file.ts';
import { withPendingEdits } from '../../../../console/ui/draft-store/with-pending-edits.ts';
import { fieldChange, isNewEntry } from '../../../../console/ui/field-values/field-change.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  }
});
afterEach(() => vi.unstubAllGlobals());

test('a file that the draft does not have, such as the new page of a review, is not asked for until it has it', async () => {
  const [there, page] = ['hosts.json', 'definitions/pages/new.json'];
  const asked: string[] = [];
  let files = [{ file: there }];
  const client = {
    state: async () => ({ version: 1, undo: 0, redo: 0, next: {}, config: '/config', previews: null, files }),
    file: async (name: string) => {
      asked.push(name);
      return { text: '{}', disk: '{}' };
    },
  };
  const draftStore = new DraftStore(client as unknown as ApiClient);
  await draftStore.refresh();
  const stop = autorun(() => {
    for (const name of [there, page]) draftStore.file(name);
  });
  expect(asked).toEqual([there]);
  files = [...files, { file: page }];
  await draftStore.refresh();
  await vi.waitFor(() => expect(draftStore.file(page)?.text).toBe('{}'));
  expect(asked).toContain(page);
  stop();
});

const file = 'channels.json';
const defaultText = '{"channels":{"1":{}}}';
const absent = parseOpenFile(file, '', '', null, defaultText);
const set: Edit = { do: 'set', file, path: ['channels', '1', 'title'], value: 'A' };
const titleField = { path: ['title'] } as unknown as Parameters<typeof fieldChange>[3];

test('a file that the config leaves out has the value that counts in its place, and is no broken JSON', () => {
  expect(absent).toMatchObject({ text: '', isJson: true, value: { channels: { 1: {} } } });
  expect(parseOpenFile(file, '', '', null)).toMatchObject({ isJson: false, value: null });
});

test('an edit that is on its way is seen in it, and the edit alone counts as a change', () => {
  const edited = withPendingEdits(absent, [{ edits: [set] }] as never);
  expect(edited.value).toEqual({ channels: { 1: { title: 'A' } } });
  const entry = { file, path: ['channels', '1'] };
  expect(isNewEntry(edited, entry)).toBe(false);
  expect(fieldChange(edited, entry, { title: 'A' }, titleField)).toEqual({ was: undefined });
  expect(isNewEntry(edited, { file, path: ['channels', '77'] })).toBe(true);
});
