import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, inject } from 'vitest';
import { resolveBrand, resolveSite } from '../../../runtime/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { config } from '../../runtime/real-config.ts';
import { eventually } from '../harness/eventually.ts';
import { expectOneCode, hold, submitBeforeHydration } from '../harness/impatient-visitor.ts';
import { startVisits } from '../harness/start-visits.ts';
import { originOf, phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** The HTML of a path, as a browser at the address of this host requests it. */
async function fetchHtml(host: string, path: string): Promise<string> {
  const port = inject('port');
  const headers = { host: new URL(originOf(host, port)).host, accept: 'text/html' };
  const request = get({ host: '127.0.0.1', port, path, headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return text(response);
}
/** As for a visitor who sees other parts of the page than it was rendered with. */
const showAnew = ({ page }: Visitor) =>
  page.route('**/login', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/data-facts="[^"]*"/, 'data-facts="others"');
    await route.fulfill({ response: answer, body });
  });
const brandOf = (channel: string) => {
  const site = resolveSite(config, 'default');
  return resolveBrand(site, site.channels[channel] ?? {}, { appName: null, appCompany: null });
};
const ours = brandOf(config.site.defaultChannel);
/** A channel whose visitors see another name, company and logo. */
const other = Object.keys(config.channels.channels).find((number) => {
  const theirs = brandOf(number);
  return (['name', 'companyName', 'logo'] as const).every((field) => theirs[field] !== ours[field]);
});

describe.concurrent('a page on which visits begin', () => {
  inNpmTest('is complete without scripts', async () => {
    await using visitor = await arrive();
    const context = await visitor.context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(`${visitor.origin}/login`);
    const footer = page?.locator('main footer');
    await footer?.waitFor();
    expect(await footer?.innerText()).toContain(ours.companyName);
    await context?.close();
  });

  inNpmTest(
    'is every page that everybody who opens it is shown alike, beside the landing pages',
    async () => {
      const isPrerendered = async (path: string) =>
        (await fetchHtml('default', path)).includes(`data-path="${path}"`);
      expect(await isPrerendered('/login')).toBe(true);
      expect(await isPrerendered('/form-package-simple')).toBe(true);
      // In steps.
      expect(await isPrerendered('/carloan')).toBe(true);
      // Without a form: a list, a result, a page that goes on by itself.
      for (const path of [
        '/p4-list-download',
        '/loan-calculator',
        '/uni-carloan-result',
        '/success-loading',
        '/404err',
      ])
        expect(await isPrerendered(path), path).toBe(true);
      // For a login; kept alive; other on each phone; led elsewhere by its address or by
      // a first visit; of any path.
      const others = ['/product-detail-popup', '/download-page', '/download', '/from', '/nowhere'];
      for (const path of ['/form-package', '/product-detail', ...others])
        expect(await isPrerendered(path), path).toBe(false);
    },
  );

  inNpmTest('with a form can be filled in before the app has started', async () => {
    await using visitor = await arrive();
    const release = await hold(visitor);
    await visitor.page.goto(`${visitor.origin}/form-package-simple`, { waitUntil: 'commit' });
    await visitor.field('name').fill('张三');
    await visitor.field('name').evaluate((input: HTMLElement) => {
      (input as { ours?: true }).ours = true;
    });
    release();
    await visitor.page.waitForFunction(() => document.querySelector('link[rel=stylesheet]:not([disabled])'));
    expect(await visitor.field('name').inputValue()).toBe('张三');
    expect(await visitor.field('name').evaluate((input) => (input as { ours?: true }).ours)).toBe(true);
    expect(visitor.trouble).toEqual([]);
  });

  inNpmTest('is visible before the app has started, and the app hydrates the same elements', async () => {
    await using visitor = await arrive();
    const release = await hold(visitor);
    await visitor.page.goto(`${visitor.origin}/`, { waitUntil: 'commit' });
    await visitor.page.getByRole('button', { name: '获取验证码' }).waitFor();
    expect(await visitor.page.title()).toBe(ours.title);
    await visitor.page.evaluate(() => {
      for (const one of document.querySelectorAll('main *')) (one as { ours?: true }).ours = true;
    });
    release();
    await visitor.page.waitForFunction(() => window.location.pathname === '/login');
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await visitor.askForCode();
    expect(
      await visitor.page.evaluate(() => {
        // The field of the code has come with the code.
        const all = [...document.querySelectorAll('main form input, main form label, main footer p')].filter(
          (one) => !one.closest('[data-field=code]'),
        );
        return all.length > 4 && all.every((one) => (one as { ours?: true }).ours);
      }),
    ).toBe(true);
    expect(visitor.trouble).toEqual([]);
  });

  // In `npm test` what was typed before the app had started is kept, and prefetch.test.ts loads the next page.
  inFullRun(
    'loads the code for a login, and for the fields of the next page, only when the visitor types',
    async () => {
      await using visitor = await arrive();
      const taken: string[] = [];
      visitor.page.on('request', (request) => taken.push(new URL(request.url()).pathname));
      const asked = (chunk: RegExp) => taken.some((path) => chunk.test(path));
      await visitor.page.goto(`${visitor.origin}/login`, { waitUntil: 'networkidle' });
      // The fields, and the HTTP client.
      const fetched = () => [asked(/lazy-field-kinds/), asked(/http-client/)];
      expect(fetched()).toEqual([false, false]);
      await visitor.field('phone').pressSequentially('1');
      await eventually(async () => fetched(), [true, true]);
      expect(visitor.trouble).toEqual([]);
    },
  );

  inNpmTest(
    'keeps what is typed, ticked and pressed before the app has started, and performs it once',
    async () => {
      await using visitor = await arrive();
      const release = await hold(visitor);
      await submitBeforeHydration(visitor);
      await timersFired(visitor.page, 200);
      expect(visitor.page.url()).toBe(`${visitor.origin}/login`);
      await expectOneCode(visitor, release);
    },
  );

  // In `npm test` back-button.test.ts comes back to a list that was shown without the router.
  inFullRun('stays where the visitor has scrolled to when the router starts', async () => {
    await using visitor = await arrive();
    await visitor.open('/carloan');
    await visitor.page.evaluate(() => window.scrollTo(0, 400));
    const field = visitor.page.locator('form input[type=text], form input[inputmode]').last();
    await field.evaluate((input: HTMLInputElement) => {
      input.focus({ preventScroll: true });
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const top = await visitor.page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(300);
    await visitor.page.waitForFunction(() => history.scrollRestoration === 'manual');
    await timersFired(visitor.page, 300);
    expect(await visitor.page.evaluate(() => window.scrollY)).toBe(top);
  });

  inFullRun(
    'keeps what is typed, ticked and pressed also if the app has to render the page anew',
    async () => {
      await using visitor = await arrive();
      await showAnew(visitor);
      const release = await hold(visitor);
      await submitBeforeHydration(visitor);
      await expectOneCode(visitor, release);
      expect(await visitor.field('consent').isChecked()).toBe(true);
    },
  );

  inFullRun(
    'does not wait for a style sheet that fails to load if the app has to render the page anew',
    async () => {
      await using visitor = await arrive();
      await showAnew(visitor);
      await visitor.page.route('**/assets/*.css', (route) => route.abort());
      const release = await hold(visitor);
      await submitBeforeHydration(visitor);
      await expectOneCode(visitor, release);
    },
  );

  inNpmTest('R-BRAND: never shows another brand than the visitor’s, from the first frame on', async () => {
    await using visitor = await arrive({
      script: () => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        const look = () => {
          seen.add(document.title);
          for (const one of document.querySelectorAll('main, main *')) {
            if (!one.checkVisibility({ visibilityProperty: true })) continue;
            for (const node of one.childNodes) if (node instanceof Text) seen.add(node.data);
            // Without the hash of a published picture.
            const src = one instanceof HTMLImageElement ? (one.getAttribute('src') ?? '') : '';
            seen.add(src.replace(/_[0-9a-f]{8}(?=\.\w+$)/, ''));
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
    });
    const release = await hold(visitor);
    if (other === undefined) throw new Error('every channel has our name, company or logo');
    const theirs = brandOf(other);
    await visitor.page.goto(`${visitor.origin}/login?_channel=channel_${other}`, { waitUntil: 'commit' });
    await visitor.field('phone').waitFor();
    await timersFired(visitor.page, 300);
    release();
    // The page looks at itself once a frame: what is shown may not have been seen yet.
    await visitor.page.waitForFunction(
      ({ companyName, logo }) => {
        const { seen } = window as unknown as { seen: Set<string> };
        return seen.has(logo) && [...seen].some((one) => one.includes(companyName));
      },
      { companyName: theirs.companyName, logo: theirs.logo },
    );
    const seen = await visitor.page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen.join('\n')).not.toContain(ours.companyName);
    expect(seen).not.toContain(ours.logo);
    expect(seen.join('\n')).not.toContain(ours.name);
    expect(visitor.trouble).toEqual([]);
  });

  inNpmTest('is not shown to a logged-in visitor, who is redirected', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const release = await hold(visitor);
    await visitor.page.goto(`${visitor.origin}/login`, { waitUntil: 'commit' });
    await timersFired(visitor.page, 300);
    expect(await visitor.page.locator('main').first().isVisible()).toBe(false);
    release();
    await visitor.waitForAddress('/form-package');
    expect(visitor.trouble).toEqual([]);
  });

  inNpmTest.each(Object.keys(config.hosts.hosts))(
    'of %s is in the HTML for each of its entry routes',
    async (host) => {
      const site = resolveSite(config, host);
      const entries = Object.values(site.routes).filter(({ kind }) => kind === 'entry' || kind === 'index');
      const { landingImage = '' } = site.brands[site.brand.id ?? site.defaultBrand] ?? {};
      expect(entries.length).toBeGreaterThan(0);
      for (const { path, page } of entries) {
        // With the names of the pictures as the config has them.
        const html = (await fetchHtml(host, path)).replaceAll(/_[0-9a-f]{8}(?=\.svg")/g, '');
        const [shown = '', form = ''] = html.slice(html.indexOf('<div id="app"')).split('<template');
        expect(shown, path).toContain(`data-page="${page}"`);
        expect(shown, path).not.toContain('\u27e6');
        expect(form, path).toContain('\u27e6companyName\u27e7');
        // Its picture has its size in the markup, so that nothing moves when it arrives.
        expect(shown, path).toContain(`src="${landingImage}" alt="" width="96" height="96"`);
        expect(form, path).toContain('\u27e6landingImage\u27e7');
      }
    },
  );
});
