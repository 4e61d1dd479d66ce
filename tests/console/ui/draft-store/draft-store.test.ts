import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveResponse } from '../../../../console/api/index.ts';
import type { ApiClient } from '../../../../console/ui/client/api-client.ts';
import { offlineError } from '../../../../console/ui/client/api-error.ts';
import { DraftStore } from '../../../../console/ui/draft-store/draft-store.ts';
import { type Client as Served, withConsole } from '../../harness/served-console.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The draft store of a page that calls this console. */
const draftStoreOf = ({ get, post }: Served) =>
  new DraftStore({
    // The store fetches the state a moment after an edit: by then the test may have closed the server.
    state: () =>
      get('/api/state').catch(() => {
        throw offlineError();
      }),
    file: (name: string) => get(`/api/file?name=${name}`),
    edit: (request: object) => post('/api/edit', request),
    undo: () => post('/api/undo'),
    redo: () => post('/api/redo'),
  } as unknown as ApiClient);

const file = 'channels.json';
const title = (value: string) => [{ do: 'set' as const, file, path: ['channels', '79999', 'title'], value }];

test('after a save undo and redo step through the same history, and each step is named in advance', () =>
  withConsole(async (served) => {
    const draftStore = draftStoreOf(served);
    await draftStore.refresh();
    expect(draftStore.next).toEqual({ undo: null, redo: null });
    for (const value of ['一', '二', '一']) await draftStore.edit(title(value));
    await served.post<SaveResponse>('/api/save', { version: draftStore.version });
    await draftStore.refresh();
    expect([draftStore.changedFiles, draftStore.undoCount]).toEqual([[], 3]);
    const path = ['channels', 'channels', '79999', 'title'];
    expect(draftStore.next).toMatchObject({ undo: { path, kind: 'changed' }, redo: null });
    const shown = () => served.console.draft.text(file).match(/"79999": \{\s*"title": "(.)"/)?.[1] ?? null;
    const titles: (string | null)[] = [];
    for (let at = 0; at < 3; at += 1) {
      await draftStore.undo();
      titles.push(shown());
    }
    expect(titles).toEqual(['二', '一', null]);
    expect(draftStore.next).toMatchObject({ undo: null, redo: { path } });
    await draftStore.refresh();
    // The disk has what was saved: the draft differs from it.
    expect(draftStore.changedFiles).toEqual([file]);
    for (let at = 0; at < 3; at += 1) await draftStore.redo();
    await draftStore.refresh();
    expect([shown(), draftStore.changedFiles, draftStore.redoCount]).toEqual(['一', [], 0]);
  }));
