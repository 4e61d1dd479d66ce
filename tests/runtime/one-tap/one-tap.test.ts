import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OneTapAuthorization } from '../../../runtime/effects/index.ts';
import { createOneTap } from '../../../runtime/one-tap/create-one-tap.ts';

const src = 'https://pnvs.example/numberAuth-web-sdk.js';
const authorization = { accessToken: 'access', jwtToken: 'jwt' };

interface Request {
  success: (answer: unknown) => void;
  error: (answer: unknown) => void;
  watch?: (status: unknown, data?: unknown) => void;
}
type Method = (request: Request) => void;
const never: Method = () => {};
const checked: Method = ({ success }) => success({ code: 600000, msg: 'ok' });
const confirmed: Method = ({ success }) => success({ code: 600000, spToken: 'sp-token' });

/** The SDK, with the methods that a test gives it; it records the calls. */
function fakeSdk({ check = checked, login = confirmed }: { check?: Method; login?: Method } = {}) {
  const calls: string[] = [];
  const requests: Request[] = [];
  class PhoneNumberServer {
    checkLoginAvailable(request: Request): void {
      calls.push('check');
      requests.push(request);
      check(request);
    }
    getLoginToken(request: Request): void {
      calls.push('login');
      requests.push(request);
      login(request);
    }
    closeLoginPage(): void {
      calls.push('close');
    }
  }
  return { PhoneNumberServer, calls, requests };
}

interface Network {
  script?: 'load' | 'error' | 'never' | undefined;
  connection?: { type: string } | undefined;
}

/** A window whose network runs the script, blocks it, or does not respond; `sdk` is what the script sets. */
function fakeWindow(sdk?: unknown, { script = 'load', connection }: Network = {}) {
  const loaded: { src: string; crossOrigin: string | null }[] = [];
  const document = {
    createElement: () => {
      const listeners: Record<string, () => void> = {};
      const addEventListener = (type: string, listener: () => void) => {
        listeners[type] = listener;
      };
      return { src: '', crossOrigin: null, listeners, addEventListener, remove: () => {} };
    },
    head: {
      append: (element: {
        src: string;
        crossOrigin: string | null;
        listeners: Record<string, () => void>;
      }) => {
        loaded.push(element);
        setTimeout(() => {
          if (script === 'load') Reflect.set(view, 'PhoneNumberServer', sdk);
          element.listeners[script]?.();
        }, 50);
      },
    },
  };
  const view = { document, navigator: { connection } };
  return { view: view as unknown as Window, loaded };
}

interface Options extends Network {
  authorize?: () => Promise<OneTapAuthorization | null>;
}

function aliyun(
  sdk: { PhoneNumberServer: unknown } = fakeSdk(),
  { script, connection, authorize = async () => authorization }: Options = {},
) {
  const fake = fakeWindow(sdk.PhoneNumberServer, { script, connection });
  const asked = vi.fn(authorize);
  const fetchJson = () => Promise.reject(new Error('no sandbox here'));
  const settings = { provider: 'aliyun', script: src } as const;
  const provider = createOneTap(settings, { view: fake.view, fetchJson, authorize: asked });
  return { ...fake, provider, authorize: asked };
}

/** How a call ends, and when, milliseconds. */
async function outcome<T>(call: Promise<T>): Promise<{ end: T; ms: number }> {
  const started = Date.now();
  const ended = call.then((end) => ({ end, ms: Date.now() - started }));
  await vi.runAllTimersAsync();
  return ended;
}
const end = async <T>(call: Promise<T>) => (await outcome(call)).end;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount(), 'timers that were left').toBe(0);
  vi.useRealTimers();
});

