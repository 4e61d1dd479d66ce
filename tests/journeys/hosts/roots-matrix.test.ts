import { describe, expect, it } from 'vitest';
import { roots } from '../../runtime/requirement-tables.ts';
import { entriesOfHost, pageOfPath, titleOfHost } from '../harness/expected-routes.ts';
import { casesOfRun, firstOf } from '../harness/matrix.ts';
import { expectNoSideScroll, settled } from '../harness/settled-page.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const query = '?bd_vid=a%2Bb+c&x=%E4%B8%8A&x=2&empty=&flag';
const pageOf = (host: string, path: string) => ({ ...pageOfPath, ...entriesOfHost(host) })[path];

/** Whether the landing page is the host's own, the login of all hosts, or another page of all hosts. */
const kindOf = (path: string) => (path in pageOfPath ? 'page' : path === '/login' ? 'login' : 'own');

describe.concurrent('every host', () => {
  // One of each kind: unit tests compare every root with the requirement (tests/runtime/address), and the landing pages
  // are rendered in tests/renderer/page.
  it.each(
    casesOfRun(
      roots,
      firstOf(([, path]) => kindOf(path)),
    ),
  )(
    'R-ROUTE 1, 3, R-PROD 4: %s redirects / to %s, with the unchanged query, its page and title, without an error',
    async (host, path) => {
      await using visitor = await arrive({ host });
      await visitor.open(`/${query}`);
      await settled(visitor.page);
      expect(visitor.address).toBe(path + query);
      expect(await visitor.page.locator('main').getAttribute('data-page')).toBe(pageOf(host, path));
      expect(await visitor.page.title()).toBe(titleOfHost[host]);
      await expectNoSideScroll(visitor, host);
      expect(visitor.trouble).toEqual([]);
    },
  );
});
