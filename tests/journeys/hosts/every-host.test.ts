import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { entriesOfHost, guardedPaths, pageOfPath, titleOfHost } from '../harness/expected-routes.ts';
import { expectGuards, expectPage } from '../harness/route-checks.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const hosts = Object.keys(titleOfHost);
const configured = JSON.parse(readFileSync(join(root, 'hosts.json'), 'utf8')) as {
  hosts: Record<string, unknown>;
};
/** Distributes the entries, so that every one is opened on one host and every host opens some. */
const shareOf = <T>(entries: readonly T[], host: string): T[] =>
  entries.filter((_, index) => index % hosts.length === hosts.indexOf(host));
/** Every landing page of the host, and one path that is a landing page elsewhere. */
function landingPages(host: string): [path: string, page: string][] {
  const entries = Object.entries(entriesOfHost(host));
  const elsewhere = entries.find(([, page]) => page === 'empty');
  return [...(elsewhere ? [elsewhere] : []), ...entries.filter(([, page]) => page !== 'empty')];
}

// `npm run test:full` opens every route on every host, 850 page views.
describe.concurrent('every host, and every route on one of them', () => {
  it('knows every host of hosts.json', () => {
    expect([...hosts].sort()).toEqual(Object.keys(configured.hosts).sort());
  });

  it.each(hosts)(
    'R-ROUTE 1 to 4, R-PROD 4: %s shows the right page and title, without an error or horizontal scrolling',
    async (host) => {
      {
        await using stranger = await arrive({ host });
        for (const [path, page] of landingPages(host)) await expectPage(stranger, host, path, page);
      }
      await using member = await arrive({ host, token: 'ok' });
      const shared = shareOf(Object.entries(pageOfPath), host);
      for (const [path, page] of shared) await expectPage(member, host, path, page);
    },
  );

  it.each(['default', 'carloan.example', 'm.example'])(
    'R-AUTH 2, 3: %s sends a visitor without a token away from every guarded page',
    async (host) => {
      await using stranger = await arrive({ host });
      await expectGuards(stranger, host, Object.entries(guardedPaths));
    },
  );
});
