import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { roots } from '../../runtime/requirement-tables.ts';
import { entriesOfHost, guardedPaths, pageOfPath, titleOfHost } from '../harness/expected-routes.ts';
import { expectGuards, expectPage } from '../harness/route-checks.ts';
import { expectNoSideScroll, settled } from '../harness/settled-page.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const hosts = Object.keys(titleOfHost);
const configured = JSON.parse(readFileSync(join(root, 'hosts.json'), 'utf8')) as {
  hosts: Record<string, unknown>;
};

const query = '?bd_vid=a%2Bb+c&x=%E4%B8%8A&x=2&empty=&flag';

// `npm run test:full` opens every route on every host, 850 page views.
describe.concurrent('every host', () => {
  it('is one of hosts.json', () => {
    expect([...hosts].sort()).toEqual(Object.keys(configured.hosts).sort());
    expect(roots.map(([host]) => host).sort()).toEqual([...hosts].sort());
  });

  it.each(roots)(
    'R-ROUTE 1, 3, R-PROD 4: %s redirects / to %s, with the unchanged query, its page and title, without an error',
    async (host, path) => {
      await using visitor = await arrive({ host });
      await visitor.open(`/${query}`);
      await settled(visitor.page);
      expect(visitor.address).toBe(path + query);
      const page = { ...pageOfPath, ...entriesOfHost(host) }[path];
      expect(await visitor.page.locator('main').getAttribute('data-page')).toBe(page);
      expect(await visitor.page.title()).toBe(titleOfHost[host]);
      await expectNoSideScroll(visitor, host);
      expect(visitor.trouble).toEqual([]);
    },
  );
});

// One host stands for the others, which have the same routes but for their landing pages.
describe.concurrent('the default host', () => {
  it('R-ROUTE 1 to 4, R-PROD 4: shows the right entry page and title to a stranger at each path', async () => {
    await using stranger = await arrive();
    const entries = Object.entries(entriesOfHost('default'));
    const elsewhere = entries.find(([, page]) => page === 'empty');
    for (const [path, page] of [
      ...entries.filter(([, page]) => page !== 'empty'),
      ...(elsewhere ? [elsewhere] : []),
    ])
      await expectPage(stranger, 'default', path, page);
  });

  it('R-ROUTE 4, R-PROD 4: shows the right page and title to a member at each path', async () => {
    await using member = await arrive({ token: 'ok' });
    for (const [path, page] of Object.entries(pageOfPath)) await expectPage(member, 'default', path, page);
  });
});

describe.concurrent('a guarded page', () => {
  // A host whose root is a login page, and the one whose root is not.
  it.each(['default', 'carloan.example'])(
    'R-AUTH 2, 3: of %s sends a visitor without a token away',
    async (host) => {
      await using stranger = await arrive({ host });
      await expectGuards(stranger, host, Object.entries(guardedPaths));
    },
  );
});
