import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../../../runtime/effects/index.ts';

const src = 'https://sdk.example/one.js';

/** A script element as far as loading is concerned; `fire` dispatches the event of the network. */
class FakeScript extends EventTarget {
  src = '';
  async = true;
  crossOrigin: string | null = null;
  removed = false;
  remove(): void {
    this.removed = true;
  }
  fire(type: 'load' | 'error'): void {
    this.dispatchEvent(new Event(type));
  }
}

function fakeWindow(append?: () => never) {
  const scripts: FakeScript[] = [];
  const document = {
    createElement: () => new FakeScript(),
    head: { append: append ?? ((script: FakeScript) => scripts.push(script)) },
  };
  return { view: { document } as unknown as Window, scripts };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount(), 'timers that were left').toBe(0);
  vi.useRealTimers();
});

describe('loadScript', () => {
  it('adds the script to the page, without crossorigin, and returns that it has run', async () => {
    const { view, scripts } = fakeWindow();
    const loaded = loadScript(view, { src });
    expect(scripts).toMatchObject([{ src, async: true, crossOrigin: null }]);
    scripts[0]?.fire('load');
    expect(await loaded).toBe(true);
  });
  it('keeps the order of scripts where async is false', async () => {
    const { view, scripts } = fakeWindow();
    const loaded = loadScript(view, { src, async: false });
    expect(scripts[0]?.async).toBe(false);
    scripts[0]?.fire('load');
    await loaded;
  });
  it('returns false if it is blocked, and tries again when it is called again', async () => {
    const { view, scripts } = fakeWindow();
    const blocked = loadScript(view, { src });
    scripts[0]?.fire('error');
    expect(await blocked).toBe(false);
    expect(scripts[0]?.removed).toBe(true);
    const again = loadScript(view, { src });
    scripts[1]?.fire('load');
    expect(await again).toBe(true);
  });
  it('returns false after the deadline; a script that loads later is not added a second time', async () => {
    const { view, scripts } = fakeWindow();
    const slow = loadScript(view, { src, timeoutMs: 100 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await slow).toBe(false);
    scripts[0]?.fire('load');
    expect(await loadScript(view, { src })).toBe(true);
    expect(scripts).toHaveLength(1);
  });
  it('loads a script once for several callers', async () => {
    const { view, scripts } = fakeWindow();
    const both = Promise.all([loadScript(view, { src }), loadScript(view, { src })]);
    expect(scripts).toHaveLength(1);
    scripts[0]?.fire('load');
    expect(await both).toEqual([true, true]);
    const other = fakeWindow();
    const elsewhere = loadScript(other.view, { src });
    expect(other.scripts, 'another document').toHaveLength(1);
    other.scripts[0]?.fire('load');
    await elsewhere;
  });
  it('returns false if the page refuses the element, and never rejects', async () => {
    const { view } = fakeWindow(() => {
      throw new TypeError('Trusted Types');
    });
    expect(await loadScript(view, { src })).toBe(false);
  });
});
