import { expect } from 'vitest';
import { titleOfHost } from './expected-routes.ts';
import { expectNoSideScroll, settled } from './settled-page.ts';
import type { Visitor } from './visitor.ts';

/** Pages that finish by themselves after a while: the check does not wait until they have settled. */
const movesOn = new Set(['/success-loading', '/fail-loading']);

/** The path shows the page with the title of the host, without an error or horizontal scrolling. */
export async function expectPage(visitor: Visitor, host: string, path: string, page: string): Promise<void> {
  const what = `${host} ${path}`;
  await visitor.page.goto(visitor.origin + path, { waitUntil: 'commit' });
  await visitor.page.locator(`main[data-page="${page}"]:visible`).waitFor();
  if (!movesOn.has(path)) await settled(visitor.page);
  expect(visitor.path, what).toBe(path);
  expect(await visitor.page.title(), what).toBe(titleOfHost[host]);
  await expectNoSideScroll(visitor, what);
  expect(visitor.trouble, what).toEqual([]);
}

/** A new visitor of guarded paths is redirected as the table says, with the query. */
export async function expectGuards(
  stranger: Visitor,
  host: string,
  guarded: readonly (readonly [path: string, goesTo: string])[],
): Promise<void> {
  await stranger.open('/?x=%E4%B8%8A');
  // The car-loan host's / is no login page, so no login address is stored there.
  const login = host === 'carloan.example' ? '/carloan' : stranger.path;
  for (const [path, goesTo] of guarded) {
    await stranger.page.goto(`${stranger.origin}${path}?x=%E4%B8%8A`, { waitUntil: 'commit' });
    if (goesTo === 'login') await stranger.page.waitForURL((url) => url.pathname === login);
    else await stranger.waitForAddress(`${goesTo}?x=%E4%B8%8A`);
  }
  expect(stranger.trouble).toEqual([]);
}
