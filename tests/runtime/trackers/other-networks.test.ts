import { describe, expect, it } from 'vitest';
import type { NetworkDefinition } from '../../../schemas/index.ts';
import {
  clickIds,
  googleScript,
  googleTag,
  imagePixel,
  metaPixel,
  metaScript,
  serverOnly,
  tiktokPixel,
  tiktokScript,
} from './other-networks.ts';
import { runOn, siteWith, VendorPage } from './vendor-page.ts';

/** What the imitation of each script tells after a page and a form, which came before the script or after it. */
const networks: [string, NetworkDefinition, string, string, unknown[], unknown[], unknown[]][] = [
  [
    'Meta Pixel',
    metaPixel,
    metaScript,
    'https://connect.facebook.net/en_US/fbevents.js',
    [['id-1', 'track', 'PageView']],
    [['id-1', 'track', 'PageView']],
    [['id-1', 'track', 'Lead', { content_category: 'form' }]],
  ],
  [
    'Google tag',
    googleTag,
    googleScript,
    'https://www.googletagmanager.com/gtag/js?id=AW-1',
    [['config', 'AW-1', { send_page_view: false }]],
    [['event', 'page_view', { page_path: '/success' }]],
    [['event', 'conversion', { send_to: 'AW-1/id-1', gclid: 'Cj0/1' }]],
  ],
  [
    'TikTok pixel',
    tiktokPixel,
    tiktokScript,
    'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=id-1&lib=ttq',
    [['id-1', 'page']],
    [['id-1', 'page']],
    [['id-1', 'track', 'SubmitForm']],
  ],
];
const stored = { gclid: 'Cj0/1', li_fat_id: 'f 1' };

describe.each(networks)('%s, which no code knows', (_, network, imitation, address, before, view, form) => {
  it('gets each command by its entry in trackers.json, before its script and after it', async () => {
    const page = new VendorPage();
    const running = runOn(page, siteWith(network, clickIds), { stored });
    expect(page.addresses).toEqual([address]);
    running.pageShown('/success');
    await page.answerScripts(imitation);
    expect(page.told).toEqual([...before, ...view]);
    running.pageShown('/success');
    running.formConfirmed();
    expect(page.told).toEqual([...before, ...view, ...view, ...form]);
  });

  it('gets nothing of a form where its script never comes, and throws nothing', () => {
    const page = new VendorPage();
    const running = runOn(page, siteWith(network, clickIds), { stored });
    running.formConfirmed();
    expect(page.told).toEqual([]);
  });
});

describe('an image pixel', () => {
  it('is one request for each command, with the values of the visit in its query', () => {
    const page = new VendorPage();
    const running = runOn(page, siteWith(imagePixel, clickIds), { stored });
    expect(page.addresses).toEqual([]);
    running.pageShown('/success');
    running.formConfirmed();
    expect(page.addresses).toEqual([
      'https://px.ads.example/collect?pid=7&ev=view&path=%2Fsuccess',
      'https://px.ads.example/collect?pid=7&ev=lead&id=id-1&click=f+1',
    ]);
    expect(page.requests.map(({ referrerPolicy }) => referrerPolicy)).toEqual([
      'strict-origin',
      'strict-origin',
    ]);
  });

  it('has an empty text for a click id that the visit has not', () => {
    const page = new VendorPage();
    runOn(page, siteWith(imagePixel, clickIds), { stored: { li_fat_id: null } }).formConfirmed();
    expect(page.addresses).toEqual(['https://px.ads.example/collect?pid=7&ev=lead&id=id-1&click=']);
  });
});

describe('a network of the shape call', () => {
  it('loads nothing and puts nothing on the page', () => {
    const page = new VendorPage();
    const before = page.read('Object.getOwnPropertyNames(window)');
    const running = runOn(page, siteWith(serverOnly, clickIds), { stored });
    running.pageShown('/success');
    running.formConfirmed();
    expect(page.requests).toEqual([]);
    expect(page.read('Object.getOwnPropertyNames(window)')).toEqual(before);
  });
});

describe('a global that the browser has', () => {
  const calling = (shape: 'function' | 'methods', global: string, command: string[]): NetworkDefinition => {
    const script = { name: 'n', purpose: 'p', collects: ['c'], scripts: ['https://a.example/a.js'] };
    const common = { ...script, global, formEvent: 'form', start: [command], conversion: command };
    return shape === 'methods' ? { ...common, shape, methods: ['write'] } : { ...common, shape };
  };

  it.each([
    ['function', 'open', ['https://evil.example']],
    ['methods', 'screen', ['write', '<script>']],
  ] as const)('is not called by the config: shape %s, global %s', async (shape, global, command) => {
    const natives = `var open = function () { told.push('open'); };
      var screen = { write: function () { told.push('write'); } };`;
    for (const waitsForScript of [false, true]) {
      const page = new VendorPage(natives);
      const network = { ...calling(shape, global, [...command]), waitsForScript } as NetworkDefinition;
      const running = runOn(page, siteWith(network));
      await page.answerScripts('');
      running.formConfirmed();
      await new Promise((resolve) => setImmediate(resolve));
      expect(page.told).toEqual([]);
      expect(page.requests, 'nor is the script loaded').toEqual([]);
    }
  });

  it('is not replaced by a value of the config', () => {
    const page = new VendorPage('var onerror = null;');
    const globals = { onerror: 'x', location: 'https://evil.example', own: 1 };
    runOn(page, siteWith({ ...metaPixel, globals } as NetworkDefinition));
    expect(page.read('[window.onerror, window.location.pathname, window.own]')).toEqual([
      null,
      '/form-package',
      1,
    ]);
  });
});

describe('two networks with one global', () => {
  it('share its queue', () => {
    const page = new VendorPage();
    const site = siteWith(metaPixel);
    runOn(page, site);
    runOn(page, site, { conversionId: 'id-2' });
    expect(page.read('fbq.queue.map(function (command) { return command.join(); })')).toEqual([
      'init,id-1',
      'track,PageView',
      'init,id-2',
      'track,PageView',
    ]);
  });
});
