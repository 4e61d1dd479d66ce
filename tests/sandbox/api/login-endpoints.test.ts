import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LoginResponse, resultCodes, type SmsSent } from '../../../schemas/api/index.ts';
import { type Client, hour, minute, morning, second, startSandbox } from '../harness/sandbox-client.ts';

const phone = '13800138000';
let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

const sendSms = (to = phone) => client.call<SmsSent>('/v1/user/sendLoginSms', { phone: to });
const tryCode = (code: string) =>
  client.call<LoginResponse & { triesLeft: number }>('/v1/user/loginSmsCode', { phone, code });
const wrongCode = async () => ((await client.code(phone)) === '000000' ? '111111' : '000000');

test('R-API: a code arrives in the inbox and logs its phone in', async () => {
  expect(await sendSms()).toMatchObject({ status: 200, code: 200, data: { retryAfter: 60, expiresIn: 300 } });
  expect(await client.json('inbox.json')).toEqual([
    { phone, code: expect.stringMatching(/^\d{6}$/), at: morning },
  ]);
  const login = await tryCode(await client.code(phone));
  expect(login.code).toBe(resultCodes.ok);
  const user = await client.call('/v3/user/get', { _token: login.data.access_token });
  expect(user).toMatchObject({ code: 200, data: { id: login.data.userinfo.id, phone: '138****8000' } });
});

test('a number of another country in E.164 logs in as one of China does', async () => {
  const abroad = '+447400123456';
  expect((await sendSms(abroad)).code).toBe(resultCodes.ok);
  const code = await client.code(abroad);
  const login = await client.call<LoginResponse>('/v1/user/loginSmsCode', { phone: abroad, code });
  expect(login.code).toBe(resultCodes.ok);
  expect(login.data.userinfo.id).not.toBe('');
});

test('R-API: the user of a phone stays the same, every login gives another token', async () => {
  const [first, again, other] = [
    await client.logIn(phone),
    await client.logIn(phone),
    await client.logIn('13900139000'),
  ];
  expect(again.userId).toBe(first.userId);
  expect(again.token).not.toBe(first.token);
  expect(other.userId).not.toBe(first.userId);
  expect((await client.call('/v3/user/get', { _token: first.token })).code).toBe(200);
});

test.each([
  '',
  '1380013800',
  '138001380000',
  '12800138000',
  '+8613800138000',
  '+44',
  '+0447400123456',
  '１３８００１３８０００',
  'constructor',
])('R-VALID-1: no code is sent to "%s"', async (bad) => {
  expect((await sendSms(bad)).code).toBe(resultCodes.phoneRefused);
  expect(await client.json('inbox.json')).toEqual([]);
});

test('R-API: a phone gets one code in 60 seconds, and the response says how long to wait', async () => {
  await sendSms();
  client.pass(20 * second);
  expect(await sendSms()).toMatchObject({ status: 200, code: 4290, data: { retryAfter: 40 } });
  expect((await sendSms('13900139000')).code).toBe(200);
  client.pass(40 * second);
  expect((await sendSms()).code).toBe(200);
});

test('R-API: a clock that goes back does not lengthen the wait beyond 60 seconds', async () => {
  await sendSms();
  client.pass(-2 * hour);
  expect(await sendSms()).toMatchObject({ code: 4290, data: { retryAfter: 60 } });
});

test('R-API: a phone gets ten codes in a day of Shanghai, not of UTC', async () => {
  client.at(Date.UTC(2026, 10, 21, 15)); // 23:00 in Shanghai
  for (let sent = 0; sent < 10; sent++) {
    expect((await sendSms()).code).toBe(200);
    client.pass(minute);
  }
  expect((await sendSms()).code).toBe(resultCodes.smsDailyLimit);
  client.at(Date.UTC(2026, 10, 21, 16)); // midnight in Shanghai, still the same day in UTC
  expect((await sendSms()).code).toBe(200);
});

test('R-API: a code works once, within five minutes, and five wrong tries void it', async () => {
  await sendSms();
  const used = await client.code(phone);
  expect((await tryCode(used)).code).toBe(200);
  expect((await tryCode(used)).code).toBe(resultCodes.codeAbsent);

  client.pass(minute);
  await sendSms();
  client.pass(5 * minute - 1);
  const late = await client.code(phone);
  expect(await tryCode(await wrongCode())).toMatchObject({ code: 4001, data: { triesLeft: 4 } });
  client.pass(1);
  expect((await tryCode(late)).code).toBe(resultCodes.codeExpired);

  await sendSms();
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await tryCode(await wrongCode())).toMatchObject({ code: 4001, data: { triesLeft } });
  }
  expect((await tryCode(await wrongCode())).code).toBe(resultCodes.codeVoid);
  expect((await tryCode(await client.code(phone))).code).toBe(resultCodes.codeVoid);
});

test('R-API: a new code replaces the previous one, and phones without a code are refused', async () => {
  expect((await tryCode('123456')).code).toBe(resultCodes.codeAbsent);
  await sendSms();
  const before = await client.code(phone);
  client.pass(minute);
  await sendSms();
  const after = await client.code(phone);
  if (before !== after) expect((await tryCode(before)).code).toBe(resultCodes.codeWrong);
  expect((await tryCode(after)).code).toBe(200);
});

test('R-API: one-tap login accepts the sandbox token and no other', async () => {
  expect((await client.logIn(phone)).token).not.toBe('');
  for (const token of ['', 'sandbox-onetap-123', `xsandbox-onetap-${phone}`, `sandbox-mark-${phone}`]) {
    expect((await client.call('/v1/user/loginh5', { token })).code).toBe(resultCodes.oneTapRefused);
  }
});

test('R-NAV-6: a mark logs in every time, a markcode once', async () => {
  const mark = () => client.call('/v1/user/loginMark', { mark: `sandbox-mark-${phone}` });
  const markcode = (text: string) => client.call('/v3/user/loginMarkCode', { markcode: text, _token: '' });
  expect([(await mark()).code, (await mark()).code]).toEqual([200, 200]);
  expect((await markcode(`sandbox-markcode-${phone}`)).code).toBe(200);
  expect((await markcode(`sandbox-markcode-${phone}`)).code).toBe(resultCodes.markCodeRefused);
  expect((await markcode(`sandbox-markcode-${phone}-a1`)).code).toBe(200);
  expect((await markcode('1e5')).code).toBe(resultCodes.markCodeRefused);
  expect((await client.call('/v1/user/loginMark', { mark: 'null' })).code).toBe(resultCodes.markRefused);
});

test('every mark and markcode logs in the user whom the settings name, again and again', async () => {
  await client.set({ linkLogin: { phone } });
  const { userId } = await client.logIn(phone);
  for (const markcode of ['abc', 'abc', `sandbox-markcode-${phone}`, `sandbox-markcode-${phone}`]) {
    const { code, data } = await client.call<LoginResponse>('/v3/user/loginMarkCode', {
      markcode,
      _token: '',
    });
    expect([code, data.userinfo.id]).toEqual([200, userId]);
  }
  const { data } = await client.call<LoginResponse>('/v1/user/loginMark', { mark: 'null' });
  expect(data.userinfo.id).toBe(userId);
});

test.each(['/v3/user/get', '/v3/user/save', '/v2/user/realname', '/v3/user/formSave'])(
  'R-ERR-1: %s returns HTTP 401 without a token that the sandbox issued',
  async (path) => {
    for (const _token of ['', 'made-up', 'constructor']) {
      expect(await client.call(path, { _token })).toMatchObject({ status: 401, code: 401, data: null });
    }
    expect((await client.call(path)).status).toBe(401);
  },
);