describe('one-tap login by Aliyun (R-API loginh5)', () => {
  it('creating it loads and requests nothing', () => {
    const { loaded, authorize } = aliyun();
    expect(loaded).toEqual([]);
    expect(authorize).not.toHaveBeenCalled();
  });
  it('is available after script, authorisation and check, and the tap returns the spToken', async () => {
    const sdk = fakeSdk();
    const { provider, loaded } = aliyun(sdk);
    expect(await end(provider.available())).toBe(true);
    expect(loaded).toMatchObject([{ src, async: true, crossOrigin: null }]);
    expect(sdk.requests[0]).toMatchObject(authorization);
    expect(await end(provider.login())).toBe('sp-token');
    expect(sdk.calls).toEqual(['check', 'login', 'close']);
  });
  it('a tap before the first check does all of it', async () => {
    const sdk = fakeSdk();
    expect(await end(aliyun(sdk).provider.login())).toBe('sp-token');
    expect(sdk.calls).toEqual(['check', 'login', 'close']);
  });
  it('an SDK that the page has is not loaded again and never replaced', async () => {
    const sdk = fakeSdk();
    const { provider, view, loaded } = aliyun(fakeSdk({ check: never }));
    Reflect.set(view, 'PhoneNumberServer', sdk.PhoneNumberServer);
    expect(await end(provider.available())).toBe(true);
    expect(loaded).toEqual([]);
    expect(Reflect.get(view, 'PhoneNumberServer')).toBe(sdk.PhoneNumberServer);
  });
  it('another object of that name is left alone: not available', async () => {
    const { provider, view, loaded } = aliyun();
    Reflect.set(view, 'PhoneNumberServer', { somebody: 'else' });
    expect(await end(provider.available())).toBe(false);
    expect(loaded).toEqual([]);
    expect(Reflect.get(view, 'PhoneNumberServer')).toEqual({ somebody: 'else' });
  });
  it('over Wi-Fi it is not available, and nothing is loaded or requested', async () => {
    const { provider, loaded, authorize } = aliyun(fakeSdk(), { connection: { type: 'wifi' } });
    expect(await end(provider.available())).toBe(false);
    expect(await end(provider.login())).toBeNull();
    expect(loaded).toEqual([]);
    expect(authorize).not.toHaveBeenCalled();
  });
  it('over Wi-Fi that came after it was available nothing is opened', async () => {
    const sdk = fakeSdk();
    const connection = { type: 'cellular' };
    const { provider } = aliyun(sdk, { connection });
    expect(await end(provider.available())).toBe(true);
    connection.type = 'wifi';
    expect(await end(provider.login())).toBeNull();
    expect(sdk.calls).toEqual(['check']);
  });
  it.each<[string, Options, number]>([
    ['a script that is blocked', { script: 'error' }, 50],
    ['a script that never comes', { script: 'never' }, 5000],
    ['a backend that refuses', { authorize: async () => null }, 50],
    ['a backend that fails', { authorize: () => Promise.reject(new Error('no')) }, 50],
    ['a backend that never answers', { authorize: () => new Promise(() => {}) }, 10_000],
  ])('%s: not available', async (_, failure, ms) => {
    expect(await outcome(aliyun(fakeSdk(), failure).provider.available())).toEqual({ end: false, ms });
  });
  it('a script that sets no SDK: not available', async () => {
    expect(await end(aliyun({ PhoneNumberServer: undefined }).provider.available())).toBe(false);
  });
  const broken: Method = () => {
    throw new Error('SDK');
  };
  it.each<[string, Method, number]>([
    ['refuses', ({ error }) => error({ code: 600001 }), 50],
    ['succeeds with a code that is none', ({ success }) => success({ code: '600010' }), 50],
    ['throws', broken, 50],
    ['never answers', never, 10_000],
  ])('a check that %s: not available', async (_, check, ms) => {
    const sdk = fakeSdk({ check });
    expect(await outcome(aliyun(sdk).provider.available())).toEqual({ end: false, ms });
  });
  it.each<[string, Method]>([
    ['with a code of text', ({ success }) => success({ code: '600000' })],
    ['without a code', ({ success }) => success(undefined)],
    [
      'twice, the other way the second time',
      ({ success, error }) => {
        success({ code: 600000 });
        error({ code: 600001 });
      },
    ],
  ])('a check that succeeds %s: available', async (_, check) => {
    expect(await end(aliyun(fakeSdk({ check })).provider.available())).toBe(true);
  });
  it('an SDK whose constructor throws: neither available nor a login', async () => {
    class PhoneNumberServer {
      constructor() {
        throw new Error('SDK');
      }
    }
    const { provider } = aliyun({ PhoneNumberServer });
    expect(await end(provider.available())).toBe(false);
    expect(await end(provider.login())).toBeNull();
  });

  it.each<[string, Method]>([
    ['the visitor declines', ({ error }) => error({ code: 700000 })],
    ['the visitor closes the confirmation', ({ watch }) => watch?.(2)],
    ['the SDK throws', broken],
    ['there is no token', ({ success }) => success({ code: 600000 })],
    ['the token is empty', ({ success }) => success({ code: 600000, spToken: '' })],
    ['the token is not text', ({ success }) => success({ code: 600000, spToken: { a: 1 } })],
    ['the token has 10 MB', ({ success }) => success({ spToken: 'a'.repeat(10_000_000) })],
    ['the answer is nothing', ({ success }) => success(null)],
    ['the code is none of success', ({ success }) => success({ code: 600002, spToken: 'sp-token' })],
  ])('no login if %s; what was opened is closed', async (_, login) => {
    const sdk = fakeSdk({ login });
    const { provider } = aliyun(sdk);
    await end(provider.available());
    expect(await end(provider.login())).toBeNull();
    expect(sdk.calls).toEqual(['check', 'login', 'close']);
  });
  it('a token that arrives just after the confirmation closed is accepted: the SDK does not define the order', async () => {
    const login: Method = ({ watch, success }) => {
      watch?.('2');
      setTimeout(() => success({ code: 600000, spToken: 'sp-token' }), 100);
    };
    expect(await end(aliyun(fakeSdk({ login })).provider.login())).toBe('sp-token');
  });
  it('other events of the confirmation do not end it', async () => {
    const login: Method = ({ watch, success }) => {
      watch?.(1, {});
      setTimeout(() => success({ spToken: 'sp-token' }), 60_000);
    };
    expect(await end(aliyun(fakeSdk({ login })).provider.login())).toBe('sp-token');
  });
  it('a confirmation that never ends is closed after two minutes', async () => {
    const sdk = fakeSdk({ login: never });
    const { provider } = aliyun(sdk);
    await end(provider.available());
    expect(await outcome(provider.login())).toEqual({ end: null, ms: 120_000 });
    expect(sdk.calls).toEqual(['check', 'login', 'close']);
  });
  it('after a tap that waits too long for the check nothing opens any more', async () => {
    const sdk = fakeSdk({ check: ({ success }) => setTimeout(() => success({}), 9000) });
    expect(await outcome(aliyun(sdk).provider.login())).toEqual({ end: null, ms: 8000 });
    await vi.runAllTimersAsync();
    expect(sdk.calls).toEqual(['check']);
  });
  it('an SDK that cannot close its confirmation has closed it itself', async () => {
    const { PhoneNumberServer } = fakeSdk();
    Reflect.deleteProperty(PhoneNumberServer.prototype, 'closeLoginPage');
    expect(await end(aliyun({ PhoneNumberServer }).provider.login())).toBe('sp-token');
  });
  it('two taps open one confirmation', async () => {
    const sdk = fakeSdk();
    const { provider } = aliyun(sdk);
    expect(await end(Promise.all([provider.login(), provider.login()]))).toEqual(['sp-token', 'sp-token']);
    expect(sdk.calls).toEqual(['check', 'login', 'close']);
  });
  it('every login is checked anew, and so is one whose authorisation has expired', async () => {
    const sdk = fakeSdk();
    const { provider, authorize } = aliyun(sdk);
    await end(provider.available());
    await end(provider.login());
    await end(provider.login());
    expect(authorize).toHaveBeenCalledTimes(2);
    await end(provider.available());
    vi.setSystemTime(Date.now() + 9 * 60_000);
    await end(provider.login());
    expect(authorize).toHaveBeenCalledTimes(4);
  });
});

