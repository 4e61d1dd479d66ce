import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callNative,
  findBridge,
  isInApp,
  NativeTimeout,
  NativeUnavailable,
} from '../../../runtime/effects/index.ts';

const iosApp = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const safari = `${iosApp} Version/17.0 Safari/604.1`;
const wechat = `${iosApp} MicroMessenger/8.0`;
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Safari/537.36';

/** The parts of a window that a bridge uses; `listeners` and `frames` are those present now. */
function fakeWindow(properties: object = {}, userAgent = android) {
  const target = new EventTarget();
  const listeners = new Set<string>();
  const frames: { src: string }[] = [];
  const asked: string[] = [];
  const view = {
    navigator: { userAgent },
    document: {
      createElement: () => {
        const frame = { src: '', style: {}, remove: () => frames.splice(frames.indexOf(frame), 1) };
        return frame;
      },
      documentElement: {
        append: (frame: { src: string }) => {
          frames.push(frame);
          asked.push(frame.src);
        },
      },
    },
    addEventListener: (type: string, listener: () => void, capture: boolean) => {
      listeners.add(`${type} ${capture}`);
      target.addEventListener(type, listener, capture);
    },
    removeEventListener: (type: string, listener: () => void, capture: boolean) => {
      listeners.delete(`${type} ${capture}`);
      target.removeEventListener(type, listener, capture);
    },
    ...properties,
  };
  const set = (name: string, value: unknown) => Reflect.set(view, name, value);
  const fire = (type: string) => target.dispatchEvent(new Event(type));
  return { view: view as typeof view & Window, set, fire, listeners, frames, asked };
}

const flutterReady = 'flutterInAppWebViewPlatformReady';
const javascriptReady = 'WebViewJavascriptBridgeReady';
const flutter = (callHandler: unknown) => ({ flutter_inappwebview: { callHandler } });
const never = () => new Promise(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount(), 'timers that were left').toBe(0);
  vi.useRealTimers();
});

/** How a call ends, and when, milliseconds. */
async function outcome(call: Promise<unknown>): Promise<{ end: unknown; ms: number }> {
  const started = Date.now();
  const ended = call
    .then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    .then((end) => ({ end, ms: Date.now() - started }));
  await vi.runAllTimersAsync();
  return ended;
}

