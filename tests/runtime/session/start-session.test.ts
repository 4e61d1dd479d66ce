import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callEndpoint,
  commonFields,
  fetchServerFacts,
  SafeStorage,
  settleIdentity,
  startSession,
} from '../../../runtime/effects/index.ts';
import { type ServerFactSource, stored, storedLead } from '../../../runtime/index.ts';
import { FakeApi, fakeSession, fakeView } from '../fake-window.ts';
import { siteOf } from '../real-config.ts';

const fake = new FakeApi();
beforeAll(() => fake.start());
afterAll(() => fake.stop());
beforeEach(() => {
  fake.calls.length = 0;
  fake.answers.clear();
});
const site = siteOf('default');
const sessionAt = (search = '') => fakeSession(site, fake, { search });
const sessionIn = (view: ReturnType<typeof fakeView>) => startSession(site, new SafeStorage(view), view);
const login = { code: 200, data: { access_token: 'new', userinfo: { id: 9 } } };

describe('startSession (R-STATE 2)', () => {
  it('on a first visit uses the default channel, a random device id, and stores both', () => {
    const { session, view } = sessionAt();
    expect(session).toMatchObject({ channel: '5818', token: null, userId: null, firstVisit: false });
    expect(session.deviceId).toMatch(/^\d{30}$/);
    expect(session.device).toEqual({ os: 'ios', wechat: true, inApp: false });
    expect(view.localStorage.map.get('_channel')).toBe('channel_5818');
    expect(view.localStorage.map.get('_did')).toBe(session.deviceId);
    expect(sessionAt().session.deviceId).not.toBe(session.deviceId);
  });
  it('reads channel and device id from the address, and stores them', () => {
    const { session, view } = sessionAt('?_channel=channel_5265&_did=d1');
    expect(session).toMatchObject({ channel: '5265', deviceId: 'd1' });
    expect(view.localStorage.map.get('_channel')).toBe('channel_5265');
  });
  it.each([
    ['?_token=url&_user_id=1', {}, { token: null, offered: { token: 'url', userId: '1' } }],
    [
      '?_token=url&_user_id=1',
      { access_token: 'kept', user_id: '2' },
      { token: 'kept', userId: '2', offered: { token: 'url', userId: '1' } },
    ],
    ['?_token=kept', { access_token: 'kept', user_id: '2' }, { token: 'kept', offered: null }],
    ['?_token=12345678901234567890', {}, { offered: { token: '12345678901234567890', userId: '' } }],
    ['?_user_id=1', { access_token: 'kept', user_id: '2' }, { token: 'kept', userId: '2' }],
    ['?_user_id=1', { access_token: 'alone' }, { token: null, userId: null }],
    ['?_token=alone', { access_token: 'alone' }, { token: null, offered: { token: 'alone', userId: '' } }],
    ['?_token=&_user_id=', {}, { token: null, userId: null }],
    ['?_token', {}, { token: null, offered: null }],
    ['?_token=url', { access_token: '' }, { token: null, offered: { token: 'url', userId: '' } }],
    ['?_os=2', {}, { device: { os: 'android', wechat: true, inApp: false } }],
    ['?_os=7', {}, { device: { os: 'ios', wechat: true, inApp: false } }],
    ['', { _os: '2' }, { device: { os: 'android', wechat: true, inApp: false } }],
    ['?_ua=App%2F3', {}, { userAgent: 'App/3' }],
    ['?_channel=', { _channel: 'channel_5265' }, { channel: '5265' }],
    ['', { _channel: '' }, { channel: '5818' }],
    ['', { loginAddress: '//evil' }, { loginAddress: null }],
    ['', { loginAddress: '/v2/login' }, { loginAddress: '/v2/login' }],
    ['', { appname: '禾岸', appcompany: '公司' }, { appName: '禾岸', appCompany: '公司' }],
  ])('reads %s with %j stored as %j', (search, kept, expected) => {
    const view = fakeView(search);
    for (const [key, value] of Object.entries(kept)) view.localStorage.setItem(key, value as string);
    expect(sessionIn(view)).toMatchObject(expected);
  });
  it('ignores ?_did= if a device id is stored', () => {
    const view = fakeView('?_did=');
    view.localStorage.setItem('_did', 'kept');
    expect(sessionIn(view).deviceId).toBe('kept');
  });
  it('stores changes, and removes what becomes empty', () => {
    const { session, view } = sessionAt();
    session.logIn('t', '7');
    session.rememberLogin('/v3/login');
    session.markVisited();
    session.setPhone('138****5678');
    expect(Object.fromEntries(view.localStorage.map)).toMatchObject({
      access_token: 't',
      user_id: '7',
      loginAddress: '/v3/login',
    });
    expect(Object.fromEntries(view.sessionStorage.map)).toEqual({
      firstVisit: '1',
      phoneMasked: '138****5678',
      phoneOwner: '7',
    });
    expect(JSON.parse(view.localStorage.map.get('brand') ?? '')).toMatchObject({
      name: session.brand.name,
      original: { name: session.brand.name },
    });
    session.logOut();
    expect(view.localStorage.map.has('access_token')).toBe(false);
    expect(view.localStorage.map.has('user_id')).toBe(false);
  });
  it('derives the brand from channel and app', () => {
    const { session } = sessionAt('?_channel=5262');
    expect(session.brand.title).toBe('首页');
  });
});

