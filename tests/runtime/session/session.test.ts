import { describe, expect, it } from 'vitest';
import type { NativeIdentity } from '../../../runtime/bridge/decode-native-identity.ts';
import { SafeStorage, startSession } from '../../../runtime/effects/index.ts';
import { fakeView } from '../fake-window.ts';
import { channelInfoOf, siteOf } from '../real-config.ts';

const site = siteOf('default');
function sessionAt(search = '', over: Partial<typeof site> = {}) {
  const view = fakeView(search);
  return startSession({ ...site, ...over }, new SafeStorage(view), view);
}
const nothingFromApp: NativeIdentity = {
  token: null,
  os: null,
  deviceId: null,
  userId: null,
  userAgent: null,
  appName: null,
  appCompany: null,
};

describe('the login of a session (R-STATE 2)', () => {
  it('is token and user; a logout drops both and what is known of the user', () => {
    const session = sessionAt();
    expect(session.situation.token).toBe(false);
    session.logIn('t', '7');
    session.setAnswer('user', 'ok');
    expect(session).toMatchObject({ token: 't', userId: '7' });
    expect(session.situation).toMatchObject({ token: true, answers: { user: 'ok' } });
    session.logOut();
    expect(session).toMatchObject({ token: null, userId: null, hadToken: null });
    expect(session.situation.token).toBe(false);
    expect(session.answers).toEqual({});
  });

  it('forgets the check of the user before, and nothing else that the server has said', () => {
    const session = sessionAt();
    session.setAnswer('user', 'failed');
    session.setAnswer('ipInfo', { name: '上海' });
    session.logIn('t', '7');
    expect(session.answers).toEqual({ ipInfo: { name: '上海' } });
  });

  it('keeps the masked number of the same user, and drops that of another', () => {
    const session = sessionAt();
    session.logIn('t', '7');
    session.setPhone('138****5678');
    session.logIn('again', '7');
    expect(session.phoneMasked).toBe('138****5678');
    session.logIn('t', '8');
    expect(session.phoneMasked).toBeNull();
  });

  it('ends with every consent, and the masked number, when the visitor withdraws', () => {
    const session = sessionAt();
    session.logIn('t', '7');
    session.setPhone('138****5678');
    session.setConsent(['trackers', 'draft'], true);
    session.withdraw();
    expect(session).toMatchObject({ token: null, userId: null, phoneMasked: null });
    expect([...session.consents]).toEqual([]);
  });
});

describe('an offered login (T2)', () => {
  it('is the one that the server has confirmed, whose user is then known to be valid', () => {
    const session = sessionAt('?_token=offered&_user_id=1');
    session.settleOffer({ token: 'offered', userId: '7' });
    expect(session).toMatchObject({ token: 'offered', userId: '7', offered: null });
    expect(session.answers.user).toBe('ok');
  });

  it('that was not confirmed changes nothing', () => {
    const session = sessionAt('?_token=offered');
    session.logIn('t', '7');
    session.settleOffer(null);
    expect(session).toMatchObject({ token: 't', userId: '7', offered: null });
    expect(session.answers.user).toBeUndefined();
  });

  it('of another user asks with the page of site.json, until the visitor has chosen', () => {
    const session = sessionAt();
    session.holdLogin({ token: 'link', userId: '8' });
    expect(session.linkLogin, 'nobody is logged in').toBeUndefined();
    session.logIn('t', '7');
    expect(session.linkLogin, 'a login ends the question').toBeUndefined();
    session.holdLogin({ token: 'link', userId: '8' });
    expect(session.linkLogin).toBe('link-login');
    session.chooseLogin('current');
    expect(session.linkLogin).toBeUndefined();
    expect(session).toMatchObject({ token: 't', userId: '7', otherLogin: null });
  });

  it('of a mark that was refused is said to a visitor without a login, until it was read', () => {
    for (const mark of ['mark', 'markcode'] as const) {
      const session = sessionAt();
      session.setAnswer(mark, 'ok');
      expect(session.linkLogin).toBeUndefined();
      session.setAnswer(mark, 'failed');
      expect(session.linkLogin).toBe('link-refused');
      session.chooseLogin('link');
      expect(session.linkLogin).toBeUndefined();
      expect(session.token).toBeNull();
      session.setAnswer(mark, 'failed');
      session.logIn('t', '7');
      expect(session.linkLogin).toBeUndefined();
    }
  });

  it('says nothing where site.json names no pages', () => {
    const { linkLogin: _, ...settings } = site.settings;
    const session = sessionAt('', { settings });
    session.setAnswer('mark', 'failed');
    expect(session.linkLogin).toBeUndefined();
    session.logIn('t', '7');
    session.holdLogin({ token: 'link', userId: '8' });
    expect(session.linkLogin).toBeUndefined();
  });
});

