import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

const show = async (path: string) => {
  const page = await client.send('GET', `/sandbox/${path}`);
  expect(page.status).toBe(200);
  return page.text();
};
const submit = (fields: Record<string, string>) =>
  client.send('POST', '/sandbox/settings', { body: new URLSearchParams(fields) });
const channel = {
  section: 'channel',
  do: 'save',
  application: 'APP-IOS',
  h5_bd_type_for_p4: '1',
  input_form: '1',
  succ_todo: '4',
  fail_todo: '3',
  my_app_name: '甲',
  code: '200',
};

test('R-API: an empty page says what to do', async () => {
  for (const [path, advice] of [
    ['inbox', '获取验证码'],
    ['leads', '提交'],
    ['conversions', '落地页'],
    ['calls', '打开任意页面'],
  ] as const) {
    expect(await show(path)).toContain(advice);
  }
  expect(await show('')).toContain('接口沙盒');
});

test('R-API: the page of conversions shows scripts, events and records too, and counts them', async () => {
  for (const advice of ['还没有脚本加载', '还没有统计事件', '还没有分析上报']) {
    expect(await show('conversions')).toContain(advice);
  }
  const long = { t: 3, text: '长'.repeat(200) };
  await client.send('GET', '/sandbox/scripts/baidu.js?shape=queue&global=_agl&src=https://ad.example/a.js');
  for (const command of [['track', ['success', { t: 3 }]], long, '长'.repeat(200), null]) {
    const body = JSON.stringify({ network: 'baidu', shape: 'queue', command });
    await client.send('POST', '/sandbox/beacon', { body });
  }
  await client.call('/record', { _channel: 'channel_5265', attr: '{"terminal":2}' });
  await client.call('/record');
  const page = await show('conversions');
  for (const shown of [
    '<h2 id="scripts">脚本加载</h2>',
    '<code>https://ad.example/a.js</code>',
    '<h2 id="beacons">统计事件</h2>',
    '<code>[&quot;track&quot;,[&quot;success&quot;,{&quot;t&quot;:3}]]</code>',
    '查看（2 项）',
    '查看（1 项）',
    '<h2 id="records">分析上报</h2>',
    '<code>{&quot;terminal&quot;:2}</code>',
  ]) {
    expect(page).toContain(shown);
  }
  expect(await show('')).toMatch(/统计与上报<\/div><div class="count">7</);
});

test('R-API: the inbox shows the code and whether it can still be used', async () => {
  await client.call('/v1/user/sendLoginSms', { phone: '13800138000' });
  const code = await client.code('13800138000');
  const page = await show('inbox');
  expect(page).toContain(`data-copy="${code}"`);
  expect(page).toContain('可使用');
  await client.call('/v1/user/loginSmsCode', { phone: '13800138000', code });
  expect(await show('inbox')).toContain('已使用');
});

test('R-API: the settings page edits city, channels and faults without a script', async () => {
  expect(
    (await submit({ section: 'visit', city: '上海市', ipInfoCode: '200', marketplace: 'empty' })).status,
  ).toBe(303);
  expect((await submit({ ...channel, key: 'channel_5265' })).status).toBe(303);
  await submit({ section: 'identity', realnameCode: '4225', geocoderCode: '200', areaCode: '810100' });
  await submit({ section: 'fault', do: 'add', path: '/v3/user/formSave', kind: 'lost', times: '1', ms: '' });
  await submit({ section: 'fault', do: 'add', path: '*', kind: 'slow', times: '', ms: '50' });
  await submit({ section: 'fault', do: 'remove', index: '0' });
  expect(await client.json('settings.json')).toMatchObject({
    city: '上海市',
    marketplace: 'empty',
    realname: { code: 4225 },
    geocoder: { code: 200, areaCode: '810100' },
    channelInfo: {
      default: {},
      '5265': {
        application: 'APP-IOS',
        h5_flow_info: { input_form: 1, succ_todo: 4, fail_todo: 3 },
        my_app_name: '甲',
      },
    },
    faults: [{ path: '*', kind: 'slow', ms: 50 }],
  });
  expect(await show('settings')).toContain('渠道 5265');
  expect((await submit({ section: 'oneTap', available: 'true', phone: ' 13800138000 ' })).status).toBe(303);
  expect(await client.json('settings.json')).toMatchObject({
    oneTap: { available: true, phone: '13800138000' },
  });
  expect(await show('settings')).toMatch(/<h2>一键登录<\/h2>.*value="true" selected.*value="13800138000"/s);
  await submit({ ...channel, key: '5265', do: 'remove' });
  expect(await client.json('settings.json')).not.toHaveProperty('channelInfo.5265');
});

test('R-API: the settings page shows what is wrong and saves nothing', async () => {
  const before = await client.json('settings.json');
  for (const fields of [
    { ...channel, key: 'constructor' },
    { ...channel, key: '5265', succ_todo: 'x' },
    { section: 'oneTap', available: 'true', phone: '123' },
    { section: 'oneTap', available: 'maybe', phone: '13800138000' },
    { section: 'oneTap' },
    { section: 'none' },
  ]) {
    const answer = await submit(fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('没有保存');
  }
  expect(await client.json('settings.json')).toEqual(before);
});

test("T5: visitors' input is shown as text, and no page allows inline scripts", async () => {
  const { token } = await client.logIn('13800138000');
  const attack = '"><img src=x onerror=alert(1)>';
  await client.call('/v3/user/formSave', {
    _token: token,
    form: 'f',
    request_id: 'r',
    fields: JSON.stringify({ [attack]: attack }),
  });
  await client.call('/v1/user/activeChannel', { _user_id: attack, [attack]: attack });
  await client.call('/record', { _user_id: attack, attr: JSON.stringify({ [attack]: attack }) });
  const beacon = { network: 'baidu', shape: 'queue', command: [attack] };
  await client.send('POST', '/sandbox/beacon', { body: JSON.stringify(beacon) });
  const src = encodeURIComponent(attack);
  await client.send('GET', `/sandbox/scripts/baidu.js?shape=queue&global=_agl&src=${src}`);
  await client.set({ city: attack.slice(0, 20), channelInfo: { default: { my_app_name: attack } } });
  for (const path of ['', 'inbox', 'leads', 'conversions', 'calls', 'settings']) {
    const page = await client.send('GET', `/sandbox/${path}`);
    expect(await page.text()).not.toContain('<img');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  }
});