describe('callNative (R-API)', () => {
  it('passes the arguments and resolves with the result', async () => {
    const { view } = fakeWindow(flutter(async (...all: unknown[]) => all));
    expect(await callNative(view, 'getToken', [1, { a: 2 }])).toEqual(['getToken', 1, { a: 2 }]);
  });
  it('waits for the platform-ready event, then calls', async () => {
    const { view, set, fire, listeners } = fakeWindow();
    const result = callNative(view, 'getToken');
    expect([...listeners]).toEqual([`${flutterReady} true`, `${javascriptReady} true`]);
    set('flutter_inappwebview', { callHandler: async () => 'late' });
    fire(flutterReady);
    expect(await result).toBe('late');
    expect(listeners.size).toBe(0);
  });
  it('rejects as not available if the bridge never comes, and leaves no listener behind (FLT-34)', async () => {
    const { view, listeners } = fakeWindow();
    const { end, ms } = await outcome(callNative(view, 'getToken'));
    expect(end).toMatchObject({ error: { name: 'NativeUnavailable', reached: false } });
    expect(end).toHaveProperty('error.message', 'native handler "getToken" is not available');
    expect(ms).toBe(1000);
    expect(listeners.size).toBe(0);
  });
  it('finds a bridge that appears after 500 ms without an event', async () => {
    const { view, set } = fakeWindow();
    setTimeout(() => set('flutter_inappwebview', { callHandler: async () => 'found' }), 500);
    expect(await outcome(callNative(view, 'getToken'))).toEqual({ end: { answer: 'found' }, ms: 1000 });
  });
  it('calls a bridge that appears after 500 ms with its event at once, and once', async () => {
    const { view, set, fire } = fakeWindow();
    const callHandler = vi.fn(async () => 'found');
    setTimeout(() => {
      set('flutter_inappwebview', { callHandler });
      fire(flutterReady);
      fire(flutterReady);
    }, 500);
    expect(await outcome(callNative(view, 'getToken'))).toEqual({ end: { answer: 'found' }, ms: 500 });
    expect(callHandler).toHaveBeenCalledTimes(1);
  });
  it('rejects if the bridge comes after 5 s, and the next call finds it (T8)', async () => {
    const { view, set, fire } = fakeWindow();
    const callHandler = vi.fn(async () => 'next');
    setTimeout(() => {
      set('flutter_inappwebview', { callHandler });
      fire(flutterReady);
    }, 5000);
    const { end, ms } = await outcome(callNative(view, 'getToken'));
    expect({ ms, error: end }).toMatchObject({ ms: 1000, error: { error: { name: 'NativeUnavailable' } } });
    expect(callHandler).not.toHaveBeenCalled();
    expect(await callNative(view, 'getToken')).toBe('next');
  });
  it('calls a bridge that is not ready yet when it reports that it is ready', async () => {
    const bridge: { callHandler?: unknown } = {};
    const { view, fire } = fakeWindow({ flutter_inappwebview: bridge });
    const result = callNative(view, 'getToken');
    await vi.advanceTimersByTimeAsync(100);
    bridge.callHandler = async () => 'ready';
    fire(flutterReady);
    expect(await result).toBe('ready');
  });
  it('calls a bridge that throws once more after it should be ready, not a third time', async () => {
    const callHandler = vi.fn(() => {
      throw new Error('not yet');
    });
    const { end, ms } = await outcome(callNative(fakeWindow(flutter(callHandler)).view, 'getToken'));
    expect(end).toMatchObject({ error: { name: 'NativeUnavailable', cause: { message: 'not yet' } } });
    expect(callHandler).toHaveBeenCalledTimes(2);
    expect(ms).toBe(1000);
  });
  it('does not repeat a call that the app refused: it may have taken effect', async () => {
    const callHandler = vi.fn(() => Promise.reject(new Error('refused')));
    const { end, ms } = await outcome(callNative(fakeWindow(flutter(callHandler)).view, 'closeWebView'));
    expect(end).toMatchObject({ error: { name: 'NativeUnavailable', reached: true } });
    expect(callHandler).toHaveBeenCalledTimes(1);
    expect(ms).toBe(0);
  });
  it('waits for an unresponsive bridge for at most 3 s, and does not call it again', async () => {
    const callHandler = vi.fn(never);
    const { end, ms } = await outcome(callNative(fakeWindow(flutter(callHandler)).view, 'getToken'));
    expect(end).toEqual({ error: expect.any(NativeTimeout) });
    expect(callHandler).toHaveBeenCalledTimes(1);
    expect(ms).toBe(3000);
  });
  it('accepts other deadlines', async () => {
    const { view } = fakeWindow();
    expect((await outcome(callNative(view, 'a', [], { readyMs: 20 }))).ms).toBe(20);
    const silent = fakeWindow(flutter(never));
    expect((await outcome(callNative(silent.view, 'a', [], { answerMs: 30 }))).ms).toBe(30);
  });
  it.each([
    ['an answer', () => 'late'],
    ['a rejection', () => Promise.reject(new Error('late'))],
  ])('drops %s that comes after the deadline', async (_, late) => {
    const callHandler = () => new Promise((resolve) => setTimeout(() => resolve(late()), 4000));
    const { end } = await outcome(callNative(fakeWindow(flutter(callHandler)).view, 'getToken'));
    expect(end).toMatchObject({ error: { name: 'NativeTimeout' } });
  });
  it('treats a bridge that disappears during the call as unresponsive', async () => {
    const { view, set } = fakeWindow(flutter(never));
    setTimeout(() => set('flutter_inappwebview', undefined), 10);
    expect((await outcome(callNative(view, 'getToken'))).end).toMatchObject({
      error: { name: 'NativeTimeout' },
    });
  });
  it('rejects as not available if the bridge is gone when it should be ready', async () => {
    const { view, set, fire } = fakeWindow({ flutter_inappwebview: {} });
    setTimeout(() => {
      set('flutter_inappwebview', undefined);
      fire(flutterReady);
    }, 10);
    expect((await outcome(callNative(view, 'getToken'))).end).toMatchObject({
      error: { name: 'NativeUnavailable', reached: false },
    });
  });
  it('finds no bridge in a window whose properties throw', async () => {
    const { view } = fakeWindow();
    for (const name of [
      'flutter_inappwebview',
      'WebViewJavascriptBridge',
      'webkit',
      'Android',
      'WVJBCallbacks',
    ])
      Object.defineProperty(view, name, {
        get: () => {
          throw new Error('denied');
        },
      });
    expect(isInApp(view)).toBe(false);
    expect((await outcome(callNative(view, 'getToken'))).end).toMatchObject({
      error: { name: 'NativeUnavailable' },
    });
  });
  it('never listens to messages of other windows (T8)', async () => {
    const { view, listeners } = fakeWindow();
    const result = outcome(callNative(view, 'getToken'));
    expect([...listeners].filter((one) => one.startsWith('message'))).toEqual([]);
    await result;
  });
});