describe('a login by a mark during a decision (R-NAV 5, 6)', () => {
  it('leaves the decision with the token that it began with, until the visit is marked', () => {
    const session = sessionAt();
    session.logInByMark('marked', '9');
    expect(session).toMatchObject({ token: 'marked', userId: '9' });
    expect(session.situation.token).toBe(false);
    session.markVisited();
    expect(session.situation.token).toBe(true);
    expect(session.firstVisit).toBe(true);
  });

  it('survives the end of the token that the visit began with', () => {
    const session = sessionAt();
    session.logIn('old', '1');
    session.logInByMark('marked', '9');
    expect(session.situation.token).toBe(true);
    session.clearToken();
    expect(session.situation.token).toBe(false);
    expect(session.token).toBe('marked');
  });

  it('without one, the token that the visit began with is dropped', () => {
    const session = sessionAt();
    session.logIn('old', '1');
    session.clearToken();
    expect(session).toMatchObject({ token: null, userId: null });
  });

  it('is the login of the session when no decision is pending any more', () => {
    for (const mark of ['mark', 'markcode'] as const) {
      const session = sessionAt();
      session.logInByMark('marked', '9');
      session.forget('user');
      expect(session.situation.token, 'another source is forgotten').toBe(false);
      session.forget(mark);
      expect(session.situation.token).toBe(true);
    }
  });

  it('by form ends a pending one', () => {
    const session = sessionAt();
    session.logInByMark('marked', '9');
    session.logIn('t', '7');
    expect(session.situation.token).toBe(true);
  });
});

describe('the parameters of the address (R-ROUTE 6)', () => {
  it('of this arrival remain when the address has lost them, and the address wins', () => {
    const session = sessionAt('?mark=m&from=2');
    session.setQuery({ from: '4' });
    expect(session.query).toEqual({ mark: 'm', from: '4' });
    session.setQuery({});
    expect(session.query).toEqual({ mark: 'm', from: '2' });
  });

  it('are forgotten where they are named, or all', () => {
    const session = sessionAt('?mark=m&from=2');
    session.forgetLanding(['mark', 'bd_vid']);
    expect(session.query).toEqual({ from: '2' });
    session.setQuery({ bd_vid: '1' });
    expect(session.query).toEqual({ from: '2', bd_vid: '1' });
    session.forgetLanding(['bd_vid']);
    expect(session.query, 'it is not of the arrival').toEqual({ from: '2', bd_vid: '1' });
    session.forgetLanding();
    expect(session.query).toEqual({ bd_vid: '1' });
    session.setQuery({});
    expect(session.query).toEqual({});
  });

  it('lead back only to hosts of site.json (T1)', () => {
    const host = site.settings.returnHosts[0];
    const back = (address: string) => sessionAt(`?zhijieBackUrl=${encodeURIComponent(address)}`).returnUrl;
    expect(back(`https://${host}/a`)).toBe(`https://${host}/a`);
    expect(back('https://evil.example/')).toBeNull();
    expect(sessionAt().returnUrl).toBeNull();
  });
});