describe('the common fields (R-STATE 8)', () => {
  it('are those of the requirements', () => {
    const { session, view } = sessionAt('?_token=offered&_did=d&_channel=5265');
    session.logIn('t', '7');
    expect(view.location.href).toBe('https://m.example/login?_channel=5265');
    expect(commonFields(session, view)).toEqual({
      _token: 't',
      _did: 'd',
      _os: '1',
      _ua: view.navigator.userAgent,
      flag: '2',
      package: '1',
      referrer: 'https://ads.example/',
      platform: '0',
      _platform: '3',
      _channel: 'channel_5265',
      _user_id: '7',
      current_url: view.location.href,
    });
  });
  it('without a login the token is empty', () => {
    const { session, view } = sessionAt();
    expect(commonFields(session, view)).toMatchObject({ _token: '', _user_id: '' });
  });
});

describe('fetchServerFacts', () => {
  const ask = async (need: ServerFactSource[], search = '') => {
    const fixture = sessionAt(search);
    await fetchServerFacts(fixture.session, fixture.api, need);
    return fixture;
  };
  it.each([
    ['user', '/v3/user/get', { code: 200 }, 'ok'],
    ['user', '/v3/user/get', { code: 401 }, 'failed'],
    ['channelInfo', '/v3/channel/info', { code: 500 }, 'failed'],
    ['channelInfo', '/v3/channel/info', { code: 200, data: null }, 'failed'],
    ['ipInfo', '/v3/app/ipInfo', { code: 200, data: { name: '上海市' } }, { name: '上海市' }],
    ['ipInfo', '/v3/app/ipInfo', { code: 200, data: {} }, 'failed'],
    ['ipInfo', '/v3/app/ipInfo', { code: 404 }, 'failed'],
    ['mark', '/v1/user/loginMark', login, 'ok'],
    ['mark', '/v1/user/loginMark', { code: 200, data: {} }, 'failed'],
    ['markcode', '/v3/user/loginMarkCode', login, 'ok'],
    ['markcode', '/v3/user/loginMarkCode', { code: 4012 }, 'failed'],
  ] as const)('%s: %s with %j is %j', async (source, path, body, answer) => {
    fake.json(path, body);
    const { session } = await ask([source], '?mark=m&markcode=1e5');
    expect(session.answers[source]).toEqual(answer);
    expect(fake.pathsCalled()).toEqual([path]);
  });
  it('ends with a result for each call, also if nothing responds; a 401 does not reach the policy', async () => {
    for (const path of ['/v3/user/get', '/v3/app/ipInfo']) fake.text(path, '', 401);
    const { session, unauthorized } = await ask(['user', 'channelInfo', 'ipInfo', 'mark', 'markcode']);
    expect(session.answers).toEqual({
      user: 'failed',
      channelInfo: 'failed',
      ipInfo: 'failed',
      mark: 'failed',
      markcode: 'failed',
    });
    expect(unauthorized).toEqual([]);
  });
  it('shares a pending call, and makes a new one afterwards', async () => {
    fake.answers.set('/v3/user/get', (_, response) => {
      setTimeout(() => response.end('{"code":200}'), 50);
    });
    fake.json('/v3/app/ipInfo', { code: 200, data: { name: '上海' } });
    const fixture = sessionAt();
    await Promise.all([
      fetchServerFacts(fixture.session, fixture.api, ['user']),
      fetchServerFacts(fixture.session, fixture.api, ['user', 'ipInfo']),
    ]);
    expect(fake.pathsCalled().sort()).toEqual(['/v3/app/ipInfo', '/v3/user/get']);
    await fetchServerFacts(fixture.session, fixture.api, ['user']);
    expect(fake.calls).toHaveLength(3);
    const other = sessionAt();
    await fetchServerFacts(other.session, other.api, ['user']);
    expect(fake.calls).toHaveLength(4);
  });
  it('drops the check of a token that a login has replaced during the call (R-NAV 3)', async () => {
    const fixture = sessionAt();
    fixture.session.logIn('old', '1');
    fake.answers.set('/v3/user/get', (_, response) => {
      fixture.session.logIn('new', '2');
      response.setHeader('content-type', 'application/json').end('{"code":4010}');
    });
    await fetchServerFacts(fixture.session, fixture.api, ['user']);
    expect(fixture.session.answers.user).toBeUndefined();
  });
  it('sends the mark as written in the address, and markcode with an empty token (R-API)', async () => {
    fake.json('/v1/user/loginMark', { code: 4011 });
    fake.json('/v3/user/loginMarkCode', { code: 4012 });
    const fixture = sessionAt('?mark=12345678901234567890&markcode=1e5');
    fixture.session.logIn('old', '1');
    await fetchServerFacts(fixture.session, fixture.api, ['mark', 'markcode']);
    const { session } = fixture;
    const body = (path: string) => fake.calls.find((one) => one.path === path)?.body;
    expect(body('/v1/user/loginMark')).toMatchObject({ mark: '12345678901234567890' });
    expect(body('/v3/user/loginMarkCode')).toMatchObject({ markcode: '1e5', _token: '' });
    expect(session.token, 'a mark that logs nobody in').toBe('old');
  });
  it('requests channel info with the channel', async () => {
    fake.json('/v3/channel/info', { code: 200, data: { application: 'APP-IOS' } });
    const { session } = await ask(['channelInfo'], '?_channel=5265');
    expect(fake.calls[0]?.body).toMatchObject({ channel: 'channel_5265' });
    expect(session.answers.channelInfo).toMatchObject({ facts: { application: 'ios' } });
  });
  it('stores the flags, the application and channel info under their own keys (R-STATE 2, 5, 6)', async () => {
    const info = {
      nid: '5818',
      application: 'APP-IOS',
      h5_bd_type_for_p4: '4',
      h5_flow_info: { input_form: '1', succ_todo: 4 },
      my_app_name: '禾岸',
    };
    fake.json('/v3/channel/info', { code: 200, data: info });
    const { view } = await ask(['channelInfo']);
    const [local, ofSession] = [view.localStorage.map, view.sessionStorage.map];
    const flags = ['input_form', 'succ_todo', 'fail_todo'].map((name) => local.get(name));
    expect(flags).toEqual(['1', '4', '0']);
    expect(ofSession.get('application')).toBe('1');
    expect(ofSession.has('bdType')).toBe(false);
    // As the API wrote it (R-STATE 7).
    expect(JSON.parse(local.get('channel_info') ?? '')).toEqual(info);
  });
  it('calls nothing that the config does not declare: what the server knows is missing, as without a response', async () => {
    const { session, api } = fakeSession({ ...site, endpoints: {} }, fake, { search: '?mark=m&markcode=c' });
    await fetchServerFacts(session, api, ['user', 'channelInfo', 'ipInfo', 'mark', 'markcode']);
    expect(fake.calls).toEqual([]);
    const missing = {
      user: 'failed',
      channelInfo: 'failed',
      ipInfo: 'failed',
      mark: 'failed',
      markcode: 'failed',
    };
    expect(session.answers).toMatchObject(missing);
  });
  it('believes no token of the address where nothing can check it', async () => {
    const { session, api, view } = fakeSession({ ...site, endpoints: {} }, fake, {
      search: '?_token=t&_user_id=1',
    });
    await settleIdentity(session, api, view);
    expect([fake.calls, session.token]).toEqual([[], null]);
  });
});

