import type { Route } from 'playwright-core';
import { channelOf } from '../../journeys/harness/ad-channels.ts';
import type { Visit } from '../visit.ts';
import type { Fault, FaultCase } from './fault.ts';
import type { FaultWindow } from './in-page.ts';
import { until } from './main-call.ts';

const js = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const adScripts: Record<string, (route: Route) => unknown> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'never comes': () => undefined,
  throws: js('throw new Error("vendor")'),
  'replaces fetch': js('window.fetch = () => Promise.reject(new Error("vendor"));'),
  'replaces JSON.parse': js('JSON.parse = () => { throw new Error("vendor") };'),
};

const adScript = ([what, answer]: [string, (route: Route) => unknown]): FaultCase => ({
  name: `script ${what}`,
  arrival: { query: `_channel=channel_${channelOf('ocean-engine').number}` },
  before: async (visit) => {
    visit.ownErrors.push(/vendor|sandbox\/scripts/);
    await visit.visitor.page.route('**/sandbox/scripts/**', (route) => {
      visit.fired('the script was asked for');
      void answer(route);
    });
  },
  typed: (visit) => until('the ad script', async () => visit.signs.size > 0, 10_000).catch(() => undefined),
  shows: 'end',
});

/** What a bridge does with each call, as the body of a function. */
const bridges: Record<string, string> = {
  'is silent': 'return new Promise(() => {})',
  'answers after 6 s': 'return new Promise((resolve) => setTimeout(resolve, 6000, "{}"))',
  'answers a number': 'return Promise.resolve(7)',
  'answers a megabyte': 'return Promise.resolve("x".repeat(1000000))',
  'answers text that is no JSON': 'return Promise.resolve("{\\"_token\\":")',
  throws: 'throw new Error("bridge")',
};

const bridge = ([what, body]: [string, string]): FaultCase => ({
  name: what,
  before: ({ visitor }) =>
    visitor.context.addInitScript(`window.flutter_inappwebview = { callHandler() {
      window.reportFault && window.reportFault('the bridge was called');
      ${body};
    } };`),
  shows: 'end',
});

const deletedApis: FaultCase = {
  name: 'functions of later years',
  before: ({ visitor }) =>
    visitor.context.addInitScript(() => {
      const functions = [
        [Crypto.prototype, 'randomUUID'],
        [window, 'structuredClone'],
        [AbortSignal, 'any'],
        [AbortSignal, 'timeout'],
        [Array.prototype, 'at'],
        [Object, 'hasOwn'],
        [String.prototype, 'replaceAll'],
        [Navigator.prototype, 'locks'],
        [Intl, 'Segmenter'],
        [Intl, 'ListFormat'],
      ] as [object, string][];
      for (const [owner, key] of functions)
        if (!Reflect.deleteProperty(owner, key)) Reflect.set(owner, key, undefined);
      // A polyfill of the product may bring some of them back later.
      if (functions.every(([owner, key]) => Reflect.get(owner, key, window) === undefined))
        (window as FaultWindow).reportFault?.('functions are missing');
    }),
  shows: 'end',
};

const withoutIntl: FaultCase = {
  name: 'Intl',
  before: ({ visitor }) =>
    visitor.context.addInitScript(() => {
      Reflect.deleteProperty(window, 'Intl');
    }),
  start: async (visit) => {
    if ((await visit.visitor.page.evaluate(() => typeof Intl)) === 'undefined')
      visit.fired('Intl is missing');
  },
  shows: 'end',
};

/** A file of the config that is changed on its way, until the page has shown what it does without it. */
const otherChannel = '_channel=channel_5262';
const shards = '**/config/channels/**';

/** Opens the page, which must show something, and what the visitor can press. */
async function openWithoutConfig(visit: Visit): Promise<void> {
  const { page } = visit.visitor;
  await page.goto(visit.visitor.origin + visit.address, { waitUntil: 'commit' });
  await until('the file', async () => visit.signs.size > 0);
  const shown = page.locator('main form:visible, button:text-is("重试"):visible, main:visible').first();
  await shown.waitFor();
  if ((await page.locator('body').innerText()).trim().length < 20) visit.complaints.push('the page is blank');
}

const missing = (name: string, files: string, answer: (route: Route) => Promise<unknown>): FaultCase => ({
  name,
  arrival: { query: otherChannel },
  before: async (visit) => {
    // A start that fails ends in an uncaught rejection, for which the notice of a failed start waits.
    visit.ownErrors.push(/channels: HTTP|is not valid JSON/);
    await visit.visitor.page.route(files, async (route) => {
      visit.fired(`${name} was asked for`);
      await answer(route);
    });
    await openWithoutConfig(visit);
    await visit.visitor.page.unroute(files);
  },
  shows: 'end',
});

const changed = (name: string, files: string, change: (json: never) => unknown): FaultCase => ({
  name,
  arrival: { query: otherChannel },
  before: (visit) =>
    visit.visitor.page.route(files, async (route) => {
      const response = await route.fetch();
      const json = change((await response.json()) as never);
      visit.fired(`${name}: the file was changed`);
      await route.fulfill({ response, json });
    }),
  shows: 'end',
});

const defaultBrand = '禾岸借贷';

interface Shard {
  channels: Record<string, Record<string, unknown>>;
}
const channelWith =
  (more: Record<string, unknown>) =>
  ({ channels, ...rest }: Shard): unknown => ({
    ...rest,
    channels: { ...channels, 5262: { ...channels['5262'], ...more } },
  });

export const environmentFaults: readonly Fault[] = [
  {
    id: 'FLT-29',
    title: 'missing functions: structuredClone, AbortSignal.any, randomUUID, Array.at, Intl',
    mustHold: 'starts, with a fallback',
    cases: () => [deletedApis, withoutIntl],
  },
  {
    id: 'FLT-33',
    title: 'ad script blocked, slow, throws, replaces functions',
    mustHold: 'the flow ends',
    notIn: { valuation: 'no consent in its form, so no ad script is loaded' },
    cases: () => Object.entries(adScripts).map(adScript),
  },
  {
    id: 'FLT-34',
    title: 'native bridge silent, late, wrong type, throws',
    mustHold: 'goes on after a time',
    cases: () => Object.entries(bridges).map(bridge),
  },
  {
    id: 'FLT-35',
    title: 'config missing, 404, HTML, newer schema',
    mustHold: 'default route, never blank',
    cases: () => [
      missing('channel file 404', shards, (route) => route.fulfill({ status: 404, body: '' })),
      missing('channel file HTML', shards, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<html>' }),
      ),
      changed('newer schema', shards, channelWith({ hologram: { depth: 3 }, ads: { network: 'later' } })),
    ],
  },
  {
    id: 'FLT-36',
    title: 'valid config that names an unknown brand or network',
    mustHold: 'default, with a reason',
    cases: () => [
      {
        ...changed(
          'unknown brand',
          shards,
          channelWith({ brand: { use: 'no-such-brand', variants: ['none'] } }),
        ),
        start: async (visit) => {
          const shown = await visit.visitor.page.locator('body').innerText();
          if (!shown.includes(defaultBrand)) visit.complaints.push('the default brand is not shown');
        },
      },
      changed('unknown network', shards, channelWith({ ads: { network: 'none', conversionId: '1' } })),
    ],
  },
];
