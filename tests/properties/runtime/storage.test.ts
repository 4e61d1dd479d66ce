import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SafeStorage } from '../../../runtime/effects/index.ts';
import { type StoredValue, stored, storedDeadline, storedLead } from '../../../runtime/index.ts';
import { MemoryStorage } from '../../runtime/fake-window.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

const values: StoredValue<string>[] = [stored.token, stored.userId, stored.phoneMasked, stored.zhijieBackUrl];
type State = 'good' | 'full' | 'throwing' | 'ignoring' | 'missing';

/** A browser whose storage fails on command, while its values stay. */
class Moody {
  state: State = 'good';
  readonly #areas = { local: new MemoryStorage(), session: new MemoryStorage() };
  #area(name: 'local' | 'session'): Storage {
    const inner = this.#areas[name];
    const state = this.state;
    if (state === 'throwing') throw new DOMException('no', 'SecurityError');
    return {
      length: 0,
      clear: () => inner.clear(),
      key: () => null,
      getItem: (key) => inner.getItem(key),
      removeItem: (key) => {
        if (state !== 'ignoring') inner.removeItem(key);
      },
      setItem: (key, value) => {
        if (state === 'full') throw new DOMException('full', 'QuotaExceededError');
        if (state !== 'ignoring') inner.setItem(key, value);
      },
    };
  }
  get localStorage(): Storage {
    return this.#area('local');
  }
  get sessionStorage(): Storage {
    return this.#area('session');
  }
}

const value = fc.constantFrom('1', '12', '138', '7*7');
const step = fc.record({
  index: fc.nat({ max: values.length - 1 }),
  value: fc.option(value),
});

describe('SafeStorage', () => {
  it('returns what was written last, in any storage that does not change', () => {
    const state = fc.constantFrom<State>('good', 'full', 'throwing', 'ignoring', 'missing');
    assertProperty(shareOfRun(5000), [state, fc.array(step, { maxLength: 30 })], (kind, steps) => {
      const browser = new Moody();
      browser.state = kind;
      const storage = new SafeStorage(kind === 'missing' ? {} : browser);
      const model = new Map<number, string | null>();
      for (const { index, value: written } of steps) {
        const at = values[index] as StoredValue<string>;
        storage.write(at, written);
        model.set(index, written === null ? null : at.decode(written));
        for (const [other, expected] of model)
          expect(storage.read(values[other] as StoredValue<string>)).toBe(expected);
      }
    });
  });
  it('does so too if it becomes full or ignores writes, and works again', () => {
    const moody = fc.record({ write: step, state: fc.constantFrom<State>('good', 'full', 'ignoring') });
    assertProperty(shareOfRun(5000), [fc.array(moody, { maxLength: 30 })], (steps) => {
      const browser = new Moody();
      const storage = new SafeStorage(browser);
      const model = new Map<number, string | null>();
      for (const { write, state } of steps) {
        browser.state = state;
        const at = values[write.index] as StoredValue<string>;
        storage.write(at, write.value);
        model.set(write.index, write.value === null ? null : at.decode(write.value));
        for (const [other, expected] of model)
          expect(storage.read(values[other] as StoredValue<string>)).toBe(expected);
      }
    });
  });
  it('decodes any stored garbage to a valid value or null, and never throws', () => {
    const all = [...Object.values(stored), storedDeadline('sms'), storedLead('x')] as StoredValue<unknown>[];
    assertProperty(
      shareOfRun(20_000),
      [fc.constantFrom(...all), fc.string({ unit: 'binary', maxLength: 2000 })],
      (entry, raw) => {
        const localStorage = new MemoryStorage();
        const sessionStorage = new MemoryStorage();
        (entry.area === 'local' ? localStorage : sessionStorage).setItem(entry.key, raw);
        const storage = new SafeStorage({ localStorage, sessionStorage });
        const read = storage.read(entry);
        expect(storage.read(entry)).toEqual(read);
        if (read !== null) expect(entry.decode(entry.encode(read))).toEqual(read);
      },
    );
  });
  it('never accepts a login address that leaves the site', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      'evil.example',
      'login',
      ':',
      'https',
      '@',
      '%2f',
      '\t',
      '?',
      '#',
      '.',
    );
    assertProperty(shareOfRun(20_000), [fc.array(part, { maxLength: 8 })], (parts) => {
      const address = stored.loginAddress.decode(parts.join(''));
      if (address === null) return;
      expect(new URL(address, 'https://m.example').origin).toBe('https://m.example');
    });
  });
});
