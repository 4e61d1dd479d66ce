import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveResponse } from '../../../../console/api/index.ts';
import type { ApiClient } from '../../../../console/ui/client/api-client.ts';
import { offlineError } from '../../../../console/ui/client/api-error.ts';
import { DraftStore } from '../../../../console/ui/draft-store/draft-store.ts';
import { eventHandlers } from '../../../../console/ui/draft-store/event-handlers.ts';
import { type Client as Served, withConsole } from '../../harness/served-console.ts';
import { initGit } from '../../harness/small-config.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  for (const name of ['localStorage', 'sessionStorage']) {
    const entries = new Map<string, string>();
    vi.stubGlobal(name, {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    });
  }
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

/** A store whose calls for the state are answered when the test says so. */
function storeWithHeldStates() {
  const held: ((state: object) => void)[] = [];
  const client = { state: () => new Promise((answer) => held.push(answer)), file: async () => ({}) };
  const draftStore = new DraftStore(client as unknown as ApiClient);
  const answer = (at: number, state: object) =>
    held[at]?.({ version: 0, undo: 0, redo: 0, next: {}, files: [], config: '/config', ...state });
  return { draftStore, held, answer };
}
const preview = {
  disk: 1,
  draft: 2,
  review: 3,
  version: null,
  diskVersion: null,
  state: 'building',
  message: null,
};

test('a state that was asked for before an event about the previews does not undo the event', async () => {
  const { draftStore, held, answer } = storeWithHeldStates();
  const refreshed = draftStore.refresh();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  const ready = { ...preview, version: 0, diskVersion: 0, state: 'ready' as const };
  eventHandlers(draftStore).preview(ready);
  answer(0, { previews: preview });
  await refreshed;
  expect(draftStore.preview).toEqual(ready);
});

test('of overlapping calls for the state only the last changes the store', async () => {
  vi.useFakeTimers();
  const { draftStore, held, answer } = storeWithHeldStates();
  await draftStore.change(async () => ({ version: 1, undo: 1, redo: 0, next: {}, patches: {} }) as never);
  await vi.advanceTimersByTimeAsync(1000);
  const refreshed = draftStore.refresh();
  vi.useRealTimers();
  await vi.waitFor(() => expect(held.length).toBeGreaterThan(1));
  const last = held.length - 1;
  answer(last, { version: 1, config: '/newer', previews: null });
  for (let at = 0; at < last; at += 1) answer(at, { config: '/older', previews: preview });
  await refreshed;
  expect(draftStore.state?.config).toBe('/newer');
});

test('a reload after an edit takes the place of the later call for its state', async () => {
  vi.useFakeTimers();
  const { draftStore, held, answer } = storeWithHeldStates();
  await draftStore.change(async () => ({ version: 1, undo: 1, redo: 0, next: {}, patches: {} }) as never);
  const refreshed = draftStore.refresh();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(held).toHaveLength(1);
  answer(0, { version: 1, config: '/newest', previews: null });
  await refreshed;
  expect(draftStore.state?.config).toBe('/newest');
});

test('a window that has not saved learns of the commit of another one, which comes after the files of its save', () =>
  withConsole(
    async (served) => {
      const draftStore = draftStoreOf(served);
      const handlers = eventHandlers(draftStore);
      await draftStore.refresh();
      const before = draftStore.state?.git?.head;
      const told = vi.spyOn(served.console.events, 'send').mockImplementation((name, data) => {
        if (name === 'draft' || name === 'commit') handlers[name](data as never);
      });
      const path = ['channels', '79999', 'title'];
      const { version } = await served.post<{ version: number }>('/api/edit', {
        edits: [{ do: 'set', file, path, value: '提交的' }],
      });
      // The state that the window asks for by the event of the draft has the commit before.
      writeFileSync(join(served.dir, '.git/hooks/pre-commit'), '#!/bin/sh\nsleep 1\n', { mode: 0o755 });
      const { commit } = await served.post<SaveResponse>('/api/save', {
        version,
        commit: { message: 'A title' },
      });
      const head = commit && 'commit' in commit ? commit.commit : null;
      expect(head).not.toBe(before);
      await vi.waitFor(() => expect(draftStore.state?.git?.head).toBe(head), 5000);
      told.mockRestore();
    },
    { prepare: initGit },
  ));