describe('callEndpoint', () => {
  const call = (
    fixture: ReturnType<typeof sessionAt>,
    name: string,
    values: Record<string, string>,
    form?: string,
  ) => callEndpoint(fixture, name, values, form);

  it('sends only the values that the endpoint names', async () => {
    fake.json('/v1/user/sendLoginSms', { code: 200 });
    await call(sessionAt(), 'sendLoginSms', { phone: '13812345678', idcard: 'secret' });
    expect(fake.calls[0]?.body).toEqual({ _token: '', flag: '2', phone: '13812345678' });
  });
  it('stores a login, and the phone number only masked', async () => {
    fake.json('/v1/user/loginSmsCode', login);
    const fixture = sessionAt();
    const result = await call(fixture, 'loginSmsCode', { phone: '13812345678', code: '123456' });
    expect(result).toMatchObject({ kind: 'answered', code: 200 });
    expect(fixture.session).toMatchObject({ token: 'new', userId: '9', phoneMasked: '138****5678' });
    expect(
      JSON.stringify([...fixture.view.localStorage.map, ...fixture.view.sessionStorage.map]),
    ).not.toContain('13812345678');
  });
  it.each([
    [{ code: 200 }, { kind: 'unanswered', reason: 'badShape' }],
    [
      { code: 200, data: { access_token: '', userinfo: { id: 9 } } },
      { kind: 'unanswered', reason: 'badShape' },
    ],
    [
      { code: 4001, data: login.data },
      { kind: 'answered', code: 4001 },
    ],
  ])('treats %j as no login (FLT-18)', async (body, result) => {
    fake.json('/v1/user/loginSmsCode', body);
    const fixture = sessionAt();
    expect(await call(fixture, 'loginSmsCode', { phone: '13812345678', code: '1' })).toMatchObject(result);
    expect(fixture.session.token).toBeNull();
  });
  it('notifies the policy of a 401 (FLT-19)', async () => {
    fake.text('/v3/user/formSave', '', 401);
    const fixture = sessionAt();
    expect(await call(fixture, 'formSave', { a: '1' }, 'form-package')).toMatchObject({
      reason: 'unauthorized',
    });
    expect(fixture.unauthorized).toHaveLength(1);
  });
  it('throws for an endpoint that the config lacks', async () => {
    await expect(call(sessionAt(), 'constructor', {})).rejects.toThrow('constructor');
  });

  const ids = () => fake.calls.map(({ body }) => body.request_id);
  it.each([
    [
      'the connection is cut (FLT-12)',
      () => fake.answers.set('/v3/user/formSave', (_, response) => void response.destroy()),
    ],
    ['500 (FLT-14)', () => fake.text('/v3/user/formSave', '', 500)],
    ['HTML (FLT-15)', () => fake.text('/v3/user/formSave', '<html>')],
    ['401 (FLT-19)', () => fake.text('/v3/user/formSave', '', 401)],
  ])('keeps the request id of a lead without a response (%s) until there is one', async (_, fail) => {
    const fixture = sessionAt();
    fail();
    await call(fixture, 'formSave', { name: '张三' }, 'form-package');
    await call(fixture, 'formSave', { name: '张三' }, 'form-package');
    fake.json('/v3/user/formSave', { code: 200 });
    await call(fixture, 'formSave', { name: '张三' }, 'form-package');
    await call(fixture, 'formSave', { name: '张三' }, 'form-package');
    const [first, second, third, ...more] = ids();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    // The fourth had the same answers, and the server had confirmed them.
    expect(more).toEqual([]);
    await call(fixture, 'formSave', { name: '李四' }, 'form-package');
    expect(ids()[3]).not.toBe(first);
    expect(JSON.parse(fake.calls[0]?.body.fields ?? '')).toEqual({ name: '张三' });
  });
  it('shows the number of one user to no other who logs in', () => {
    const { session } = sessionAt();
    session.logIn('t', '7');
    session.setPhone('138****5678');
    session.logIn('renewed', '7');
    expect(session.phoneMasked).toBe('138****5678');
    session.logOut();
    session.logIn('other', '8');
    expect(session.phoneMasked).toBeNull();
  });
  it('gives a refused lead a new request id: the server has responded', async () => {
    const fixture = sessionAt();
    fake.json('/v3/user/formSave', { code: 4220 });
    await call(fixture, 'formSave', {}, 'form-package');
    await call(fixture, 'formSave', {}, 'form-package');
    expect(new Set(ids()).size).toBe(2);
  });
  it('stores the request id before the first byte is sent, one for each form', async () => {
    const fixture = sessionAt();
    const requestIds: (string | null)[] = [];
    fake.answers.set('/v3/user/formSave', (_, response) => {
      requestIds.push(fixture.storage.read(storedLead('form-package'))?.requestId ?? null);
      response.destroy();
    });
    await call(fixture, 'formSave', {}, 'form-package');
    await call(fixture, 'formSave', {}, 'form-package-app');
    expect(requestIds[0]).toBe(ids()[0]);
    expect(ids()[1]).not.toBe(ids()[0]);
    expect(fixture.storage.read(stored.token)).toBeNull();
  });
});
