import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, minute, morning, startSandbox } from '../harness/sandbox-client.ts';

let client: Client;
beforeEach(() => {
  client = startSandbox();
});
afterEach(() => client.end());

const load = (file: string, query: Record<string, string>) =>
  client.send('GET', `/sandbox/scripts/${file}?${new URLSearchParams(query)}`);
const sendBeacon = (body: string, headers: Record<string, string> = {}) =>
  client.send('POST', '/sandbox/beacon', { body, headers });
const src = 'https://hm.baidu.com/hm.js?3f2a';
const agl = { shape: 'queue', global: '_agl' };

test('R-PROD 6: a script load returns a script and is recorded with the address that it replaces', async () => {
  await load('baidu.js', {
    shape: 'queue',
    global: '_agl',
    src: 'https://fxgate.baidu.com/angelia/fcagl.js',
  });
  client.pass(minute);
  const answer = await load('searchAdvertiser.js', { shape: 'queue', global: '_hmt', src });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('_hmt');
  expect(await client.json('scripts.json')).toEqual([
    { network: 'searchAdvertiser', src, at: morning + minute },
    { network: 'baidu', src: 'https://fxgate.baidu.com/angelia/fcagl.js', at: morning },
  ]);
});

test.each([
  ['', '_agl'],
  ['constructor', '_agl'],
  ['Queue', '_agl'],
  ['<script>', '_agl'],
  ['pixel', '_agl'],
  ['queue', ''],
  ['queue', 'a.b'],
  ['queue', '</script>'],
])(
  'R-PROD 6: the shape "%s" with the global "%s" gets 404 and a list of the shapes',
  async (shape, global) => {
    const answer = await load('baidu.js', { shape, global, src });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(
      'unknown shape or global; known shapes are queue, arguments, methods, function, a global is an identifier',
    );
    expect(await client.json('scripts.json')).toEqual([]);
  },
);

test.each(['baidu', '.js', 'a%22b.js', '%3Cscript%3E.js', 'a%2Fb.js', `${'x'.repeat(65)}.js`])(
  'R-PROD 6: %s is no script',
  async (file) => {
    expect((await load(file, { ...agl, src })).status).toBe(404);
    expect(await client.json('scripts.json')).toEqual([]);
  },
);

test('R-PROD 6: a long address is cut, and a missing one is empty', async () => {
  await load('baidu.js', { ...agl, src: `https://ad.example/${'x'.repeat(5000)}` });
  await load('baidu.js', agl);
  const loads = await client.json<{ src: string }[]>('scripts.json');
  expect(loads.map((entry) => entry.src.length)).toEqual([0, 500]);
});

test('R-PROD 6: a command is stored as it was pushed, newest first', async () => {
  const commands = [['track', ['success', { t: 3 }]], { convert_id: 1, event_type: 'form' }, 'x', 0, null];
  for (const command of commands) {
    const answer = await sendBeacon(JSON.stringify({ network: 'baidu', shape: 'queue', command }));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  }
  expect(await client.json('beacons.json')).toEqual(
    commands.map((command) => ({ network: 'baidu', shape: 'queue', command, at: morning })).reverse(),
  );
});

const whole = { network: 'baidu', shape: 'queue', command: [] };
test.each([
  ['nothing', '', '', 'not JSON'],
  ['half of it', '{"network":', '', 'not JSON'],
  ['a list', '[]', '', 'object'],
  ['no command', JSON.stringify({ network: 'baidu', shape: 'queue' }), '', '"command"'],
  ['another shape', JSON.stringify({ ...whole, shape: 'constructor' }), '/shape', 'queue'],
  ['an odd network', JSON.stringify({ ...whole, network: '<b>' }), '/network', 'letters'],
  ['a further key', JSON.stringify({ ...whole, more: 1 }), '/more', 'unknown key'],
  ['brackets without end', '['.repeat(100_000), '', 'nests too deep'],
  ['300 KB', JSON.stringify({ ...whole, command: 'x'.repeat(300_000) }), '', 'tooLarge'],
])(
  'R-PROD 6: a beacon of %s is refused, with a pointer to the mistake',
  async (_what, body, pointer, error) => {
    const answer = await sendBeacon(body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { pointer, error: expect.stringContaining(error) },
    ]);
    expect(await client.json('beacons.json')).toEqual([]);
  },
);

test('R-PROD 6: an image is answered with a pixel, and its parameters are recorded as a command', async () => {
  const answer = await client.send(
    'GET',
    `/sandbox/pixels/meta.gif?${new URLSearchParams({ src, ev: 'Lead' })}`,
  );
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
  expect(await client.json('beacons.json')).toEqual([
    { network: 'meta', shape: 'pixel', command: { ev: 'Lead' }, at: morning },
  ]);
  expect((await client.send('GET', '/sandbox/pixels/meta.png')).status).toBe(404);
});

test('T14: a beacon from another origin is refused', async () => {
  const headers = { host: 'sandbox.localhost', origin: 'http://evil.example' };
  expect((await sendBeacon(JSON.stringify(whole), headers)).status).toBe(403);
  expect(await client.json('beacons.json')).toEqual([]);
});
