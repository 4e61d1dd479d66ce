import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '../../../schemas/api/index.ts';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
let token: string;
beforeAll(async () => {
  client = startSandbox();
  token = (await client.logIn('13800138000')).token;
});
afterAll(() => client.end());

const ajv = new Ajv({ allErrors: true });
const envelope = ajv.compile(api.envelopeSchema);
const form = { form: 'f', request_id: 'r-1', fields: '{}' };

test.each([
  ['/v1/user/sendLoginSms', { phone: '13800138000' }, api.smsSentSchema],
  ['/v1/user/loginh5', { token: 'sandbox-onetap-13800138000' }, api.loginResponseSchema],
  ['/v1/user/loginMark', { mark: 'sandbox-mark-13800138000' }, api.loginResponseSchema],
  ['/v3/user/loginMarkCode', { markcode: 'sandbox-markcode-13800138000' }, api.loginResponseSchema],
  ['/v3/user/get', {}, api.userRecordSchema],
  ['/v3/user/formSave', form, api.formSavedSchema],
  ['/v3/channel/info', { channel: '5265' }, api.channelInfoSchema],
  ['/v3/app/ipInfo', {}, api.ipInfoSchema],
  ['/v3/app/index', {}, api.marketplaceSchema],
  ['/v1/region/list', {}, api.regionsSchema],
  ['/v1/car/models', {}, api.carModelsSchema],
  [
    '/v1/car/valuation',
    { model: 'yuantu-sedan-1', registered: '2024-01', mileage: '3', area: '330100' },
    api.carValuationSchema,
  ],
  ['/v3/app/geocoder', { latitude: '30', longitude: '120' }, api.addressSchema],
])('R-API: the answer of %s has the shape that the schema states', async (path, fields, schema) => {
  const { status, ...answer } = await client.call<unknown>(path, { _token: token, ...fields });
  const data = ajv.compile(schema);
  expect(status).toBe(200);
  expect(envelope(answer), ajv.errorsText(envelope.errors)).toBe(true);
  expect(answer.code).toBe(200);
  expect(data(answer.data), ajv.errorsText(data.errors)).toBe(true);
});
