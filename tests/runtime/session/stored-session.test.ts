import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commonFields, SafeStorage, startSession } from '../../../runtime/effects/index.ts';
import { resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { fakeView } from '../fake-window.ts';
import { channelInfoOf, config, siteOf } from '../real-config.ts';

const site = siteOf('default');
type Stored = { local?: Record<string, string>; session?: Record<string, string> };
function start(search = '', { local = {}, session: ofSession = {} }: Stored = {}) {
  const view = fakeView(search);
  for (const [key, value] of Object.entries(local)) view.localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(ofSession)) view.sessionStorage.setItem(key, value);
  const session = startSession(site, new SafeStorage(view), view);
  return { view, session, local: view.localStorage.map, ofSession: view.sessionStorage.map };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('click ids (R-STATE 6)', () => {
  it('are the landing address with its bd_vid, without tokens and marks', () => {
    const { session, ofSession } = start('?bd_vid=1&_token=t&mark=m&utm_source=u&from=2&_channel=5265&x=y');
    const address = 'https://m.example/login?bd_vid=1&utm_source=u&from=2&_channel=5265&x=y';
    expect(ofSession.get('bd_vidUrl')).toBe(address);
    expect(session.clickIds).toEqual({ bd_vidUrl: address, kuaishoumaidian: null });
  });

  it('are cut at the 1024 characters that Baidu takes', () => {
    const { session } = start(`?bd_vid=1&x=${'y'.repeat(2000)}`);
    expect(session.clickIds.bd_vidUrl).toHaveLength(1024);
  });

  it.each(['oaidMd5', 'imeiMd5', 'idfaMd5', 'callback'])('are those of Kuaishou with %s', (name) => {
    const { session, ofSession } = start(`?utm_source=u&${name}=v`);
    expect(JSON.parse(ofSession.get('kuaishoumaidian') ?? '')).toEqual({ utm_source: 'u', [name]: 'v' });
    expect(session.clickIds.kuaishoumaidian).toBe(ofSession.get('kuaishoumaidian'));
  });

  it('are none with utm_source alone, or empty parameters', () => {
    const { session, ofSession } = start('?utm_source=u&callback=&bd_vid=');
    expect(session.clickIds).toEqual({ bd_vidUrl: null, kuaishoumaidian: null });
    expect([...ofSession.keys()].filter((key) => /maidian|vid/.test(key))).toEqual([]);
  });

  it('remain for the browser session', () => {
    const { session } = start('', {
      session: { bd_vidUrl: 'https://m.example/login?bd_vid=1', kuaishoumaidian: '{"callback":"c"}' },
    });
    expect(session.clickIds).toEqual({
      bd_vidUrl: 'https://m.example/login?bd_vid=1',
      kuaishoumaidian: '{"callback":"c"}',
    });
  });
});

describe('click ids of another trackers.json (R-STATE 6)', () => {
  const clickIds: NonNullable<Config['trackers']['clickIds']> = {
    gclid: { parameters: ['gclid', 'wbraid'], holds: 'value', days: 30 },
    fbclid: { parameters: ['fbclid'], holds: 'value' },
  };
  const other = resolveSite({ ...config, trackers: { networks: {}, clickIds } }, 'default');
  const day = 86_400_000;
  const arrive = (search: string, view = fakeView(search)) => {
    Object.assign(view.location, { search });
    return { view, session: startSession(other, new SafeStorage(view), view) };
  };

  it('are the values of their parameters, and leave the address', () => {
    const { view, session } = arrive('?fbclid=f%201&wbraid=w&x=1');
    expect(session.clickIds).toEqual({ gclid: 'w', fbclid: 'f 1' });
    expect(view.location.search).toBe('?x=1');
    expect(view.sessionStorage.getItem('fbclid')).toBe('f 1');
    expect(view.localStorage.getItem('gclid')).toBe('w');
  });

  it('of the networks that ship are none of its own', () => {
    const { view, session } = arrive('?bd_vid=1&callback=c');
    expect(session.clickIds).toEqual({ gclid: null, fbclid: null });
    expect(view.location.search, 'and are left as they are').toBe('?bd_vid=1&callback=c');
  });

  it('with days are kept so long, also in another tab, and forgotten then', () => {
    const { view } = arrive('?gclid=g&fbclid=f');
    view.sessionStorage.clear();
    vi.setSystemTime(1_700_000_000_000 + 30 * day - 1);
    expect(arrive('', view).session.clickIds).toEqual({ gclid: 'g', fbclid: null });
    vi.setSystemTime(1_700_000_000_000 + 30 * day + 1);
    expect(arrive('', view).session.clickIds).toEqual({ gclid: null, fbclid: null });
    expect(view.localStorage.getItem('gclid')).toBeNull();
  });

  it('are replaced by those of a later press, which are kept as long', () => {
    const { view } = arrive('?gclid=first');
    vi.setSystemTime(1_700_000_000_000 + 29 * day);
    arrive('?gclid=second', view);
    vi.setSystemTime(1_700_000_000_000 + 58 * day);
    expect(arrive('', view).session.clickIds.gclid).toBe('second');
  });
});

describe('what a session stores', () => {
  it('is read at the start of the next one (R-STATE 2, 6)', () => {
    const { session } = start('', {
      local: {
        access_token: 't',
        user_id: '7',
        _did: 'd',
        _ua: 'agent',
        _os: '2',
        'consent.trackers': '1',
      },
      session: {
        firstVisit: '1',
        phoneMasked: '138****5678',
        phoneOwner: '7',
        zhijieBackUrl: 'https://a.example',
      },
    });
    expect(session).toMatchObject({
      token: 't',
      userId: '7',
      deviceId: 'd',
      userAgent: 'agent',
      device: { os: 'android' },
      firstVisit: true,
      phoneMasked: '138****5678',
      zhijieBackUrl: 'https://a.example',
    });
    expect([...session.consents]).toEqual(['trackers']);
  });

  it('of the address wins over what was stored, and is stored', () => {
    const { session, local, ofSession } = start('?_ua=new&_os=3&zhijieBackUrl=https://b.example', {
      local: { _ua: 'agent', _os: '2' },
      session: { zhijieBackUrl: 'https://a.example' },
    });
    expect(session).toMatchObject({ userAgent: 'new', zhijieBackUrl: 'https://b.example' });
    expect(session.device.os).toBe('other');
    expect([local.get('_ua'), local.get('_os')]).toEqual(['new', '3']);
    expect(ofSession.get('zhijieBackUrl')).toBe('https://b.example');
  });

  it.each([
    ['1', 'ios'],
    ['2', 'android'],
    ['3', 'other'],
    ['4', 'other'],
    ['', 'other'],
  ])('is the system with the code “%s”: %s, on a phone of no known system', (code, os) => {
    const view = fakeView(`?_os=${code}`);
    Object.assign(view.navigator, { userAgent: 'unknown' });
    expect(startSession(site, new SafeStorage(view), view).device.os).toBe(os);
  });

  it('is the user agent and the system of the browser where nothing else is known', () => {
    const { session, view, local } = start();
    expect(session.userAgent).toBe(view.navigator.userAgent);
    expect([local.get('_ua'), local.get('_os')]).toEqual([view.navigator.userAgent, '1']);
  });

  it('is a random device id of thirty digits, also where the numbers are small', () => {
    const random = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((numbers) => numbers);
    expect(start().session.deviceId).toBe('0'.repeat(30));
    random.mockRestore();
  });

  it.each([
    ['a token without its user', { access_token: 't' }],
    ['a user id without a token', { user_id: '7' }],
    ['JSON', { access_token: '{"token":"t"}', user_id: '7' }],
    ['JSON text', { access_token: '"t"', user_id: '7' }],
    ['an object as text', { access_token: '[object Object]', user_id: '7' }],
    ['missing values as text', { access_token: 'undefined', user_id: 'undefined' }],
    ['a user that is null as text', { access_token: 't', user_id: 'null' }],
    ['a page of HTML', { access_token: '<html>', user_id: '7' }],
    ['a text that ends in HTML', { access_token: '502 <html>', user_id: '7' }],
    ['a token that is too long', { access_token: 't'.repeat(4097), user_id: '7' }],
    ['a user id that is too long', { access_token: 't', user_id: '7'.repeat(65) }],
  ])('is no login where it is %s, and is removed (FLT-04)', (_what, local) => {
    const { session, local: left } = start('', { local });
    expect(session).toMatchObject({ token: null, userId: null });
    expect([left.has('access_token'), left.has('user_id')]).toEqual([false, false]);
  });

  it.each(['null', 'undefined', '[object Object]', '{"name":"x"}', '<b>x</b>', '"x"'])(
    'is no app name, company, agent or device id where it is %s (FLT-04)',
    (garbage) => {
      const { session, view } = start('', {
        local: { appname: garbage, appcompany: garbage, _ua: garbage, _did: garbage },
      });
      expect(session).toMatchObject({
        appName: null,
        appCompany: null,
        userAgent: view.navigator.userAgent,
        deviceId: expect.stringMatching(/^\d{30}$/),
      });
    },
  );

  it.each(['sbx_0aZ', '1|abc', 'a.b-c_d~e+f/g==', 'null0', '12345678901234567890'])(
    'is a login with the token %s',
    (token) => {
      const { session } = start('', { local: { access_token: token, user_id: '7' } });
      expect(session).toMatchObject({ token, userId: '7' });
    },
  );

  it('is no user id without a token, and no number of another user', () => {
    expect(start('', { local: { user_id: '7' } }).session.userId).toBeNull();
    const { session } = start('', {
      local: { access_token: 't', user_id: '8' },
      session: { phoneMasked: '138****5678', phoneOwner: '7' },
    });
    expect(session.phoneMasked).toBeNull();
  });

  it('is when a consent was given; a consent that is taken back is removed', () => {
    const { session, local } = start();
    session.setConsent(['trackers', 'draft'], true);
    expect(local.get('consent.trackers')).toBe('1700000000000');
    expect(local.get('consent.draft')).toBe('1700000000000');
    session.setConsent(['draft'], false);
    expect(local.has('consent.draft')).toBe(false);
    expect(local.get('consent.trackers')).toBe('1700000000000');
  });

  it('is the user with a new token, even where another tab has stored its own', () => {
    const { session, local } = start();
    session.logIn('one', '7');
    local.set('user_id', '8');
    session.logIn('two', '7');
    expect([local.get('access_token'), local.get('user_id')]).toEqual(['two', '7']);
  });

  it('is not written again where it has not changed', () => {
    const { session, local } = start();
    session.logIn('one', '7');
    const keys = ['_did', 'access_token', 'user_id'];
    for (const key of keys) local.delete(key);
    session.setPhone('138****5678');
    expect(keys.filter((key) => local.has(key))).toEqual([]);
  });

  it('is the owner of the masked number, as long as there is one (R-STATE 2)', () => {
    const { session, ofSession } = start();
    session.logIn('one', '7');
    expect(ofSession.has('phoneOwner')).toBe(false);
    session.setPhone('138****5678');
    expect(ofSession.get('phoneOwner')).toBe('7');
    session.logIn('two', '8');
    expect([ofSession.has('phoneOwner'), ofSession.has('phoneMasked')]).toEqual([false, false]);
  });

  it('is the brand, and in “original” without the names of an app (R-STATE 1)', () => {
    const { session, local } = start('', { local: { appname: '应用', appcompany: '公司' } });
    const { name, faviconUrl, logo, companyName, icp, sourcesFunding } = session.brand;
    const shown = { name, faviconUrl, logo, companyName, icp, sourcesFunding };
    expect([name, companyName]).toEqual(['应用', '公司']);
    expect(JSON.parse(local.get('brand') ?? '')).toEqual({
      ...shown,
      original: { ...shown, ...session.brandWithoutApp },
    });
    expect([local.get('appname'), local.get('appcompany')]).toEqual(['应用', '公司']);
  });

  it('is the name and company that a native app says (R-STATE 2)', () => {
    const { session, local } = start();
    expect([local.has('appname'), local.has('appcompany')]).toEqual([false, false]);
    const said = { token: null, os: null, deviceId: 'd', userId: null, userAgent: null };
    session.applyApp({ ...said, appName: '应用', appCompany: '公司' });
    expect([local.get('appname'), local.get('appcompany'), local.get('_did')]).toEqual(['应用', '公司', 'd']);
  });

  it('is no city that has been forgotten', () => {
    const { session, local } = start();
    session.setAnswer('ipInfo', { name: '上海市' });
    session.forget('ipInfo');
    expect(local.has('ipAddressInfo')).toBe(false);
  });

  it('is the city with the code, and nothing of a call that has failed (R-STATE 5)', () => {
    const { session, local } = start();
    session.setAnswer('ipInfo', 'failed');
    session.setAnswer('channelInfo', 'failed');
    expect([local.has('ipAddressInfo'), local.has('channel_info')]).toEqual([false, false]);
    session.setAnswer('ipInfo', { name: '上海市' });
    expect(JSON.parse(local.get('ipAddressInfo') ?? '')).toEqual({ code: 200, name: '上海市' });
  });

  it('is the application by its code, and the flags once they are known (R-STATE 2, 6)', () => {
    const { session, local, ofSession } = start();
    const flags = () => ['input_form', 'succ_todo', 'fail_todo'].map((name) => local.get(name));
    expect([ofSession.has('application'), ...flags()]).toEqual([false, undefined, undefined, undefined]);
    for (const [application, code] of [
      ['ios', '1'],
      ['android', '2'],
      ['web', '3'],
    ] as const) {
      session.setAnswer('channelInfo', channelInfoOf({ application }, [1, 4, 3]));
      expect(ofSession.get('application')).toBe(code);
    }
    expect(flags()).toEqual(['1', '4', '3']);
    session.forget('channelInfo');
    expect([ofSession.has('application'), ...flags()]).toEqual([false, undefined, undefined, undefined]);
  });
});

describe('the common fields of a call (R-STATE 8)', () => {
  it('contain at most 8192 characters of an address (FLT-30)', () => {
    const { session, view } = start();
    Object.assign(view.location, { href: `https://m.example/?x=${'y'.repeat(9000)}` });
    Object.assign(view.document, { referrer: `https://ads.example/?x=${'y'.repeat(9000)}` });
    const fields = commonFields(session, view);
    expect(fields.current_url).toBe(view.location.href.slice(0, 8192));
    expect(fields.referrer).toBe(view.document.referrer.slice(0, 8192));
  });
});
