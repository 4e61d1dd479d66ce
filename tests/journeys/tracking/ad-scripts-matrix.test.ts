import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { channelOf, loadedNetworks, pathOfChannel, success } from '../harness/ad-channels.ts';
import { eventually } from '../harness/eventually.ts';
import { casesOfRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

const js = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
/** What a script may do instead of its work, by kind: the app has one guard for each kind. */
const hostile: [what: string, kind: string, answer: (route: Route) => unknown][] = [
  ['is blocked', 'does not come', (route) => route.abort('blockedbyclient')],
  ['is missing', 'does not come', (route) => route.fulfill({ status: 404, body: '' })],
  ['never comes', 'does not come', () => undefined],
  [
    'is the HTML of a captive portal',
    'does not come',
    (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }),
  ],
  ['throws', 'fails', js('throw new Error("vendor")')],
  ['throws later', 'fails', js('setTimeout(() => { throw new Error("vendor") })')],
  ['replaces fetch', 'changes the page', js('window.fetch = () => Promise.reject(new Error("vendor"));')],
  ['replaces JSON.parse', 'changes the page', js('JSON.parse = () => { throw new Error("vendor") };')],
  [
    'adds to Array.prototype',
    'changes the page',
    js('Array.prototype.vendor = 1; Object.prototype.vendor = 1;'),
  ],
  ['writes into the document', 'changes the page', js('document.write("<h1>vendor</h1>")')],
  [
    'leaves a queue that throws',
    'spoils its queue',
    js('window._taq = { push() { throw new Error("vendor") } };'),
  ],
  ['takes the queue away', 'spoils its queue', js('window._taq = 7;')],
];

/** The networks, the query by which each knows a press on its ad, and the commands that it receives. */
const conventions: [string, string, (id: string) => unknown[]][] = [
  [
    'baidu',
    '&bd_vid=1',
    (id) => [
      ['production', id],
      ['track', ['success', { t: 3 }]],
    ],
  ],
  ['kuaishou', '&callback=cb', (id) => [{ event: 'form', convertId: id, cb: 'cb' }]],
  ['ocean-engine', '&clickid=1', (id) => [{ convert_id: id, event_type: 'form' }]],
  [
    'tencent',
    '&gdt_vid=1',
    (id) => [
      ['init', id],
      ['track', 'PAGE_VIEW'],
      ['track', 'RESERVATION'],
    ],
  ],
];

describe.concurrent('the script of an ad network', () => {
  it.each(casesOfRun(conventions, (_, at) => at === 0))(
    "R-API, F19: of %s is loaded after the consent, and receives the confirmed form in the network's own format",
    async (network, query, record) => {
      await using visitor = await arrive({ token: 'ok' });
      const { number, conversionId } = channelOf(network);
      await visitor.open(pathOfChannel(number, query));
      await timersFired(visitor.page, 1200);
      expect(await loadedNetworks(visitor)).toEqual([]);
      await visitor.fillShortForm();
      await eventually(() => loadedNetworks(visitor), [network]);
      await visitor.submit();
      await success(visitor);
      const commands = async () =>
        (await visitor.sandboxRun.beacons()).map(({ command }) => command).reverse();
      await eventually(commands, record(conversionId));
      expect(visitor.trouble).toEqual([]);
    },
  );

  it.each(
    casesOfRun(
      hostile,
      ([, kind], at, all) => kind === 'changes the page' && at === all.findIndex(([, one]) => one === kind),
    ),
  )('T6, FLT-33: that %s changes nothing for the visitor', async (_what, _kind, answer) => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.page.route('**/sandbox/scripts/**', (route) => void answer(route));
    await visitor.open(pathOfChannel(channelOf('ocean-engine').number));
    const asked = visitor.page.waitForRequest('**/sandbox/scripts/**');
    await visitor.field('agreeTerms').check();
    await asked;
    await timersFired(visitor.page, 200);
    await visitor.fillShortForm();
    await visitor.submit();
    await success(visitor);
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    expect(await visitor.page.locator('h1').allTextContents()).not.toContain('vendor');
  });
});
