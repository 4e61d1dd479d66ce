import { afterEach, beforeEach, expect, test } from 'vitest';
import { resultCodes } from '../../../schemas/api/index.ts';
import { type Client, minute, morning, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

const record = (fields: Record<string, string>) => client.call('/record', fields);

test('R-API: every analytics record is stored with channel, user and attr, newest first', async () => {
  const { token, userId } = await client.logIn('13800138000');
  await record({ _channel: 'channel_5265', _user_id: '7', attr: '{"terminal":2,"steps":[1,{"a":null}]}' });
  client.pass(minute);
  await record({ _channel: 'channel_5818', _user_id: '7', _token: token, attr: '{"terminal":1}' });
  expect(await client.json('records.json')).toEqual([
    { channel: 'channel_5818', userId, attr: { terminal: 1 }, at: morning + minute },
    { channel: 'channel_5265', userId: '7', attr: { terminal: 2, steps: [1, { a: null }] }, at: morning },
  ]);
});

test('R-API: a record without attr is stored too', async () => {
  expect((await record({})).code).toBe(200);
  expect(await client.json('records.json')).toEqual([{ channel: '', userId: '', attr: null, at: morning }]);
});

test.each(['{', 'terminal', '['.repeat(100)])(
  'R-API: the attr %j is refused and not stored',
  async (attr) => {
    expect(await record({ attr })).toMatchObject({ status: 400, code: resultCodes.malformed });
    expect(await client.json('records.json')).toEqual([]);
  },
);

test('T10: the token of the call is masked in attr as well', async () => {
  const { token } = await client.logIn('13800138000');
  await record({ _token: token, attr: JSON.stringify({ saw: `x${token}`, mobile: '13800138000', n: 1 }) });
  expect(await client.json('records.json')).toMatchObject([
    { attr: { saw: expect.stringMatching(/^x\*+$/), mobile: '138****8000', n: 1 } },
  ]);
});
