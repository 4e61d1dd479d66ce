import type { Visit } from '../visit.ts';
import type { Fault, FaultCase } from './fault.ts';
import type { FaultWindow } from './in-page.ts';
import { until } from './main-call.ts';

export const storageFaults: readonly Fault[] = [
  {
    id: 'FLT-01',
    title: 'every access to storage throws',
    mustHold: 'memory instead of storage, the flow ends, nothing uncaught',
    cases: () => [
      {
        name: 'SecurityError',
        storesNothing: true,
        arrival: { byLink: true },
        before: ({ visitor }) =>
          visitor.context.addInitScript(() => {
            let reported = false;
            for (const area of ['localStorage', 'sessionStorage']) {
              Object.defineProperty(window, area, {
                get() {
                  if (!reported) (window as FaultWindow).reportFault?.('access threw');
                  reported = true;
                  throw new DOMException('denied', 'SecurityError');
                },
              });
            }
          }),
        shows: 'end',
      },
    ],
  },
  {
    id: 'FLT-02',
    title: 'setItem throws QuotaExceededError',
    mustHold: 'memory instead of storage, the flow ends, nothing uncaught',
    cases: () => [
      {
        name: 'full',
        storesNothing: true,
        arrival: { byLink: true },
        before: ({ visitor }) =>
          visitor.context.addInitScript(() => {
            let reported = false;
            Storage.prototype.setItem = () => {
              if (!reported) (window as FaultWindow).reportFault?.('setItem threw');
              reported = true;
              throw new DOMException('full', 'QuotaExceededError');
            };
          }),
        shows: 'end',
      },
    ],
  },
  {
    id: 'FLT-03',
    title: 'storage wiped at each step',
    mustHold: 'login again or go on, at most one lead',
    cases: () => [{ name: 'wiped', storesNothing: true, start: wipe, typed: wipe, shows: 'anything' }],
  },
  {
    id: 'FLT-04',
    title: 'stored values are garbage, of an old version, of another type, a megabyte',
    mustHold: 'ignored, nothing crashes',
    cases: () => Object.entries(garbages).map(garbageCase),
  },
  {
    id: 'FLT-05',
    title: 'another tab has written a newer value',
    mustHold: 'the newest wins, one activation for a channel',
    cases: () => [{ name: 'newer channel', typed: otherTabWrites, shows: 'end', ended: newestWins }],
  },
];

const garbages: Record<string, string> = {
  garbage: '{"__proto__":[null,'.repeat(100),
  'of an old version': '{"version":0,"value":{"id":7,"answers":[]}}',
  'of another type': 'undefined',
  'null as text': 'null',
  'a megabyte': '9'.repeat(1_000_000),
};

const garbageCase = ([name, garbage]: [string, string]): FaultCase => ({
  name,
  before: ({ visitor }) => visitor.context.addInitScript(storeGarbage, garbage),
  start: async (visit) => {
    const { page } = visit.visitor;
    const shown = `${await page.title()} ${await page.locator('body').innerText()}`;
    if (shown.includes(garbage.slice(0, 40))) visit.complaints.push('the page shows the garbage');
  },
  shows: 'end',
});

/** Runs in the page, once on each phone: fills the keys of the app, and those that forms use. */
function storeGarbage(garbage: string): void {
  const read = Storage.prototype.getItem;
  let isReported = false;
  Storage.prototype.getItem = function (key) {
    const value = read.call(this, key);
    if (!isReported && value === garbage) {
      isReported = true;
      (window as FaultWindow).reportFault?.(`garbage of ${key} was read`);
    }
    return value;
  };
  if (document.cookie.includes('seeded')) return;
  // biome-ignore lint/suspicious/noDocumentCookie: an init script has nothing else that says it ran already
  document.cookie = 'seeded=1';
  const keys = [
    '_did',
    '_channel',
    'appname',
    'appcompany',
    'loginAddress',
    'brand',
    'phoneMasked',
    'firstVisit',
  ];
  const forms = ['sms-login', 'form-package', 'carloan', 'car-question', 'product-wish', 'car-valuation'];
  for (const form of forms)
    keys.push(`lead.${form}`, `draft.${form}`, `requestId.${form}`, `consent.${form}`);
  if (localStorage.getItem('access_token') === null) keys.unshift('access_token', 'user_id');
  for (const key of keys) {
    sessionStorage.setItem(key, '\u0000\uD800');
    try {
      localStorage.setItem(key, garbage);
    } catch {
      // Full: the keys before this one hold megabytes.
    }
  }
}

const newerChannel = 'channel_5262';

async function otherTabWrites(visit: Visit): Promise<void> {
  const { visitor } = visit;
  await visitor.page.evaluate(() => {
    addEventListener('storage', ({ key }) => {
      if (key === '_channel') (window as FaultWindow).reportFault?.('storage event of the channel');
    });
  });
  const other = await visit.openTab();
  await other.open(`/loan-calculator?_channel=${newerChannel}`);
  await until('the storage event', async () => visit.signs.size > 0, 10_000).catch(() => undefined);
  await other.page.close();
}

async function newestWins(visit: Visit): Promise<void> {
  const stored = await visit.visitor.stored('_channel');
  if (stored !== newerChannel) visit.complaints.push(`the older channel is stored again: ${stored}`);
  const activated = (await visit.visitor.sandboxRun.activations()).map(({ channel }) => channel);
  if (new Set(activated).size < activated.length)
    visit.complaints.push(`activated twice: ${activated.join(', ')}`);
}

async function wipe(visit: Visit): Promise<void> {
  const wiped = await visit.visitor.page.evaluate(() => {
    const length = localStorage.length + sessionStorage.length;
    localStorage.clear();
    // The harness notes there that it has stored the login.
    localStorage.setItem('journey', 'begun');
    sessionStorage.clear();
    return length;
  });
  if (wiped > 1) visit.fired('keys wiped');
}
