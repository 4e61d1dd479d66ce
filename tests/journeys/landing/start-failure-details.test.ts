import { describe, expect, it } from 'vitest';
import { resolveBrand, resolveSite } from '../../../runtime/index.ts';
import { config } from '../../runtime/real-config.ts';
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

// In `npm test` the script answers 404, is slow, and throws after its start, and a browser cannot read its syntax;
// these are another brand, other pages and other browsers.
describe.concurrent('FLT-26, R-ERR 4: the app’s script', () => {
  it('keeps the number and nothing else over the reload, for this tab alone', async () => {
    await using visitor = await arrive();
    const noted: string[] = [];
    await visitor.page.exposeFunction('noted', (what: string) => noted.push(what));
    await visitor.context.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(key, value) {
        const area = this === sessionStorage ? 'session' : 'local';
        (window as unknown as { noted(what: string): void }).noted(`${area} ${key} ${value}`);
        set.call(this, key, value);
      };
    });
    await visitor.page.route(entry, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await begin(visitor);
    await notice(visitor).waitFor();
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    const again = visitor.page.waitForEvent('domcontentloaded');
    await visitor.button('重试').click();
    await again;
    await notice(visitor).waitFor();
    expect(noted).toHaveLength(1);
    expect(noted[0]).toMatch(/^session typed .*"path":"\/login","fields":\{"phone":"13812345678"\}\}$/);
    expect(await visitor.page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
    expect(await visitor.field('phone').inputValue()).toBe(phone);
    expect(await visitor.field('consent').isChecked()).toBe(false);
  });

  it('is cut off, or one of its imports is: the visitor sees the notice', async () => {
    const others = /\/assets\/(?!index-)[\w-]+\.js$/;
    for (const file of [entry, others]) {
      await using visitor = await arrive();
      await visitor.page.route(file, (route) => route.abort('connectionreset'));
      await begin(visitor);
      await notice(visitor).waitFor();
      expect(await notice(visitor).innerText()).toContain(messages['start.failed']);
      expect(await visitor.page.locator('main').first().isVisible()).toBe(true);
    }
  });

  it('throws at its start: the visitor sees the notice', async () => {
    await using visitor = await arrive();
    await visitor.page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'null.start' }),
    );
    await begin(visitor);
    await notice(visitor).waitFor();
    expect(await notice(visitor).innerText()).toContain(messages['start.failed']);
  });

  it('R-BRAND: does not load for a visitor whose channel cannot be loaded: no telephone number', async () => {
    await using visitor = await arrive();
    await visitor.page.route(entry, (route) => route.abort());
    await visitor.page.route('**/config/channels/*', (route) => route.abort());
    await begin(visitor, '/login?_channel=channel_5262');
    await visitor.page.getByText(messages['start.failed'] ?? '').waitFor();
    expect(await visitor.page.locator('#start a').isVisible()).toBe(false);
  });

  it('of a page that is not shown yet, to a visitor with a token, does not load: never blank', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.page.route(entry, (route) => route.abort());
    await begin(visitor, '/form-package');
    await notice(visitor).waitFor();
    await picture(visitor, 'start-failed-blank');
  });

  it("R-BRAND: does not load for a visitor of another brand: the telephone number is that brand's", async () => {
    const other = Object.values(config.brands.brands).find(({ complaintPhone }) => complaintPhone !== ours);
    if (other === undefined) throw new Error('every brand has our telephone');
    await using visitor = await arrive();
    await visitor.page.route(entry, (route) => route.abort());
    await visitor.page.route('**/login?_channel=*', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(
        `"complaintPhone":"${ours}"`,
        `"complaintPhone":"${other.complaintPhone}"`,
      );
      await route.fulfill({ response, body: html });
    });
    await begin(visitor, '/login?_channel=channel_5262');
    // The text appears at once, the telephone number with the channel.
    await notice(visitor).getByText(other.complaintPhone).waitFor();
    expect(await notice(visitor).innerText()).not.toContain(ours);
  });
});

describe.concurrent('FLT-29: a browser that cannot read the app', () => {
  it('for it supports no modules at all: the same', async () => {
    await using visitor = await arrive({
      script: () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
    });
    await visitor.page.route(entry, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await begin(visitor);
    await notice(visitor).waitFor();
    expect(await notice(visitor).innerText()).toContain(messages['start.old']);
  });
});
