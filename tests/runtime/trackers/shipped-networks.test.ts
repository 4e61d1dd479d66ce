import { describe, expect, it } from 'vitest';
import { siteOf } from '../real-config.ts';
import { runOn, VendorPage } from './vendor-page.ts';

const site = siteOf('default');
const clicks = '{"utm_source":"u","callback":"cb/1"}';

/** A page on which one shipped network runs, or the search advertiser. */
function start(name: string, before = '') {
  const page = new VendorPage(before);
  const ads = name === 'search' ? { searchAdvertiser: true } : { network: name };
  const stored = { bd_vidUrl: null, kuaishoumaidian: clicks };
  const running = runOn(page, site, { ads, conversionId: 'id/1', stored });
  return { page, running };
}

/** What each network has before its script, and what it gets for a page and a form: as its documentation says. */
const conventions: [string, string, string, unknown, unknown][] = [
  [
    'baidu',
    'https://fxgate.baidu.com/angelia/fcagl.js?production=id%2F1',
    '_agl',
    [['production', 'id/1']],
    [
      ['production', 'id/1'],
      ['track', ['success', { t: 3 }]],
    ],
  ],
  [
    'ocean-engine',
    'https://s3.pstatp.com/bytecom/resource/track_log/src/toutiao-track-log.js',
    '_taq',
    [],
    [{ convert_id: 'id/1', event_type: 'form' }],
  ],
  [
    'tencent',
    'https://qzonestyle.gtimg.cn/qzone/biz/comm/js/gdtevent.min.js',
    'gdt.queue',
    [
      ['init', 'id/1'],
      ['track', 'PAGE_VIEW'],
    ],
    [
      ['init', 'id/1'],
      ['track', 'PAGE_VIEW'],
      ['track', 'RESERVATION'],
    ],
  ],
  [
    'search',
    'https://hm.baidu.com/hm.js?0f3a9c5e7b1d24680f3a9c5e7b1d2468',
    '_hmt',
    [['_setAutoPageview', false]],
    [
      ['_setAutoPageview', false],
      ['_trackPageview', '/success'],
      ['_trackEvent', 'form', 'success', 'id/1'],
    ],
  ],
];

describe('R-PROD 6: a network that ships', () => {
  it.each(conventions)(
    '%s: its queue exists before its script, and has each command in the format of its documentation',
    (name, address, queue, before, after) => {
      const { page, running } = start(name);
      expect(page.addresses).toEqual([address]);
      expect(page.requests[0]).toMatchObject({ tag: 'script', async: true, referrerPolicy: 'strict-origin' });
      expect(page.read(queue)).toEqual(before);
      running.pageShown('/success');
      running.formConfirmed();
      expect(page.read(queue)).toEqual(after);
    },
  );

  it('ocean-engine: is switched on before its script', () => {
    expect(start('ocean-engine').page.read('window._tt_config')).toBe(true);
  });

  it('kuaishou: gets the form once its script is there, with the callback of the landing address', async () => {
    const { page, running } = start('kuaishou');
    running.formConfirmed();
    expect(page.read('"_ks_trace" in window')).toBe(false);
    await page.answerScripts('window._ks_trace = { push: function (one) { told.push(one); } };');
    expect(page.told).toEqual([{ event: 'form', convertId: 'id/1', cb: 'cb/1' }]);
  });

  it('are these five, and no test of another is missing', () => {
    const tested = [...conventions.map(([name]) => name), 'kuaishou'];
    expect(tested.sort()).toEqual([...Object.keys(site.networks), 'search'].sort());
  });
});