describe('one-tap login of the sandbox', () => {
  const sandbox = (fetchJson: (path: string) => Promise<unknown>) => {
    const { view } = fakeWindow();
    return createOneTap({ provider: 'sandbox' }, { view, fetchJson, authorize: async () => null });
  };
  it('requests the sandbox’s file', async () => {
    const fetchJson = vi.fn(async () => ({ available: true, token: 'sandbox-onetap-13800138000' }));
    const provider = sandbox(fetchJson);
    expect(await end(provider.available())).toBe(true);
    expect(await end(provider.login())).toBe('sandbox-onetap-13800138000');
    expect(fetchJson.mock.calls).toEqual([['/sandbox/one-tap.json'], ['/sandbox/one-tap.json']]);
  });
  it.each([
    [{ available: true, token: null }, true, null],
    [{ available: false, token: 't' }, false, null],
    [{ available: 'yes', token: 't' }, false, null],
    [{ available: true, token: 5 }, true, null],
    [{}, false, null],
    [null, false, null],
    ['<html>', false, null],
  ])('%j is available: %j, token: %j', async (answer, available, token) => {
    const provider = sandbox(async () => answer);
    expect(await end(provider.available())).toBe(available);
    expect(await end(provider.login())).toBe(token);
  });
  it('a sandbox that fails or never responds is not available', async () => {
    const failing = sandbox(() => Promise.reject(new Error('404')));
    expect(await end(failing.available())).toBe(false);
    expect(await end(failing.login())).toBeNull();
    const silent = sandbox(() => new Promise(() => {}));
    expect(await outcome(silent.available())).toEqual({ end: false, ms: 10_000 });
  });
});
