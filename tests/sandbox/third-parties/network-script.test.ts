import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { networkScript, scriptShapes } from '../../../sandbox/third-parties/network-script.ts';

/** A page in which a stub has run and then the vendor's script; `reported` are the commands that it reported. */
function openPage(shape: string, name: string, stub = '') {
  const reported: unknown[] = [];
  const requests: [string, RequestInit][] = [];
  const fetch = async (address: string, init: RequestInit) => {
    requests.push([address, init]);
    reported.push((JSON.parse(String(init.body)) as { command: unknown }).command);
  };
  const page = createContext({ fetch });
  const run = (script: string): unknown => runInContext(script, page);
  run(`var window = globalThis; ${stub}`);
  run(networkScript('net', shape, name) ?? '');
  return { run, reported, requests };
}

/** The arrays that scripts read, by shape. */
const queues = [
  ['queue', '_agl'],
  ['queue', '_ks_trace'],
  ['arguments', 'dataLayer'],
  ['methods', 'ttq'],
] as const;

test.each(queues)('R-PROD 6: the script for %s drains %s and observes later commands', (shape, name) => {
  const page = openPage(
    shape,
    name,
    `var held = window.${name} = []; held.push(['first', 1], { second: 2 });`,
  );
  expect(page.reported).toEqual([['first', 1], { second: 2 }]);
  page.run(`window.${name}.push(['track', ['success', { t: 3 }]]); window.${name}.push('a', 'b');`);
  page.run(`held.push('by the page that kept the queue')`);
  expect(page.reported.slice(2)).toEqual([
    ['track', ['success', { t: 3 }]],
    'a',
    'b',
    'by the page that kept the queue',
  ]);
  expect(page.run('held.length')).toBe(0);
});

test.each(queues)('R-PROD 6: the script for %s works without a queue', (shape, name) => {
  for (const stub of ['', `window.${name} = null`, `window.${name} = 'x'`, `window.${name} = { push: 1 }`]) {
    const page = openPage(shape, name, stub);
    page.run(`window.${name}.push({ event: 'form' })`);
    expect(page.reported).toEqual([{ event: 'form' }]);
  }
});

const gdtStub = `
  var held = window.gdt = function () { held.queue.push(arguments); };
  held.queue = [];
  gdt('init', '1');
  held.queue.push(['track', 'PAGE_VIEW']);`;

test('R-PROD 6: the script for a function drains gdt.queue and observes later calls, also of a stub that is still held', () => {
  const page = openPage('function', 'gdt', gdtStub);
  expect(page.reported).toEqual([
    ['init', '1'],
    ['track', 'PAGE_VIEW'],
  ]);
  page.run(`gdt('track', 'RESERVATION', { n: 1 }); held('late'); gdt.queue.push(['pushed']);`);
  expect(page.reported.slice(2)).toEqual([['track', 'RESERVATION', { n: 1 }], ['late'], ['pushed']]);
});

test('R-PROD 6: the script for a function works without a stub', () => {
  for (const stub of ['', 'window.gdt = null', 'window.gdt = function () {}', 'window.gdt = { queue: 5 }']) {
    const page = openPage('function', 'gdt', stub);
    page.run(`gdt('track')`);
    expect(page.reported).toEqual([['track']]);
  }
});

test('R-PROD 6: a command is reported in a request that outlives the page', () => {
  const { requests } = openPage('queue', '_agl', `window._agl = [['production', 'id']];`);
  expect(requests).toEqual([
    [
      '/sandbox/beacon',
      {
        method: 'POST',
        keepalive: true,
        credentials: 'same-origin',
        body: '{"network":"net","shape":"queue","command":["production","id"]}',
      },
    ],
  ]);
});

const broken = `
  var circle = {}; circle.circle = circle;
  var thrower = { get a() { throw new Error('getter'); } };
  var broken = [undefined, , function () {}, circle, thrower, { length: 4e9 }, null, 'good'];
  Object.defineProperty(broken, 1, { get() { throw new Error('item'); }, configurable: true });`;

/** The global of each shape, and the array that its commands go to. */
const globalOf = (shape: string) => queues.find(([each]) => each === shape)?.[1] ?? 'gdt';
const arrayOf = (shape: string) => (shape === 'function' ? 'gdt.queue' : globalOf(shape));

test.each(scriptShapes)(
  'R-PROD 6: broken items in the queue of %s do not throw and do not stop the others',
  (shape) => {
    const name = arrayOf(shape);
    const page = openPage(
      shape,
      globalOf(shape),
      `${broken} window.gdt = function () {}; window.${name} = broken;`,
    );
    const good = [{ length: 4e9 }, null, 'good'];
    expect(page.reported).toEqual(good);
    page.run(`window.${name}.push(undefined, circle, thrower, function () {}, null, 'good');`);
    expect(page.reported).toEqual([...good, null, 'good']);
  },
);

test.each(['undefined', '() => { throw new Error() }', '() => Promise.reject(new Error())'])(
  'R-PROD 6: the page continues if fetch is %s',
  async (fetch) => {
    const page = openPage('queue', '_hmt', `window.fetch = ${fetch}; window._hmt = [['a']];`);
    page.run(`_hmt.push(['b'])`);
    // An unhandled rejection would fail the run.
    await new Promise((resolve) => setImmediate(resolve));
    expect(page.run('_hmt.length')).toBe(0);
  },
);

test('R-PROD 6: a script that is loaded twice reports each command once', () => {
  for (const shape of scriptShapes) {
    const page = openPage(shape, globalOf(shape), gdtStub);
    const reported = page.reported.length;
    page.run(networkScript('net', shape, globalOf(shape)) ?? '');
    page.run(shape === 'function' ? `gdt('once')` : `window.${globalOf(shape)}.push('once')`);
    expect(page.reported.slice(reported)).toHaveLength(1);
  }
});

test('T5: the script has no eval and writes no markup', () => {
  for (const shape of scriptShapes) {
    expect(networkScript('net', shape, globalOf(shape))).not.toMatch(
      /\beval\b|new Function|innerHTML|document/,
    );
  }
  expect(networkScript('net', 'constructor', '_agl')).toBeUndefined();
  expect(networkScript('net', 'queue', 'a;b')).toBeUndefined();
});
