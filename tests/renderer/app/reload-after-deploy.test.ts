import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { reloadAfterDeploy } from '../../../renderer/app/reload-after-deploy.ts';
import { SafeStorage } from '../../../runtime/effects/index.ts';

const requested: (string | undefined)[] = [];
const server = createServer((request, response) => {
  requested.push(request.url);
  response.end('<html></html>');
});
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

/** A page whose server still has its version: only a chunk is lost. */
function openPage() {
  const html = {
    querySelectorAll: (of: string) =>
      of === '[rel=modulepreload]' ? [{ href: `${origin()}/assets/lost.js` }] : [],
    querySelector: () => ({ getAttribute: () => '/assets/index-1.js' }),
    getElementById: () => ({ textContent: '{"pages":"1"}' }),
  };
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const reload = vi.fn();
  const view = Object.assign(new EventTarget(), {
    location: { href: `${origin()}/form`, reload },
    document: html,
    sessionStorage,
    localStorage: sessionStorage,
    history: { state: null },
  }) as unknown as Window;
  vi.stubGlobal('DOMParser', function DOMParser() {
    return { parseFromString: () => html };
  });
  const ports = { embedded: { pages: '1' } as never, storage: new SafeStorage(view), view, leave: () => {} };
  return { asked: reloadAfterDeploy(ports), view, reload };
}

afterEach(() => {
  vi.unstubAllGlobals();
  requested.length = 0;
});

it('FLT-26: a chunk that a page asks for twice uses up no reload before the visitor has pressed to try again', async () => {
  const { asked, view, reload } = openPage();
  expect([await asked.ask(null, true), await asked.ask(null, true)]).toEqual([false, false]);
  view.dispatchEvent(new Event('click'));
  expect(await asked.ask(null, true)).toBe(true);
  await expect.poll(() => reload.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

// `npm run test:engines` loses a chunk in WebKitGTK.
it('FLT-26: what was preloaded is fetched again when a chunk is lost, because WebKit keeps its failure beyond a reload', async () => {
  const { asked } = openPage();
  await asked.ask(null, true);
  // On a machine that stands still the question ends before its requests have arrived.
  await expect.poll(() => requested.toSorted(), { timeout: 10_000 }).toEqual(['/assets/lost.js', '/form']);
});
