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

/**
 * One call for each path, and the schema of its `data`; null if the response has no data. A path without an entry does
 * not compile.
 */
const calls = {
  '/v1/user/sendLoginSms': [{ phone: '13800138000' }, api.smsSentSchema],
  // Needs the code of the SMS: login-endpoints.test.ts makes the call, and the response of one-tap has the same shape.
  '/v1/user/loginSmsCode': null,
  '/v1/user/loginh5': [{ token: 'sandbox-onetap-13800138000' }, api.loginResponseSchema],
  '/v1/user/loginMark': [{ mark: 'sandbox-mark-13800138000' }, api.loginResponseSchema],
  '/v3/user/loginMarkCode': [{ markcode: 'sandbox-markcode-13800138000' }, api.loginResponseSchema],
  '/v3/user/get': [{}, api.userRecordSchema],
  '/v3/user/save': null,
  '/v2/user/realname': null,
  '/v3/user/formSave': [{ form: 'f', request_id: 'r-1', fields: '{}' }, api.formSavedSchema],
  '/v1/user/activeChannel': null,
  '/v3/channel/info': [{ channel: '5265' }, api.channelInfoSchema],
  '/v1/region/list': [{}, api.regionsSchema],
  '/v1/car/models': [{}, api.carModelsSchema],
  '/v1/car/valuation': [
    { model: 'yuantu-sedan-1', registered: '2024-01', mileage: '3', area: '330100' },
    api.carValuationSchema,
  ],
  '/v3/app/geocoder': [{ latitude: '30', longitude: '120' }, api.addressSchema],
  '/v3/app/ipInfo': [{}, api.ipInfoSchema],
  '/v3/app/index': [{}, api.marketplaceSchema],
  '/oapi/baidu/uploadConvertData': null,
  '/oapi/kuaishou/report': null,
  '/record': null,
} satisfies Record<api.ApiPath, readonly [Record<string, string>, object] | null>;

test.each(Object.entries(calls).flatMap(([path, call]) => (call ? [[path, ...call] as const] : [])))(
  'R-API: the response of %s has the shape of its schema',
  async (path, fields, schema) => {
    const { status, ...answer } = await client.call<unknown>(path, { _token: token, ...fields });
    const data = ajv.compile(schema);
    expect(status).toBe(200);
    expect(envelope(answer), ajv.errorsText(envelope.errors)).toBe(true);
    expect(answer.code).toBe(200);
    expect(data(answer.data), ajv.errorsText(data.errors)).toBe(true);
  },
);
