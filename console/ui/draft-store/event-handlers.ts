import type { ConsoleEvents } from '../../api/index.ts';
import type { DraftStore } from './draft-store.ts';

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
    store.diskChange = change;
    void store.refresh();
  },
  window: (own) => {
    store.windows.entered(own);
    store.collisions.entered(own.window);
  },
  windows: ({ windows }) => {
    store.windows.all = windows;
    store.collisions.follow(windows);
  },
  draft: ({ version }) => store.followVersion(version),
});
