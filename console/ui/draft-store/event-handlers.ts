import type { ConsoleEvents, OpenWindow } from '../../api/index.ts';
import type { DraftStore } from './draft-store.ts';

const idsOf = (windows: readonly OpenWindow[]): string => windows.map(({ window }) => window).join(' ');

type EventHandlers = { [N in keyof ConsoleEvents]: (data: ConsoleEvents[N]) => void };

/** What each server-sent event changes in the store. */
export const eventHandlers = (store: DraftStore): EventHandlers => ({
  problems: (problems) => {
    store.problems = problems;
  },
  names: (names) => {
    store.names = names;
  },
  planning: (progress) => {
    store.planning = { progress, receivedAt: performance.now() };
  },
  plan: (plan) => {
    store.plan = plan;
    store.planning = null;
  },
  preview: (status) => {
    store.preview = status;
  },
  disk: (change) => {
    // One's own change needs no notice, and takes away none of somebody else's.
    const { diskChange, windows } = store;
    const isOwn = change.by === windows.id;
    store.diskChange = { ...(isOwn && diskChange ? diskChange : change), version: change.version };
    void store.refresh();
  },
  commit: ({ head }) => {
    // A window that has saved asks for the state anyway.
    if (store.state?.git?.head !== head) void store.refresh();
  },
  window: (own) => {
    store.windows.entered(own);
    store.collisions.entered(own.window);
  },
  windows: ({ windows }) => {
    // What a closed window has edited is undone by those that are open.
    const isOther = store.windows.all.length > 0 && idsOf(windows) !== idsOf(store.windows.all);
    store.windows.all = windows;
    if (isOther) void store.refresh();
    store.collisions.follow(windows);
  },
  draft: ({ version }) => store.followVersion(version),
});