describe('what the server has said of a visit', () => {
  it('is the city for texts; empty where it is unknown', () => {
    const session = sessionAt();
    expect(session.city).toBe('');
    session.setAnswer('ipInfo', 'failed');
    expect(session.city).toBe('');
    session.setAnswer('ipInfo', { name: '上海市' });
    expect(session.city).toBe('上海市');
  });

  const named = (application: string) => ({ ...channelInfoOf({ application }), appName: '渠道应用' });
  it('is the name of the app on app channels only (R-STATE 7, R-BRAND 8)', () => {
    const session = sessionAt();
    const shipped = session.brand.name;
    for (const [answer, name] of [
      [named('ios'), '渠道应用'],
      [named('android'), '渠道应用'],
      [named('web'), shipped],
      ['failed', shipped],
    ] as const) {
      session.setAnswer('channelInfo', answer);
      expect(session.brand.name).toBe(name);
      expect(session.brandWithoutApp.name).toBe(shipped);
    }
  });

  it('is the name of the app on every channel where facts.json limits it to none', () => {
    const appName = site.facts.appName && { pointer: site.facts.appName.pointer };
    const session = sessionAt('', { facts: { ...site.facts, appName } as typeof site.facts });
    session.setAnswer('channelInfo', named('web'));
    expect(session.brand.name).toBe('渠道应用');
  });

  it('is no name of an app where the fact that limits it is not known', () => {
    const session = sessionAt();
    const shipped = session.brand.name;
    session.setAnswer('channelInfo', { ...named('ios'), facts: {} });
    expect(session.brand.name).toBe(shipped);
  });
});

describe('a session in a product without app channels', () => {
  it('has the name of the brand whatever channel info says', () => {
    const { appName: _, ...facts } = site.facts;
    const session = sessionAt('', { facts: facts as typeof site.facts });
    session.setAnswer('channelInfo', channelInfoOf({ application: 'ios' }));
    expect(session.brand.name).toBe(session.brandWithoutApp.name);
  });
});

describe('the methods of a session', () => {
  it('may be passed as callbacks', () => {
    const session = sessionAt();
    const { logIn, logOut } = session;
    logIn('t', '7');
    expect(session.token).toBe('t');
    logOut();
    expect(session.token).toBeNull();
  });
});

describe('what a native app says of itself and its user (R-API, getToken; R-BRAND 8)', () => {
  it('replaces what is known', () => {
    const session = sessionAt('?_did=d&_ua=u');
    session.applyApp({
      token: 'app',
      os: '2',
      deviceId: 'device',
      userId: '7',
      userAgent: 'agent',
      appName: '应用',
      appCompany: '公司',
    });
    expect(session).toMatchObject({
      deviceId: 'device',
      userAgent: 'agent',
      appName: '应用',
      appCompany: '公司',
      offered: { token: 'app', userId: '7', isFromApp: true },
      token: null,
    });
    expect(session.device).toEqual({ os: 'android', wechat: true, inApp: false });
    expect(session.brand).toMatchObject({ name: '应用', companyName: '公司' });
    session.setAnswer('channelInfo', { ...channelInfoOf({ application: 'ios' }), appName: '渠道应用' });
    expect(session.brand.name, 'the name that the app itself has stored wins').toBe('应用');
    expect(session.brandWithoutApp.companyName).not.toBe('公司');
  });

  it('changes nothing where it says nothing, and a user of no id is an offered login all the same', () => {
    const session = sessionAt('?_did=d&_ua=u');
    const before = { ...session };
    session.applyApp(nothingFromApp);
    expect({ ...session }).toEqual(before);
    session.applyApp({ ...nothingFromApp, token: 'app' });
    expect(session.offered).toEqual({ token: 'app', userId: '', isFromApp: true });
  });
});

describe('consents', () => {
  it('allow the activation of a channel for trackers, as a login does, and not for a draft (R-API)', () => {
    const session = sessionAt();
    expect(session.mayActivate).toBe(false);
    session.setConsent(['draft'], true);
    expect(session.mayActivate).toBe(false);
    session.setConsent(['trackers'], true);
    expect(session.mayActivate).toBe(true);
    session.setConsent(['trackers'], false);
    expect(session.mayActivate).toBe(false);
    session.logIn('t', '7');
    expect(session.mayActivate).toBe(true);
  });

  it('are given and taken back one by one', () => {
    const session = sessionAt();
    session.setConsent(['trackers', 'draft'], true);
    session.setConsent(['trackers'], true);
    expect([...session.consents].sort()).toEqual(['draft', 'trackers']);
    session.setConsent(['trackers'], false);
    expect([...session.consents]).toEqual(['draft']);
  });
});
