import { describe, expect, it } from 'vitest';
import { fillAndSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone } from '../harness/visitor.ts';

const arrive = startVisits();

describe.concurrent('an address', () => {
  it('FLT-30: with a channel of a megabyte is cut, and the visitor can log in', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    const html = await visitor.page.evaluate(async () => (await fetch('/login')).text());
    // No server accepts a request line that long; this tests the app alone.
    await visitor.page.route(/_channel=x/, (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    const goTo = `/login?_channel=${'x'.repeat(1_000_000)}`;
    await visitor.page.evaluate((address) => {
      window.location.href = address;
    }, goTo);
    await visitor.page.waitForURL(/_channel=x/);
    await visitor.shown();
    expect((await visitor.stored('_channel'))?.length).toBeLessThan(100);
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.concurrent('storage that', () => {
  it('FLT-03: is wiped during a visit: the visitor logs in again at most, and sends one lead', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package');
    await visitor.page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('journey', 'begun');
      sessionStorage.clear();
    });
    await fillAndSave(visitor);
    await visitor.page.evaluate(() => localStorage.removeItem('access_token'));
    await visitor.page.reload();
    await visitor.waitForAddress('/download-page');
    expect(visitor.trouble).toEqual([]);
  });

  it('FLT-06: contains an SMS deadline in the year 2100: the button is not locked', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await visitor.askForCode();
    await visitor.button(/秒/).waitFor();
    const spoiled = await visitor.page.evaluate(
      (at) => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith('deadline.sms'));
        for (const key of keys) localStorage.setItem(key, at);
        return keys.length;
      },
      String(Date.UTC(2100, 0)),
    );
    expect(spoiled).toBe(1);
    await visitor.page.reload();
    await visitor.field('phone').fill(phone);
    expect(await visitor.button(/获取验证码|秒/).innerText()).toBe('获取验证码');
  });
});

describe.concurrent('the browser of an old phone', () => {
  it('FLT-29: without randomUUID, structuredClone, AbortSignal.any and Array.at sends its lead', async () => {
    await using visitor = await arrive();
    await visitor.context.addInitScript(() => {
      for (const [owner, key] of [
        [Crypto.prototype, 'randomUUID'],
        [window, 'structuredClone'],
        [AbortSignal, 'any'],
        [AbortSignal, 'timeout'],
        [Array.prototype, 'at'],
        [Object, 'hasOwn'],
        [String.prototype, 'replaceAll'],
      ] as [object, string][]) {
        Reflect.deleteProperty(owner, key);
      }
    });
    await visitor.open('/login');
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    await fillAndSave(visitor);
    expect(visitor.trouble).toEqual([]);
  });
});