type Callback = (answer: unknown) => void;

const queueOf = (view: Window): (() => void)[] => Reflect.get(view, 'WVJBCallbacks');

describe('WebViewJavascriptBridge', () => {
  const withBridge = (callHandler: unknown, more: object = {}) =>
    fakeWindow({ WebViewJavascriptBridge: { callHandler, ...more } }).view;

  it.each([
    [[], {}],
    [['a'], 'a'],
    [[{ a: 1 }], { a: 1 }],
    [
      [1, 2],
      [1, 2],
    ],
  ])('receives %j as %j, and responds by a callback', async (args, data) => {
    const view = withBridge((name: string, given: unknown, answer: Callback) => answer([name, given]));
    expect(await callNative(view, 'getToken', args)).toEqual(['getToken', data]);
  });
  it('that responds twice: the first response counts', async () => {
    const view = withBridge((_name: string, _data: unknown, answer: Callback) => {
      answer('first');
      answer('second');
      setTimeout(() => answer('third'), 10);
    });
    expect(await outcome(callNative(view, 'getToken'))).toMatchObject({ end: { answer: 'first' } });
  });
  it('that never responds: the call ends after 3 s; a later response changes nothing', async () => {
    const view = withBridge((_name: string, _data: unknown, answer: Callback) => {
      setTimeout(() => answer('late'), 4000);
    });
    expect((await outcome(callNative(view, 'getToken'))).end).toMatchObject({
      error: { name: 'NativeTimeout' },
    });
  });
  it('of the old kind is initialised, because it does not respond before; initialising it twice is no error', async () => {
    const init = vi.fn(() => {
      throw new Error('WebViewJavascriptBridge.init called twice');
    });
    const view = withBridge((_name: string, _data: unknown, answer: Callback) => answer('ok'), { init });
    expect(await callNative(view, 'getToken')).toBe('ok');
    expect(init).toHaveBeenCalledTimes(1);
  });
  it('of Android comes without a request, with its event', async () => {
    const { view, set, fire, asked } = fakeWindow();
    setTimeout(() => {
      set('WebViewJavascriptBridge', {
        callHandler: (_n: string, _d: unknown, answer: Callback) => answer(1),
      });
      fire(javascriptReady);
    }, 200);
    expect(await outcome(callNative(view, 'getToken'))).toEqual({ end: { answer: 1 }, ms: 200 });
    expect(asked).toEqual([]);
    expect(Reflect.has(view, 'WVJBCallbacks')).toBe(false);
  });
  it('of iOS comes when requested by a frame, and calls all callbacks in the queue', async () => {
    const { view, set, frames, asked } = fakeWindow({}, iosApp);
    const result = outcome(callNative(view, 'getToken'));
    expect(asked).toEqual(['https://__bridge_loaded__']);
    await vi.advanceTimersByTimeAsync(0);
    expect(frames, 'the frame has done its work').toEqual([]);
    const queue = queueOf(view);
    const other = vi.fn();
    queue.push(other);
    set('WebViewJavascriptBridge', { callHandler: (_n: string, _d: unknown, answer: Callback) => answer(1) });
    // As the bridge does it: it takes the queue, then runs it, even if it changes meanwhile.
    Reflect.deleteProperty(view, 'WVJBCallbacks');
    for (let at = 0; at < queue.length; at++) queue[at]?.();
    expect(await result).toMatchObject({ end: { answer: 1 } });
    expect(other).toHaveBeenCalledTimes(1);
  });
  it('of iOS is requested once; the empty queue stays, because a late bridge reads its length', async () => {
    const { view, asked } = fakeWindow({}, iosApp);
    await outcome(callNative(view, 'getToken'));
    expect(Reflect.get(view, 'WVJBCallbacks')).toEqual([]);
    await outcome(callNative(view, 'getToken'));
    expect(asked).toHaveLength(1);
  });
  it('that another script waits for is not requested again, and that script keeps its position', async () => {
    const other = () => {};
    const { view, asked } = fakeWindow({ WVJBCallbacks: [other] }, iosApp);
    await outcome(callNative(view, 'getToken'));
    expect(asked).toEqual([]);
    expect(Reflect.get(view, 'WVJBCallbacks')).toEqual([other]);
  });
  it.each([
    ['Safari', safari],
    ['WeChat', wechat],
    ['Android', android],
  ])('is not requested in %s, which has none', async (_, userAgent) => {
    const { view, asked } = fakeWindow({}, userAgent);
    await outcome(callNative(view, 'getToken'));
    expect(asked).toEqual([]);
    expect(Reflect.has(view, 'WVJBCallbacks')).toBe(false);
  });
  it('cannot be requested if the document refuses frames; the event still counts', async () => {
    const refused = () => {
      throw new Error('refused');
    };
    const { view, set, fire } = fakeWindow({ document: { createElement: refused } }, iosApp);
    setTimeout(() => {
      set('WebViewJavascriptBridge', {
        callHandler: (_n: string, _d: unknown, answer: Callback) => answer(1),
      });
      fire(javascriptReady);
    }, 100);
    expect(await outcome(callNative(view, 'getToken'))).toEqual({ end: { answer: 1 }, ms: 100 });
  });
});

