import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallEntry } from '../../../sandbox/ledgers/calls-and-events.ts';
import { maskData, maskFields, maskText } from '../../../sandbox/ledgers/mask-personal-data.ts';
import { growthOf, linearGrowth } from '../../harness/growth.ts';
import { type Client, minute, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

test('T10: no phone, code, token, name, address, position or id number is readable in the ledgers', async () => {
  const phone = '13912345678';
  const idNumber = '11010519491231002X';
  await client.call('/v1/user/sendLoginSms', { phone });
  const code = await client.code(phone);
  await client.call('/v1/user/loginSmsCode', { phone, code, referrer: `https://m.example/?sent=${code}` });
  const { token } = await client.logIn(phone);
  const canary = 'CANARY-3f2a';
  const landline = '0571-88886666';
  const address = '文三路 1 号 2 幢';
  const common = {
    _token: token,
    current_url: `https://m.example/login?_token=${canary}&markcode=sandbox-markcode-${phone}#phone=${phone}`,
    referrer: `https://m.example/?zhijieBackUrl=https%3A%2F%2Fm.example%2F%3F_token%3D${canary}%26from%3D4`,
  };
  const fields = {
    mobile: phone,
    realName: '王小明',
    idCard: idNumber,
    inspectionAddress: address,
    callbackPhone: landline,
    spouse: [{ phone: `+86${phone}` }],
    note: `回电 139 1234 5678 ${idNumber} 或 010 87654321`,
  };
  await client.call('/v3/user/formSave', {
    ...common,
    form: 'f',
    request_id: 'r-1',
    fields: JSON.stringify(fields),
  });
  await client.call('/v3/user/formSave', {
    ...common,
    form: 'f',
    fields: `{"phone":"${phone}","token":"${canary}`,
  });
  await client.call('/v2/user/realname', { ...common, realname: '王小明', idcard: idNumber });
  await client.call('/v3/app/geocoder', { ...common, latitude: '30.274085', longitude: '120.15507' });
  await client.call('/v1/user/loginMark', { mark: canary });
  await client.call('/v3/user/get', { _token: canary, _ua: `App/1 (${canary})`, [`k${phone}`]: 'x' });
  await client.call('/oapi/baidu/uploadConvertData', {
    ...common,
    bd_vidUrl: `https://m.example/?bd_vid=v1&phone=${phone}`,
  });
  await client.call('/v1/user/activeChannel', common);
  await client.call(`/v9/none/${phone}`);
  const attr = {
    terminal: 2,
    phone,
    code,
    said: [code, idNumber],
    at: `/login?_token=${canary}`,
    [token]: 1,
  };
  await client.call('/record', { ...common, _user_id: phone, attr: JSON.stringify(attr) });
  const command = [
    'track',
    ['success', { t: 3, mobile: phone, code, note: `${code} ${canary}`, token: canary }],
  ];
  const body = JSON.stringify({ network: 'baidu', shape: 'queue', command });
  await client.send('POST', '/sandbox/beacon', { body });
  const src = encodeURIComponent(`https://ad.example/a.js?_token=${canary}&phone=${phone}`);
  await client.send('GET', `/sandbox/scripts/baidu.js?shape=queue&global=_agl&src=${src}`);

  const ledgers = await Promise.all(
    ['calls', 'conversions', 'activations', 'scripts', 'beacons', 'records'].map((name) =>
      client.json(`${name}.json`),
    ),
  );
  const pages = await Promise.all(
    ['calls', 'conversions'].map(async (name) => (await client.send('GET', `/sandbox/${name}`)).text()),
  );
  const text = JSON.stringify(ledgers) + pages.join('');
  const secrets = [phone, '139 1234 5678', code, token, canary, idNumber, '王小明', '小明'];
  secrets.push(landline, '88886666', '87654321', address, '文三路', '30.274085', '120.15507');
  for (const secret of secrets) {
    expect(text.split(secret).length - 1, `sightings of ${secret}`).toBe(0);
  }
  expect(text).toContain('139****5678');
  expect(text).toContain('bd_vid=v1');
  expect(text).toContain('from%3D4');
});

test('T10: a secret that looks like JSON is masked without breaking what is stored', () => {
  const secrets = { code: 12345, token: 'null', kept: [12345, null, 112345, 'null', true] };
  const masked = maskData(secrets, new Map([['_token', 'true']]));
  expect(masked).toEqual({ code: '***', token: '***', kept: ['***', null, '1***', '***', true] });
});

test('T10: what an entry of a group says is masked in a list as under its name with a number', () => {
  const [name, phone] = ['王小明', '13912345678'];
  const masked = maskFields(
    new Map([
      ['drivers[1][name]', name],
      ['drivers[1][phone]', phone],
      ['fields', JSON.stringify({ drivers: [{ name, phone, years: '3' }] })],
    ]),
  );
  expect(JSON.stringify(masked)).not.toContain(name);
  expect(JSON.stringify(masked)).not.toContain(phone);
  expect(masked['drivers[1][name]']).toBe('王**');
  expect(masked.fields).toContain('"years":"3"');
});

test('T10: masking leaves other numbers alone', () => {
  for (const kept of [
    '1763690400000',
    'amount 50000',
    '310115',
    'https://m.example/?from=4&utm_source=ks',
    '{"a":1}',
  ]) {
    expect(maskText(kept)).toBe(kept);
  }
});

test.each(['token', '?token', '"code"', '?_token=%2', '1', '13800138000 ', '&a-', '\\"'])(
  'T10: masking takes linear time on hostile text: %s',
  (hostile) => {
    const growth = growthOf(30_000, (size) => {
      const text = hostile.repeat(Math.ceil(size / hostile.length));
      const fields = new Map([['fields', `{"${text}`]]);
      return () => {
        maskText(text);
        maskFields(fields);
      };
    });
    expect(growth).toBeLessThan(linearGrowth);
  },
);

test('R-API: every call is recorded, newest first, with path, body, status and time', async () => {
  await client.call('/v3/app/ipInfo', { _channel: 'channel_5265' });
  client.pass(minute);
  await client.call('/v3/user/get');
  const calls = await client.json<CallEntry[]>('calls.json');
  expect(calls.map(({ path, status }) => [path, status])).toEqual([
    ['/v3/user/get', 401],
    ['/v3/app/ipInfo', 200],
  ]);
  expect(Object.keys(calls[1] ?? {})).toEqual(['path', 'body', 'status', 'at']);
  expect(calls[1]?.body).toEqual({ _channel: 'channel_5265' });
  expect((calls[0]?.at ?? 0) - (calls[1]?.at ?? 0)).toBe(minute);
});

test('R-API: what is stored survives a restart', async () => {
  const { token, userId } = await client.logIn('13800138000');
  await client.set({ city: '杭州市' });
  client.close();
  const again = startSandbox(client.dataDir);
  expect(await again.call('/v3/user/get', { _token: token })).toMatchObject({
    code: 200,
    data: { id: userId },
  });
  expect(await again.json('settings.json')).toMatchObject({ city: '杭州市' });
  again.end();
  client = startSandbox();
});
