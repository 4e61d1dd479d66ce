import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { entriesOfHost, guardedPaths, pageOfPath, titleOfHost } from '../harness/expected-routes.ts';
import { expectNoSideScroll, settled } from '../harness/settled-page.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const { hosts } = JSON.parse(readFileSync(join(root, 'hosts.json'), 'utf8')) as {
  hosts: Record<string, unknown>;
};
/** Pages that move on by themselves after a while: they are looked at first. */
const movesOn = new Set(['/success-loading', '/fail-loading']);

async function expectPage(visitor: Visitor, host: string, path: string, page: string): Promise<void> {
  const what = `${host} ${path}`;
  await visitor.page.goto(visitor.origin + path, { waitUntil: 'commit' });
  await visitor.page.locator(`main[data-page="${page}"]:visible`).waitFor();
  if (!movesOn.has(path)) await settled(visitor.page);
  expect(visitor.path, what).toBe(path);
  expect(await visitor.page.title(), what).toBe(titleOfHost[host]);
  await expectNoSideScroll(visitor, what);
  expect(visitor.trouble, what).toEqual([]);
}

describe.concurrent('every route on every host', () => {
  it('knows every host of hosts.json', () => {
    expect(Object.keys(titleOfHost).sort()).toEqual(Object.keys(hosts).sort());
  });

  it.each(Object.keys(titleOfHost))(
    'R-ROUTE 1 to 4, R-PROD 4: %s shows the right page and title, without an error or a side scroll',
    { timeout: 240_000 },
    async (host) => {
      {
        await using stranger = await arrive({ host });
        for (const [path, page] of Object.entries(entriesOfHost(host)))
          await expectPage(stranger, host, path, page);
      }
      await using member = await arrive({ host, token: 'ok' });
      for (const [path, page] of Object.entries(pageOfPath)) await expectPage(member, host, path, page);
    },
  );

  it.each(Object.keys(titleOfHost))(
    'R-AUTH 2, 3: %s sends a visitor without a token away from every guarded page',
    { timeout: 120_000 },
    async (host) => {
      await using stranger = await arrive({ host });
      await stranger.open('/?x=%E4%B8%8A');
      const login = host === 'carloan.example' ? null : stranger.path;
      for (const [path, goesTo] of Object.entries(guardedPaths)) {
        await stranger.page.goto(`${stranger.origin}${path}?x=%E4%B8%8A`, { waitUntil: 'commit' });
        // The car-loan host's / is no login page, so that no login address is remembered there.
        if (goesTo === 'login')
          await stranger.page.waitForURL((url) => url.pathname === (login ?? '/carloan'));
        else await stranger.standsAt(`${goesTo}?x=%E4%B8%8A`);
      }
      expect(stranger.trouble).toEqual([]);
    },
  );
});
