import { describe, expect, it } from 'vitest';
import { resolveBrand, resolveSite } from '../../../runtime/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { config } from '../../runtime/real-config.ts';
import { casesOfRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const entry = '**/assets/index-*.js';
const { messages } = config.messages;
const notice = (visitor: Visitor) =>
  visitor.page.getByRole('alert').filter({ has: visitor.page.locator('> a') });
const begin = (visitor: Visitor, path = '/login') =>
  visitor.page.goto(visitor.origin + path, { waitUntil: 'commit' });
const site = resolveSite(config, 'default');
const channel = site.channels[config.site.defaultChannel] ?? {};
const ours = resolveBrand(site, channel, { appName: null, appCompany: null }).complaintPhone;

/** Takes a screenshot if FUNNEL_PICTURES names a folder. */
async function picture(visitor: Visitor, name: string): Promise<void> {
  const folder = process.env.FUNNEL_PICTURES;
  if (folder) await visitor.page.screenshot({ path: `${folder}/${name}.png` });
}

describe.concurrent('FLT-26, R-ERR 4: the app’s script', () => {
  inNpmTest('answers 404: the visitor sees the notice, tries again, and finds the number again', async () => {
    await using visitor = await arrive();
    await visitor.page.route(entry, (route) => route.fulfill({ status: 404, body: 'Not found' }), {
      times: 1,
    });
    await begin(visitor);
    await notice(visitor).waitFor();
    expect(await notice(visitor).innerText()).toContain(messages['start.failed']);
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await picture(visitor, 'start-failed');
    expect(await notice(visitor).getByRole('link').getAttribute('href')).toBe(
      `tel:${ours.replaceAll('-', '')}`,
    );
    await visitor.button('重试').click();
    await visitor.shown();
    expect(await visitor.field('phone').inputValue()).toBe('138 1234 5678');
    expect(await visitor.field('consent').isChecked()).toBe(false);
    expect(await visitor.page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
    expect(await notice(visitor).isVisible()).toBe(false);
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
  });

  // In `npm test` the script answers 404, and start-failure-notice.test.ts has the times of the notice.
  inFullRun(
    'is slow: the visitor sees the notice after a while; it arrives: the notice disappears, and the press is handled',
    async () => {
      await using visitor = await arrive();
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await visitor.page.route(entry, async (route) => {
        await held;
        await route.continue();
      });
      await begin(visitor);
      await visitor.field('phone').fill(phone);
      await visitor.field('consent').check();
      await visitor.submit();
      await notice(visitor).waitFor({ timeout: 15_000 });
      expect(await notice(visitor).innerText()).toContain(messages['start.late']);
      await picture(visitor, 'start-late');
      const sent = visitor.page.waitForRequest(/sendLoginSms/);
      release();
      expect((await sent).postData()).toContain(phone);
      expect(await notice(visitor).isVisible()).toBe(false);
      expect(await visitor.page.evaluate(() => document.body.style.paddingBottom)).toBe('');
    },
  );

  inNpmTest('fails later than its start, or a third-party script does: no notice', async () => {
    await using visitor = await arrive();
    await visitor.context.addInitScript(() => setTimeout(() => (null as unknown as () => void)()));
    await visitor.open('/login');
    await timersFired(visitor.page, 300);
    expect(await notice(visitor).isVisible()).toBe(false);
  });
});

describe.concurrent('FLT-29: a browser that cannot read the app', () => {
  it.each(
    casesOfRun(
      [
        ['a syntax of later years', 'export const a = 1; let b = a ??? 2;'],
        ['no import on demand', 'import();'],
      ],
      (_, at) => at === 0,
    ),
  )('for it has %s: the page stays, with a notice and a telephone number', async (name, body) => {
    await using visitor = await arrive();
    await visitor.page.route(entry, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await begin(visitor);
    await notice(visitor).waitFor();
    expect(await notice(visitor).innerText()).toContain(messages['start.old']);
    expect(await visitor.button('重试').count()).toBe(0);
    expect(await notice(visitor).getByRole('link').getAttribute('href')).toMatch(/^tel:\d+$/);
    expect(await visitor.page.locator('main').first().isVisible()).toBe(true);
    if (name.startsWith('a syntax')) await picture(visitor, 'start-old');
  });
});
