import { describe, expect } from 'vitest';
import { chunksOfPage, readChunkSizes } from '../../../tools/budgets/chunk-sizes.ts';
import { cachedApp } from '../../harness/cached-build.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { config } from '../../runtime/real-config.ts';
import { requestRounds } from '../harness/request-rounds.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';
import { startVisitsDuringDeploys, word } from '../harness/visits-during-deploys.ts';

const arrive = startVisits();
const onSite = startVisitsDuringDeploys();

const list = '/p4-list-download';
const product = 'main h3 button';
const follow = '/weixin-gongzhonghao';
const code = 'main figure img';
const form = 'form [name=amount]';
const login = 'form [name=phone]';

/** Opens an address in rounds of requests, until this can be seen. */
const openUntil = (visitor: Visitor, address: string, selector: string) =>
  requestRounds(visitor, address, () => visitor.page.locator(selector).first().isVisible());

/** The chunks and page bundles among these paths, by name. */
const namesIn = (paths: readonly string[] = []): string[] =>
  paths.flatMap((path) => /([\w-]+?)(?:-.{8}\.js|\.\w{12}\.json)$/.exec(path)?.[1] ?? []).sort();

/** What the budgets count as needed by a page: its chunks, by name, and its bundle. */
async function neededBy(page: string): Promise<string[]> {
  const chunks = chunksOfPage(readChunkSizes(await cachedApp()), config, page, false);
  const names = chunks.map(({ id }) => id.replace(/^.*\//, '').replace(/\.\w+$/, ''));
  return [...names, page].sort();
}

/** The same of a page that is prerendered: its bundle is in the HTML. */
const neededByHtmlOf = async (page: string): Promise<string[]> =>
  (await neededBy(page)).filter((name) => name !== page);

describe('a page that is opened directly and on which no visit begins', () => {
  // In `npm test` a form behind a login is opened directly, with the same rounds, and link-login.test.ts opens the login.
  inFullRun('and is a list is shown after the HTML, one round of files and one call', async () => {
    await using visitor = await arrive();
    const [, files, calls, ...more] = await openUntil(visitor, `${list}?from=2&a=%E4%B8%AD`, product);
    expect(namesIn(files)).toEqual(await neededByHtmlOf('p4-list-download'));
    expect(calls?.filter((path) => /\.(?:js|css|json)$/.test(path))).toEqual([]);
    expect(calls).toContain('/api/v3/app/index');
    expect(more).toEqual([]);
    expect(visitor.trouble).toEqual([]);
  });

  inNpmTest(
    'and is a form behind a login is shown after the HTML, one round of files and one of calls',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      const [, files, calls, ...more] = await openUntil(visitor, '/form-package', form);
      expect(namesIn(files)).toEqual(await neededBy('form-package'));
      expect(calls).toContain('/api/v3/user/get');
      expect(more).toEqual([]);
      expect(visitor.trouble).toEqual([]);
    },
  );

  inFullRun('and needs a login is not requested for a visitor without one, who sees the login', async () => {
    await using visitor = await arrive();
    const [, files, ...more] = await openUntil(visitor, '/form-package', login);
    expect(visitor.path).toBe('/login');
    const rest = ['form-package', 'login'];
    expect(namesIn(files)).toEqual((await neededBy('login')).filter((name) => !rest.includes(name)));
    expect(more).toEqual([]);
  });

  inFullRun.each([
    [`${list}/`, product, 'p4-list-download'],
    ['/nowhere/at/all', 'main h1', 'empty'],
    ['/nowhere/%zz?a=%zz', 'main h1', 'empty'],
    ['/carloan/', 'form [name=amount]', 'carloan'],
  ])('%s needs one round of files', async (address, selector, page) => {
    await using visitor = await arrive();
    const [, files, ...more] = await openUntil(visitor, address, selector);
    expect(namesIn(files)).toEqual(await neededBy(page));
    expect(more.length).toBeLessThan(2);
  });

  inFullRun.each(Object.keys(config.hosts.hosts))('of %s needs one round of files', async (host) => {
    await using visitor = await arrive({ host });
    const [, files, ...more] = await openUntil(visitor, list, product);
    expect(namesIn(files)).toEqual(await neededByHtmlOf('p4-list-download'));
    expect(more).toHaveLength(1);
  });

  inFullRun(
    'and is not prerendered is requested again if the early request of its bundle is lost',
    async () => {
      await using visitor = await arrive();
      let requests = 0;
      await visitor.page.route(`**/config/pages${follow}.*`, (route) =>
        requests++ === 0 ? route.abort('connectionreset') : route.continue(),
      );
      await visitor.open(follow);
      await visitor.page.locator(code).first().waitFor();
      expect(requests).toBe(2);
    },
  );

  // In `npm test` reload-after-deploy.test.ts reloads after a deploy.
  inFullRun(
    'and is not prerendered is reloaded once after a deploy if its HTML is old, and its bundle and chunks are gone',
    () =>
      onSite({}, async ({ site, visitor, documents }) => {
        const old = await visitor.page.request.get(visitor.origin + follow).then((answer) => answer.text());
        await site.publishOtherBuild();
        await site.publish(word, ['weixin-gongzhonghao']);
        await site.lose('config/pages/');
        await visitor.page.route('**/assets/FollowAccount-*', (route) => route.fulfill({ status: 404 }), {
          times: 2,
        });
        await visitor.page.route(
          `**${follow}`,
          (route) => route.fulfill({ body: old, contentType: 'text/html' }),
          {
            times: 1,
          },
        );
        await visitor.open(follow);
        await visitor.page.getByText(word).first().waitFor();
        await visitor.page.locator(code).first().waitFor();
        expect(documents.filter((path) => path === follow)).toHaveLength(2);
      }),
  );
});
