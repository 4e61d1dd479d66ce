import { describe, expect, it } from 'vitest';
import { fillCar } from '../harness/car-loan-form.ts';
import { fillAndSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

// In `npm test` ten other names name no listed channel (hostile-values-matrix.test.ts), and an old phone sends its
// lead (oldest-browsers.test.ts).
describe.concurrent('an address', () => {
  it('T7: _channel[]=1 names no channel', async () => {
    await using visitor = await arrive();
    await visitor.open('/?_channel[]=channel_5813&_channel%5B0%5D=channel_5813');
    expect(visitor.path).toBe('/login');
    expect(await visitor.stored('_channel')).toBe('channel_5818');
    expect(visitor.trouble).toEqual([]);
  });

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

describe.concurrent('a date that must not be later than today', () => {
  it.each(['FLT-06: a clock in 1970', 'FLT-29: no Intl'])(
    'is left to the server on a phone with %s',
    async (what) => {
      await using visitor = await arrive();
      if (what.includes('1970')) await visitor.page.clock.setSystemTime(Date.UTC(1970, 0, 2));
      else await visitor.context.addInitScript(() => Reflect.deleteProperty(window, 'Intl'));
      await visitor.open('/car-valuation');
      await fillCar(visitor);
      await visitor.submit();
      await visitor.page.getByRole('heading', { name: '估价区间' }).waitFor({ timeout: 15_000 });
      expect(visitor.trouble).toEqual([]);
    },
  );
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
