import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

interface OneTap {
  available: boolean;
  token: string | null;
}

test('R-PROD 1: one-tap login is not offered unless the settings say so', async () => {
  expect(await client.json('one-tap.json')).toEqual({ available: false, token: null });
});

test('R-PROD 1: the one-tap token logs the phone of the settings in', async () => {
  await client.set({ oneTap: { available: true, phone: '13800138000' } });
  const { available, token } = await client.json<OneTap>('one-tap.json');
  expect({ available, token }).toEqual({ available: true, token: 'sandbox-onetap-13800138000' });
  const { data } = await client.call<{ access_token: string }>('/v1/user/loginh5', { token: token ?? '' });
  expect(await client.call('/v3/user/get', { _token: data.access_token })).toMatchObject({
    code: 200,
    data: { phone: '138****8000' },
  });
});

test('T12: one-tap login is offered in one run and not in another', async () => {
  await client.set({ oneTap: { available: true, phone: '13800138000' } }, 'left');
  expect(await client.json('one-tap.json', 'left')).toMatchObject({ available: true });
  expect(await client.json('one-tap.json', 'right')).toEqual({ available: false, token: null });
});
