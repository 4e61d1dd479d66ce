import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ChannelInfo, type Marketplace, type Regions, resultCodes } from '../../../schemas/api/index.ts';
import { type Client, morning, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

const info = (channel: string) => client.call<ChannelInfo>('/v3/channel/info', { channel });
const plain = {
  application: 'H5',
  h5_bd_type_for_p4: '0',
  h5_flow_info: { succ_todo: 0, fail_todo: 0, input_form: 0 },
  my_app_name: '',
};

test('R-STATE-7: a channel returns its own settings, and defaults for those that are missing', async () => {
  await client.set({
    channelInfo: {
      '5265': { application: 'APP-安卓', h5_bd_type_for_p4: '2', h5_flow_info: { succ_todo: 4 } },
    },
  });
  const expected = {
    nid: '5265',
    application: 'APP-安卓',
    h5_bd_type_for_p4: '2',
    h5_flow_info: { succ_todo: 4, fail_todo: 0, input_form: 0 },
    my_app_name: '',
  };
  expect((await info('channel_5265')).data).toEqual(expected);
  expect((await info('5265')).data).toEqual(expected);
  expect((await client.call<ChannelInfo>('/v3/channel/info', { _channel: 'channel_5265' })).data).toEqual(
    expected,
  );
});

test.each(['5818', 'constructor', '__proto__', 'hasOwnProperty', 'channel_toString', '', 'default'])(
  'R-STATE-7: the unlisted channel "%s" returns the default',
  async (channel) => {
    expect((await info(channel)).data).toEqual({ ...plain, nid: channel.replace('channel_', '') });
  },
);

test('R-NAV-7: settings make channel info and ip info return another code', async () => {
  await client.set({ channelInfo: { '5265': { code: 500 } }, ipInfo: { code: 500 } });
  expect(await info('5265')).toMatchObject({ status: 200, code: 500, data: null });
  expect((await info('5266')).code).toBe(200);
  expect(await client.call('/v3/app/ipInfo')).toMatchObject({ status: 200, code: 500, data: null });
});

test('R-FLAG-3: the city is that of the settings', async () => {
  expect((await client.call('/v3/app/ipInfo')).data).toEqual({ name: '天津市', code: '120100' });
  await client.set({ city: '上海' });
  expect((await client.call('/v3/app/ipInfo')).data).toEqual({ name: '上海', code: '310100' });
  await client.set({ city: '某地' });
  expect((await client.call('/v3/app/ipInfo')).data).toEqual({ name: '某地' });
});

test('R-API: activations and conversions are recorded with channel and user', async () => {
  const { token, userId } = await client.logIn('13800138000');
  const common = { _channel: 'channel_5818', _token: token };
  await client.call('/v1/user/activeChannel', { ...common, _token: '', _user_id: '7' });
  await client.call('/oapi/baidu/uploadConvertData', {
    ...common,
    bd_vidUrl: 'https://m.example/?bd_vid=abc',
  });
  await client.call('/oapi/kuaishou/report', { ...common, callback: 'cb-1' });
  expect(await client.json('activations.json')).toEqual([
    {
      channel: 'channel_5818',
      userId: '7',
      kind: 'activeChannel',
      body: { _channel: 'channel_5818', _token: '', _user_id: '7' },
      at: morning,
    },
  ]);
  expect(await client.json('conversions.json')).toMatchObject([
    { kind: 'kuaishou', userId, body: { callback: 'cb-1' } },
    { kind: 'baidu', userId, body: { bd_vidUrl: 'https://m.example/?bd_vid=abc', _token: '***' } },
  ]);
});

test('R-API: an analytics record is stored among the calls as well, a refused one too', async () => {
  expect((await client.call('/record', { attr: '{"terminal":2}' })).code).toBe(200);
  expect((await client.call('/record', { attr: '{' })).code).toBe(resultCodes.malformed);
  expect(await client.json('calls.json')).toMatchObject([
    { path: '/record', status: 400 },
    { path: '/record', status: 200, body: { attr: '{"terminal":2}' } },
  ]);
});

test('R-API: the marketplace has eight products of plausible cost, or none', async () => {
  const { data } = await client.call<Marketplace>('/v3/app/index');
  expect(data.products).toHaveLength(8);
  expect(new Set(data.products.map((product) => product.id)).size).toBe(8);
  for (const product of data.products) {
    expect(product.amountMin).toBeLessThan(product.amountMax);
    expect(product.termMonthsMin).toBeLessThan(product.termMonthsMax);
    expect(product.aprMin).toBeGreaterThanOrEqual(7.2);
    expect(product.aprMax).toBeLessThanOrEqual(24);
    for (const link of [product.ios, product.android, product.url].filter((link) => link !== undefined)) {
      expect(new URL(link).hostname).toMatch(/\.example$/);
    }
  }
  await client.set({ marketplace: 'empty' });
  expect((await client.call<Marketplace>('/v3/app/index')).data.products).toEqual([]);
});

test('R-VALID-7: every province has a city and every city a county, so that a picker never ends early', async () => {
  const { data } = await client.call<Regions>('/v1/region/list');
  const cities = Object.keys(data.city_list);
  const counties = Object.keys(data.county_list);
  expect(Object.keys(data.province_list)).toHaveLength(31);
  for (const province of Object.keys(data.province_list)) {
    expect(cities.some((code) => code.startsWith(province.slice(0, 2)))).toBe(true);
  }
  for (const city of cities) {
    expect(data.province_list).toHaveProperty(`${city.slice(0, 2)}0000`);
    expect(counties.some((code) => code.startsWith(city.slice(0, 4)))).toBe(true);
  }
});

test('R-API: coordinates return the nearest city', async () => {
  const locate = (latitude: string, longitude: string) =>
    client.call('/v3/app/geocoder', { latitude, longitude });
  expect((await locate('31.2', '121.5')).data).toEqual({
    code: '310100',
    province: '上海市',
    city: '上海市',
    address: '上海市黄浦区示例路 8 号',
  });
  expect((await locate('36.1', '120.4')).data).toMatchObject({
    province: '山东省',
    city: '青岛市',
    address: expect.stringMatching(/^山东省青岛市.+区示例路 8 号$/),
  });
  for (const [latitude, longitude] of [
    ['', ''],
    ['91', '0'],
    ['NaN', '1'],
    ['1e1', '1'],
  ] as const) {
    expect((await locate(latitude, longitude)).code).toBe(resultCodes.coordinatesRefused);
  }
  // The middle of the Pacific.
  expect((await locate('0', '-150')).code).toBe(resultCodes.addressUnknown);
});

test('R-API: the settings choose what coordinates return', async () => {
  const locate = () => client.call('/v3/app/geocoder', { latitude: '31.2', longitude: '121.5' });
  await client.set({ geocoder: { code: 200, areaCode: '810100' } });
  expect((await locate()).data).toMatchObject({ code: '810100', city: '某市' });
  await client.set({ geocoder: { code: 4226, areaCode: '' } });
  expect(await locate()).toMatchObject({ status: 200, code: 4226, data: null });
});
