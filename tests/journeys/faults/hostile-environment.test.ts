import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';
import { phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** Fifty addresses that none of our links has. */
const mangled = [
  ...['/%E4%BD', '/%', '/%%', '/%2', '/%ZZ', '/%C0%AF', '/%00', '/%F0%9F%98', '/%ED%A0%80', '/a%'],
  ...['/..%2f', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e', '/..%5c', '/.', '/..', '/./login', '/a/../login'],
  ...[
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil',
    '//login',
    '/%2F%2Fevil',
    '/%5Cevil',
  ],
  ...['/javascript:alert(1)', '/data:text/html,x', '/https://evil.example', '/login:80', '/@evil.example'],
  ...['/constructor', '/__proto__', '/toString', '/hasOwnProperty', '/$', '/$id', '/{-$x}', '/*', '/**'],
  ...[
    '/<script>alert(1)</script>',
    '/"onload="x',
    "/'",
    '/`',
    '/{}',
    '/|',
    '/^',
    '/~',
    '/;a=b',
    '/a b',
    '/好',
  ],
  ...[
    `/${'a'.repeat(4000)}`,
    `/${'a/'.repeat(500)}`,
    '/login?%',
    '/login?%E4%BD=%',
    '/login?&&&=&=',
    '/login?a=%&b',
  ],
  ...['/login#%', '/login?x#?_channel=channel_5813', '/%E2%80%AE', '/\u0000', '/?__proto__=1&constructor=2'],
];

describe.concurrent('an address', () => {
  it('T20, R-ERR 3: shows a page however mangled it is, without an uncaught error, on our own host', async () => {
    await using visitor = await arrive();
    expect(mangled.length).toBeGreaterThanOrEqual(50);
    for (const address of mangled) {
      await visitor.page.goto('about:blank');
      await visitor.open(address);
      expect(new URL(visitor.page.url()).origin, address).toBe(visitor.origin);
      expect(visitor.trouble, address).toEqual([]);
    }
  });

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'channel_',
    '5265x',
    '%00',
    '%E4%BD',
    '[]',
    'null',
    '1e3',
  ])('T7: _channel=%s is an unlisted channel like any other', async (channel) => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open(`/?_channel=${channel}&_channel=channel_5813`);
    expect(visitor.path).toBe('/form-package');
    expect(await visitor.sandboxRun.calls('/v3/app/ipInfo')).toEqual([]);
    expect(await visitor.page.title()).toBe('禾岸借贷');
    expect(visitor.trouble).toEqual([]);
  });

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

/** Each disables the storage in its own way, before any of our code runs. */
const storages: Record<string, () => void> = {
  'FLT-01: throws on access': () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'FLT-02: is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'FLT-29: is missing': () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, { value: undefined });
    }
  },
  'FLT-04: holds garbage': () => {
    if (document.cookie.includes('seeded')) return;
    // biome-ignore lint/suspicious/noDocumentCookie: an init script has nothing else that says it ran already
    document.cookie = 'seeded=1';
    const keys = ['access_token', 'user_id', '_did', '_channel', 'appname', 'appcompany', 'loginAddress'];
    for (const key of [
      ...keys,
      'deadline.sms',
      'brand',
      'requestId.form-package',
      'phoneMasked',
      'firstVisit',
    ]) {
      localStorage.setItem(key, '{"__proto__":[null,'.repeat(key === 'brand' ? 50_000 : 1000));
      sessionStorage.setItem(key, '\u0000\uD800');
    }
  },
};

describe.concurrent('storage that', () => {
  it.each(Object.keys(storages))('%s: the login journey still succeeds', async (name) => {
    await using visitor = await arrive();
    await visitor.context.addInitScript(storages[name] ?? (() => undefined));
    await visitor.open('/?_channel=channel_5262');
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    await fillAndSave(visitor);
    expect(visitor.trouble).toEqual([]);
  });

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
    await visitor.button('获取验证码').waitFor();
    expect(await visitor.button(/秒/).count()).toBe(0);
  });
});

async function fillAndSave(visitor: Visitor): Promise<void> {
  await visitor.fillForm();
  await visitor.submit();
  await visitor.waitForAddress('/success-download');
  expect(await visitor.sandboxRun.leads()).toHaveLength(1);
}

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