describe('an app without a bridge library', () => {
  const handlers = (getToken: unknown, more: object = {}) =>
    fakeWindow({ webkit: { messageHandlers: { getToken, ...more } } }, iosApp).view;

  it('of iOS receives one message, and returns a promise', async () => {
    const view = handlers({ postMessage: async (message: unknown) => [message] });
    expect(await callNative(view, 'getToken', [{ a: 1 }])).toEqual([{ a: 1 }]);
  });
  it('of iOS without reply returns nothing, and the call ends', async () => {
    const postMessage = vi.fn();
    expect(await outcome(callNative(handlers({ postMessage }), 'getToken'))).toEqual({
      end: { answer: undefined },
      ms: 0,
    });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({});
  });
  it('of iOS that never replies: the call ends after 3 s', async () => {
    expect(await outcome(callNative(handlers({ postMessage: never }), 'getToken'))).toMatchObject({
      end: { error: { name: 'NativeTimeout' } },
      ms: 3000,
    });
  });
  it('of iOS without the handler is not available', async () => {
    const view = handlers({ postMessage: async () => '' });
    expect((await outcome(callNative(view, 'closeWebView'))).end).toMatchObject({
      error: { name: 'NativeUnavailable', reached: false },
    });
  });
  it('of Android is called with strings, as a method of its object, and returns a string', async () => {
    const object = {
      getToken(...args: unknown[]) {
        return this === object ? JSON.stringify(args) : 'called on something else';
      },
    };
    const { view } = fakeWindow({ Android: object });
    expect(await callNative(view, 'getToken', ['a', { b: 1 }, undefined])).toBe('["a","{\\"b\\":1}","null"]');
  });
  it('of Android is found by the object name of the settings', async () => {
    const { view } = fakeWindow({ FunnelApp: { getToken: () => 'ours' }, Android: {} });
    expect(isInApp(view)).toBe(false);
    expect(isInApp(view, { androidObject: 'FunnelApp' })).toBe(true);
    expect(await callNative(view, 'getToken', [], { androidObject: 'FunnelApp' })).toBe('ours');
  });
  it('of Android that throws is not available', async () => {
    const getToken = () => {
      throw new Error('Java exception');
    };
    expect((await outcome(callNative(fakeWindow({ Android: { getToken } }).view, 'getToken'))).end).toEqual({
      error: expect.any(NativeUnavailable),
    });
  });
});

describe('isInApp (R-STATE 2)', () => {
  it.each([
    ['flutter_inappwebview', { flutter_inappwebview: {} }, true],
    ['WebViewJavascriptBridge', { WebViewJavascriptBridge: {} }, true],
    ['the handler of an iOS app', { webkit: { messageHandlers: { getToken: {} } } }, true],
    ['the object of an Android app', { Android: { getToken: () => '' } }, true],
    ['nothing', {}, false],
    ['messageHandlers of an ordinary iOS browser', { webkit: { messageHandlers: { analytics: {} } } }, false],
    ['webkit alone', { webkit: {} }, false],
    ['an Android object of somebody else', { Android: { share: () => '' } }, false],
    ['a bridge that is null', { flutter_inappwebview: null }, false],
    ['a bridge that is text', { WebViewJavascriptBridge: 'yes' }, false],
    ['only the queue of callbacks', { WVJBCallbacks: [] }, false],
  ])('with %s', (_, properties, inApp) => {
    const { view } = fakeWindow(properties, iosApp);
    expect(isInApp(view)).toBe(inApp);
    expect(findBridge(view) !== null).toBe(inApp);
  });
  it('a library is preferred to the interface that it uses', async () => {
    const postMessage = vi.fn();
    const { view } = fakeWindow({
      ...flutter(async () => 'library'),
      webkit: { messageHandlers: { getToken: { postMessage } } },
    });
    expect(await findBridge(view)?.call('getToken')).toBe('library');
    expect(postMessage).not.toHaveBeenCalled();
  });
});
