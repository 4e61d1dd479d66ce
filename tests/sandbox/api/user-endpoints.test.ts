import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FormSaved, resultCodes, type UserRecord } from '../../../schemas/api/index.ts';
import { type Client, minute, morning, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
let user: { token: string; userId: string };
beforeEach(async () => {
  client = startSandbox();
  user = await client.logIn('13800138000');
});
afterEach(() => client.end());

const common = () => ({
  _token: user.token,
  _channel: 'channel_5265',
  flag: '2',
  package: '1',
  platform: '0',
});
const save = (fields: Record<string, string>) => client.call<FormSaved>('/v3/user/formSave', fields);
const answers = { form: 'cash-loan', fields: '{"name":"张三","amount":50000}' };

test('R-API: a lead is stored with its channel, form and answers', async () => {
  const saved = await save({ ...common(), ...answers, request_id: 'r-1' });
  expect(saved).toMatchObject({ status: 200, code: 200, data: { repeated: false } });
  expect(await client.json('leads.json')).toEqual([
    {
      requestId: 'r-1',
      userId: user.userId,
      channel: 'channel_5265',
      form: 'cash-loan',
      fields: { name: '张三', amount: 50000 },
      at: morning,
    },
  ]);
});

test('R-API: the same request id again returns 200 and stores no second lead', async () => {
  const first = await save({ ...common(), ...answers, request_id: 'r-1' });
  const again = await save({ ...common(), form: 'cash-loan', fields: '{"name":"李四"}', request_id: 'r-1' });
  expect(again).toMatchObject({ code: 200, data: { leadId: first.data.leadId, repeated: true } });
  expect(await client.json('leads.json')).toHaveLength(1);
  await save({ ...common(), ...answers, request_id: 'r-2' });
  const other = await client.logIn('13900139000');
  await save({ ...common(), ...answers, request_id: 'r-1', _token: other.token });
  const leads = await client.json<{ requestId: string; userId: string }[]>('leads.json');
  expect(leads.map((lead) => [lead.requestId, lead.userId])).toEqual([
    ['r-1', other.userId],
    ['r-2', user.userId],
    ['r-1', user.userId],
  ]);
});

test('R-API: a resend replaces the answers, so that a visitor who edits after a lost response loses nothing', async () => {
  await client.set({ faults: [{ path: '/v3/user/formSave', kind: 'lost', times: 1 }] });
  await client.post('/v3/user/formSave', { ...common(), ...answers, request_id: 'r-1' });
  await save({ ...common(), ...answers, request_id: 'r-2' });
  client.pass(minute);
  const edited = { form: 'car-loan', fields: '{"name":"张三丰"}', _channel: 'channel_5266' };
  const again = await save({ ...common(), ...edited, request_id: 'r-1' });
  expect(again).toMatchObject({ code: 200, data: { leadId: '1', repeated: true } });
  expect(await client.json('leads.json')).toMatchObject([
    { requestId: 'r-2', channel: 'channel_5265', form: 'cash-loan', fields: { name: '张三', amount: 50000 } },
    { requestId: 'r-1', channel: 'channel_5266', form: 'car-loan', fields: { name: '张三丰' }, at: morning },
  ]);
  const [, lead] = await client.json<{ fields: object }[]>('leads.json');
  expect(lead?.fields).toEqual({ name: '张三丰' });
});

test('R-API: a resend that is refused leaves the stored lead as it was', async () => {
  await save({ ...common(), ...answers, request_id: 'r-1' });
  expect((await save({ ...common(), ...answers, fields: '[]', request_id: 'r-1' })).code).toBe(4220);
  expect(await client.json('leads.json')).toMatchObject([{ fields: { name: '张三', amount: 50000 } }]);
});

test('R-API: twenty submits at once with one request id store one lead', async () => {
  const submits = Array.from({ length: 20 }, () => save({ ...common(), ...answers, request_id: 'r-1' }));
  expect((await Promise.all(submits)).filter((answer) => !answer.data.repeated)).toHaveLength(1);
  expect(await client.json('leads.json')).toHaveLength(1);
});

test.each([
  ['no request id', { ...answers }, 'request_id'],
  ['a request id with spaces inside', { ...answers, request_id: 'a b' }, 'request_id'],
  ['no form id', { request_id: 'r-1', fields: '{}' }, 'form'],
  ['no fields', { request_id: 'r-1', form: 'f' }, 'fields'],
  ['fields that do not parse', { request_id: 'r-1', form: 'f', fields: '{"name":' }, 'fields'],
  ['fields that are a list', { request_id: 'r-1', form: 'f', fields: '[]' }, 'fields'],
  ['fields that are null', { request_id: 'r-1', form: 'f', fields: 'null' }, 'fields'],
  ['fields nested too deep', { request_id: 'r-1', form: 'f', fields: '['.repeat(50_000) }, 'fields'],
])('R-API: a form with %s is refused and not stored', async (_what, fields, field) => {
  expect(await save({ ...common(), ...fields })).toMatchObject({ status: 200, code: 4220, data: { field } });
  expect(await client.json('leads.json')).toEqual([]);
});

test('R-API: a lead may have a field called __proto__, and nothing is polluted', async () => {
  await save({ ...common(), request_id: 'r-1', form: 'f', fields: '{"__proto__":{"polluted":1},"a":"}]"}' });
  expect(JSON.stringify(await client.json('leads.json'))).toContain('"__proto__":{"polluted":1}');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('R-API: profile fields are stored, common fields are not', async () => {
  await client.call('/v3/user/save', { ...common(), education: '本科' });
  await client.call('/v3/user/save', { ...common(), education: '硕士', income: '8000' });
  const { data } = await client.call<UserRecord>('/v3/user/get', common());
  expect(data.profile).toEqual({ education: '硕士', income: '8000' });
  const tooLong = await client.call('/v3/user/save', { ...common(), essay: 'x'.repeat(2001) });
  expect(tooLong.code).toBe(resultCodes.profileRefused);
});

test('R-API: a real name needs a name and an id number with a valid date and check character', async () => {
  const verify = (realname: string, idcard: string) =>
    client.call('/v2/user/realname', { ...common(), realname, idcard });
  expect(await verify('张', '11010519491231002X')).toMatchObject({ code: 4221, data: { field: 'realname' } });
  for (const idcard of ['', '110105194912310021', '11010519490230002X', '1101051949123100']) {
    expect(await verify('张三', idcard)).toMatchObject({ code: 4221, data: { field: 'idcard' } });
  }
  expect(await client.call('/v3/user/get', common())).toMatchObject({ data: { verified: false } });
  expect((await verify('阿依古丽·买买提', '11010519491231002x')).code).toBe(200);
  expect(await client.call('/v3/user/get', common())).toMatchObject({ data: { verified: true } });
});

test('R-API: an id number has one name; five others on a day end the verifying until midnight', async () => {
  const idcard = '11010519491231002X';
  const verify = (realname: string) => client.call('/v2/user/realname', { ...common(), realname, idcard });
  expect((await verify('王小明')).code).toBe(200);
  for (let miss = 0; miss < 5; miss++) expect((await verify('张三')).code).toBe(resultCodes.realnameMismatch);
  expect((await verify('王小明')).code).toBe(resultCodes.realnameLimit);
  client.pass(24 * 60 * minute);
  expect((await verify('王小明')).code).toBe(200);
});

test('R-API: the settings choose what a real name returns', async () => {
  await client.set({ realname: { code: 5001 } });
  const answer = await client.call('/v2/user/realname', { ...common(), realname: '', idcard: '' });
  expect(answer).toMatchObject({ status: 200, code: 5001, data: null });
});
