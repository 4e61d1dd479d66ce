// Globals of a browser for code that runs in Node: `window`, `document`, timers, clocks and `fetch` belong to the
// document whose code is running. Imported before the client, which keeps the fetch that it finds.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FakeDocument } from './fake-document.ts';
import type { Press } from './oracle.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Whose code is running, and which press of the button has started it. */
interface Running {
  document: FakeDocument;
  press: Press | null;
}
const running = new AsyncLocalStorage<Running>();
const realNow = Date.now.bind(Date);
const realPerformanceNow = performance.now.bind(performance);
const realFetch = globalThis.fetch;
const realTimers = { setTimeout, clearTimeout };

let time: VirtualTime | null = null;
/** From now on the clocks and timers are these; null for the real ones. */
export function setTime(next: VirtualTime | null): void {
  time = next;
}

/** Counts what the client does: a quiet turn of the event loop means that it waits. */
export const activity = { count: 0 };

/** Runs code as a document's, and what it starts, however late. */
export const runIn = <T>(document: FakeDocument, run: () => T, press: Press | null = null): T =>
  running.run({ document, press }, run);
export const runningPress = (): Press | null => running.getStore()?.press ?? null;

/** Until no document has work to do before a response, a timer or the visitor. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    const before = activity.count;
    await new Promise<void>((resolve) => setImmediate(resolve));
    quiet = activity.count === before ? quiet + 1 : 0;
  }
}

const viewOf = () => running.getStore()?.document.view;
const define = (name: string, get: () => unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, get, set: () => undefined });

define('window', viewOf);
define('document', () => viewOf()?.document);
Date.now = () => time?.wall ?? realNow();
performance.now = () => time?.mono ?? realPerformanceNow();
Object.assign(globalThis, {
  setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (time === null) return realTimers.setTimeout(run, ms, ...given);
    activity.count++;
    const store = running.getStore();
    const start = () => run(...given);
    return time.set(store ? () => running.run(store, start) : start, ms, store?.document);
  },
  clearTimeout: (id: never) =>
    typeof id === 'number' && time ? time.clear(id) : realTimers.clearTimeout(id),
  requestAnimationFrame: () => 0,
  fetch: (request: Request | string) =>
    running.getStore()?.document.fetch(request) ?? realFetch(request as Parameters<typeof fetch>[0]),
  // The only HTML that the client parses is the server's current version of its page.
  DOMParser: class {
    parseFromString = (text: string) => ({
      querySelector: () => ({ getAttribute: () => text }),
      getElementById: () => ({ textContent: JSON.stringify({ pages: text }) }),
    });
  },
});
