import { describe, expect, it } from 'vitest';
import { SafeStorage } from '../../../runtime/effects/index.ts';
import { stored, storedDeadline, storedLead } from '../../../runtime/index.ts';
import {
  type StoredValue,
  storedActive,
  storedChannelFact,
  storedClickId,
  storedConsent,
  storedConversion,
  storedFlag,
} from '../../../runtime/storage/stored-values.ts';
import { ownStorageKeys } from '../../../schemas/index.ts';
import { MemoryStorage } from '../fake-window.ts';

const landingAddress = storedClickId('landing', { parameters: ['click'], holds: 'landingAddress' });
const clickParameters = storedClickId('clicks', { parameters: ['click'], holds: 'parameters' });
const { token, loginAddress, firstVisit, phoneMasked, channel, userId } = stored;

describe('the decoding of a stored string (FLT-04)', () => {
  it.each([
    [token, 'abc', 'abc'],
    [token, '', null],
    [token, 'x'.repeat(4096), 'x'.repeat(4096)],
    [token, 'x'.repeat(1_000_000), null],
    [userId, '42', '42'],
    [channel, 'channel_5265', 'channel_5265'],
    [loginAddress, '/v2/login', '/v2/login'],
    [loginAddress, '/m/kssczh/tengxun/shanxin/index.html', '/m/kssczh/tengxun/shanxin/index.html'],
    [loginAddress, '//evil', null],
    [loginAddress, '//evil.example/login', null],
    [loginAddress, '/\\evil', null],
    [loginAddress, 'https://evil.example', null],
    [loginAddress, 'javascript:alert(1)', null],
    [loginAddress, '/login?next=//evil', null],
    [loginAddress, '/login\n', null],
    [loginAddress, `/${'a'.repeat(200)}`, null],
    [loginAddress, 'login', null],
    [firstVisit, '1', '1'],
    [firstVisit, 'true', null],
    [phoneMasked, '138****5678', '138****5678'],
    [phoneMasked, '<b>', null],
    [landingAddress, 'https://m.example/login?bd_vid=1', 'https://m.example/login?bd_vid=1'],
    [landingAddress, 'javascript:alert(1)', null],
    [clickParameters, '{"callback":"c"}', '{"callback":"c"}'],
    [clickParameters, 'c', null],
    [stored.os, '4', null],
  ])('%o: %.40j is %.40j', (stored, raw, value) => {
    expect(stored.decode(raw)).toBe(value);
  });
  it.each([
    ['1700000000000', 1700000000000],
    ['0', 0],
    ['-1', null],
    ['1e12', null],
    ['NaN', null],
    ['', null],
    ['12345678901234567890', null],
    [' 1', null],
  ])('an instant %j is %j', (raw, value) => {
    expect(storedDeadline('sms').decode(raw)).toBe(value);
  });
  it('keys do not collide', () => {
    const keys = [...Object.values(stored), storedDeadline('sms'), storedLead('sms')].map(
      ({ area, key }) => `${area} ${key}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
  it('an invalid string is removed', () => {
    const localStorage = new MemoryStorage();
    localStorage.setItem(loginAddress.key, '//evil');
    expect(new SafeStorage({ localStorage }).read(loginAddress)).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});

const throwing = (what: string) => () => {
  throw new DOMException('refused', what);
};
class Full extends MemoryStorage {
  full = true;
  override setItem(key: string, value: string): void {
    if (this.full) throwing('QuotaExceededError')();
    super.setItem(key, value);
  }
}
const refusing = {
  get localStorage(): Storage {
    return throwing('SecurityError')();
  },
  get sessionStorage(): Storage {
    return throwing('SecurityError')();
  },
};
const dead = {
  getItem: throwing('a'),
  setItem: throwing('b'),
  removeItem: throwing('c'),
} as unknown as Storage;

describe('SafeStorage (FLT-01 to 03)', () => {
  it.each([
    ['works', { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() }],
    ['throws on access', refusing],
    ['throws on every call', { localStorage: dead, sessionStorage: dead }],
    ['is full', { localStorage: new Full(), sessionStorage: new Full() }],
    ['is missing', {}],
    ['is null', { localStorage: null, sessionStorage: null } as unknown as object],
  ])('that %s returns what was written, and nothing that was removed', (_, browser) => {
    const storage = new SafeStorage(browser);
    expect(storage.read(token)).toBeNull();
    storage.write(token, 'first');
    storage.write(phoneMasked, '*');
    expect([storage.read(token), storage.read(phoneMasked)]).toEqual(['first', '*']);
    storage.write(token, 'second');
    expect(storage.read(token)).toBe('second');
    storage.write(token, null);
    expect([storage.read(token), storage.read(phoneMasked)]).toEqual([null, '*']);
  });
  it('that becomes full does not return the value before', () => {
    const localStorage = new Full();
    localStorage.full = false;
    const storage = new SafeStorage({ localStorage });
    storage.write(token, 'old');
    localStorage.full = true;
    storage.write(token, 'new');
    expect(storage.read(token)).toBe('new');
  });
  it('returns what another tab has written or cleared (FLT-05)', () => {
    const localStorage = new MemoryStorage();
    const [one, other] = [new SafeStorage({ localStorage }), new SafeStorage({ localStorage })];
    one.write(token, 'one');
    other.write(token, 'other');
    expect(one.read(token)).toBe('other');
    other.write(token, null);
    expect(one.read(token)).toBeNull();
  });
  it('keeps the two areas apart', () => {
    const storage = new SafeStorage({});
    const inLocal = { ...token, key: 'same' };
    storage.write(inLocal, 'local');
    expect(storage.read({ ...inLocal, area: 'session' })).toBeNull();
  });
});

describe('SafeStorage that works again (FLT-05)', () => {
  /** What this document reads once another tab has written `c`. */
  const afterOther = (localStorage: MemoryStorage, storage: SafeStorage) => {
    localStorage.setItem(token.key, 'c');
    return storage.read(token);
  };

  it('after it was full, reads what another tab has written since', () => {
    const localStorage = new Full();
    const storage = new SafeStorage({ localStorage });
    storage.write(token, 'a');
    localStorage.full = false;
    storage.write(token, 'b');
    expect(storage.read(token)).toBe('b');
    expect(afterOther(localStorage, storage)).toBe('c');
  });

  it('after it was full and the value was removed, reads what another tab has written since', () => {
    const localStorage = new Full();
    const storage = new SafeStorage({ localStorage });
    storage.write(token, 'a');
    localStorage.full = false;
    storage.write(token, null);
    expect(storage.read(token)).toBeNull();
    expect(afterOther(localStorage, storage)).toBe('c');
  });

  it('after a value was removed, reads what another tab has written since', () => {
    const localStorage = new MemoryStorage();
    const storage = new SafeStorage({ localStorage });
    storage.write(token, 'a');
    storage.write(token, null);
    expect(afterOther(localStorage, storage)).toBe('c');
  });

  it('when it is full, leaves no old value to another page', () => {
    const localStorage = new Full();
    localStorage.full = false;
    const storage = new SafeStorage({ localStorage });
    storage.write(token, 'old');
    localStorage.full = true;
    storage.write(token, 'new');
    expect(storage.read(token)).toBe('new');
    expect(new SafeStorage({ localStorage }).read(token)).toBeNull();
  });
});

describe('SafeStorage without what it holds', () => {
  it('has nothing of this origin any more in either area (R-ERR, withdrawal)', () => {
    const browser = { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() };
    const storage = new SafeStorage(browser);
    storage.write(stored.token, 't');
    storage.write(stored.firstVisit, '1');
    browser.localStorage.setItem('other', 'x');
    storage.clear();
    expect([browser.localStorage.length, browser.sessionStorage.length]).toEqual([0, 0]);
    expect([storage.read(stored.token), storage.read(stored.firstVisit)]).toEqual([null, null]);
  });

  it('stores nothing of this document any more: an answer that waited to be stored does not come back', () => {
    const browser = { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() };
    const storage = new SafeStorage(browser);
    storage.clear();
    storage.write(stored.token, 't');
    storage.write(stored.firstVisit, '1');
    expect([browser.localStorage.length, browser.sessionStorage.length]).toEqual([0, 0]);
    expect(storage.read(stored.token)).toBe('t');
    expect(new SafeStorage(browser).read(stored.token)).toBeNull();
  });

  it.each([
    ['throws on access', refusing],
    ['throws on every call', { localStorage: dead, sessionStorage: dead }],
    ['is full', { localStorage: new Full(), sessionStorage: new Full() }],
    ['is missing', {}],
  ])('has nothing in memory either where the storage %s', (_, browser) => {
    const storage = new SafeStorage(browser as never);
    storage.write(stored.token, 't');
    storage.write(stored.firstVisit, '1');
    storage.clear();
    expect([storage.read(stored.token), storage.read(stored.firstVisit)]).toEqual([null, null]);
  });

  it('has no value that the storage refuses to remove (FLT-04)', () => {
    const localStorage = new MemoryStorage();
    const storage = new SafeStorage({ localStorage });
    storage.write(stored.token, 't');
    storage.write(stored.userId, '7');
    localStorage.removeItem = () => {};
    storage.write(stored.token, null);
    expect([storage.read(stored.token), storage.read(stored.userId)]).toEqual([null, '7']);
    storage.write(stored.userId, null);
    expect([storage.read(stored.token), storage.read(stored.userId)]).toEqual([null, null]);
  });
});

describe('the keys of stored values', () => {
  it('R-STATE 3, 4: are of one channel, or one user and channel, in the storage that tabs share', () => {
    expect(storedActive('5265')).toMatchObject({ key: 'lastActive.5265', area: 'local' });
    expect(storedConversion('7', '5265')).toMatchObject({ key: 'converted.7.5265', area: 'local' });
    expect(storedConsent('draft')).toMatchObject({ key: 'consent.draft', area: 'local' });
    expect(storedDeadline('sms')).toMatchObject({ key: 'deadline.sms', area: 'local' });
    expect(storedLead('car')).toMatchObject({ key: 'lead.car', area: 'local' });
  });

  it('R-STATE 1, 2, 5, 6: are those that other pages of the product read', () => {
    const keys = (area: string) =>
      Object.values(stored)
        .filter((one) => one.area === area)
        .map(({ key }) => key)
        .sort();
    expect(keys('local')).toEqual(
      [
        'access_token',
        'user_id',
        '_did',
        '_os',
        '_ua',
        '_channel',
        'appname',
        'appcompany',
        'loginAddress',
        'brand',
        'channel_info',
        'ipAddressInfo',
      ].sort(),
    );
    expect(keys('session')).toEqual(
      ['phoneMasked', 'phoneOwner', 'firstVisit', 'chosenProduct', 'zhijieBackUrl', 'renewedFor'].sort(),
    );
    // No click id of trackers.json may have one of these keys, nor that of the facts that leads leave.
    expect([...ownStorageKeys].sort()).toEqual([...keys('local'), ...keys('session'), 'answerFacts'].sort());
    expect(storedFlag('succ_todo')).toMatchObject({ key: 'succ_todo', area: 'local' });
    expect(storedChannelFact('application')).toMatchObject({ key: 'application', area: 'session' });
  });

  it('have the longest text that is read back, and one character more is none (FLT-04)', () => {
    const longest: [StoredValue<string>, number, string][] = [
      [stored.userId, 64, 'x'],
      [stored.deviceId, 128, 'x'],
      [stored.userAgent, 512, 'x'],
      [stored.channel, 72, 'x'],
      [stored.appName, 60, 'x'],
      [stored.appCompany, 60, 'x'],
      [stored.phoneMasked, 16, '1'],
      [stored.phoneOwner, 64, 'x'],
      [stored.chosenProduct, 200, 'x'],
      [stored.renewedFor, 500, 'x'],
      [stored.brand, 16_384, 'x'],
    ];
    for (const [value, length, sign] of longest) {
      expect(value.decode(sign.repeat(length))).toBe(sign.repeat(length));
      expect(value.decode(sign.repeat(length + 1))).toBeNull();
    }
  });
});
