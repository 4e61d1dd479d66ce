import { describe, expect, it } from 'vitest';
import { casesOfRun, firstOf } from '../harness/matrix.ts';
import { fillAndSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

/** Fifty addresses that none of our links has, by what is wrong with them. */
const mangled: Record<string, string[]> = {
  'percent-encoding of a path': [
    ...['/%E4%BD', '/%', '/%%', '/%2', '/%ZZ', '/%C0%AF', '/%00', '/%F0%9F%98', '/%ED%A0%80', '/a%'],
  ],
  'another folder': [
    ...['/..%2f', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e', '/..%5c', '/.', '/..', '/./login'],
    '/a/../login',
  ],
  'another host': ['//evil.example', '///evil.example', '//login'],
  'another host by a backslash': ['/\\evil.example', '/\\/evil', '/%2F%2Fevil', '/%5Cevil'],
  'another scheme': [
    ...['/javascript:alert(1)', '/data:text/html,x', '/https://evil.example', '/login:80', '/@evil.example'],
  ],
  'a name of Object': ['/constructor', '/__proto__', '/toString', '/hasOwnProperty'],
  'a pattern of the router': ['/$', '/$id', '/{-$x}', '/*', '/**'],
  'signs of markup': ['/<script>alert(1)</script>', '/"onload="x', "/'", '/`'],
  'other signs': ['/{}', '/|', '/^', '/~', '/;a=b', '/a b', '/好', '/%E2%80%AE', '/\u0000'],
  length: [`/${'a'.repeat(4000)}`, `/${'a/'.repeat(500)}`],
  'percent-encoding of a query': ['/login?%E4%BD=%', '/login?%', '/login?&&&=&=', '/login?a=%&b'],
  'a name of Object in a query': ['/?__proto__=1&constructor=2'],
  'a fragment': ['/login#%', '/login?x#?_channel=channel_5813'],
};
const addresses = Object.entries(mangled).flatMap(([kind, all]) => all.map((address) => ({ kind, address })));

/** Values of `_channel` that name no channel, by what they look like. */
const unlisted: Record<string, string[]> = {
  'a name of Object': ['constructor', '__proto__', 'toString'],
  'a number of a channel, nearly': ['channel_', '5265x', '1e3'],
  'percent-encoding': ['%E4%BD', '%00'],
  'a value of JSON': ['[]', 'null'],
};
const channels = Object.entries(unlisted).flatMap(([kind, all]) => all.map((channel) => ({ kind, channel })));

describe.concurrent('an address', () => {
  it('T7: names an unlisted channel like any other, whatever its _channel is', async () => {
    await using visitor = await arrive({ token: 'ok' });
    for (const { channel } of casesOfRun(
      channels,
      firstOf(({ kind }) => kind),
    )) {
      await visitor.open(`/?_channel=${channel}&_channel=channel_5813`);
      expect(visitor.path, channel).toBe('/form-package');
      expect(await visitor.sandboxRun.calls('/v3/app/ipInfo'), channel).toEqual([]);
      expect(await visitor.page.title(), channel).toBe('禾岸借贷');
      expect(visitor.trouble, channel).toEqual([]);
    }
  });

  it('T20, R-ERR 3: shows a page however mangled it is, without an uncaught error, on our own host', async () => {
    await using visitor = await arrive();
    expect(addresses.length).toBeGreaterThanOrEqual(50);
    // In `npm test` what a browser passes on to us as it is, and what would name something else; properties of addresses
    // (tests/properties/runtime) draw the others.
    const telling = ['percent-encoding of a path', 'another host', 'a name of Object', 'signs of markup'];
    const isFirst = firstOf(({ kind }: { kind: string }) => kind);
    for (const { address } of casesOfRun(
      addresses,
      (one, at, all) => telling.includes(one.kind) && isFirst(one, at, all),
    )) {
      await visitor.page.goto('about:blank');
      await visitor.open(address);
      expect(new URL(visitor.page.url()).origin, address).toBe(visitor.origin);
      expect(visitor.trouble, address).toEqual([]);
    }
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
/** Storage that answers with what the app has not written; leads-matrix.test.ts has one that takes nothing. */
const isGarbage = (name: string) => name.includes('garbage');

describe.concurrent('storage that', () => {
  it.each(casesOfRun(Object.keys(storages), isGarbage))(
    '%s: the login journey still succeeds',
    async (name) => {
      await using visitor = await arrive();
      await visitor.context.addInitScript(storages[name] ?? (() => undefined));
      await visitor.open('/?_channel=channel_5262');
      await visitor.logIn();
      await visitor.waitForAddress('/form-package');
      await fillAndSave(visitor);
      expect(visitor.trouble).toEqual([]);
    },
  );
});
