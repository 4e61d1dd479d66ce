import type { Visit } from '../visit.ts';
import type { Fault, FaultCase } from './fault.ts';
import { atCall, callsOf, holdCall, pause } from './main-call.ts';

const aborts = ['internetdisconnected', 'connectionrefused', 'namenotresolved'] as const;

const goElsewhere = (visit: Visit): Promise<void> =>
  visit.visitor.page.evaluate(() => {
    history.pushState({}, '', '/loan-calculator');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
const calculator = 'main[data-page=loan-calculator]:visible';

const serverStops: FaultCase = {
  name: 'the server stops, and starts again',
  site: 'restarted',
  typed: async (visit) => {
    const start = await visit.site.stop?.();
    visit.visitor.page.once('requestfailed', () => visit.fired('a request failed'));
    visit.onMend = start;
  },
  shows: 'trouble',
  mend: async (visit) => {
    await visit.onMend?.();
  },
};

export const networkFaults: readonly Fault[] = [
  {
    id: 'FLT-10',
    title: 'offline before the press',
    mustHold: 'notice, answers stay, works when online again',
    cases: () => [
      {
        name: 'offline',
        typed: async (visit) => {
          const { context, page } = visit.visitor;
          // One-tap login asks for a token of the SIM card before it calls the API.
          page.on('requestfailed', () => visit.fired('a request failed offline'));
          await context.setOffline(true);
        },
        shows: 'trouble',
        mend: ({ visitor }) => visitor.context.setOffline(false),
      },
    ],
  },
  {
    id: 'FLT-11',
    title: 'request aborted before the server; server restarts',
    mustHold: 'the visitor can retry; nothing in the ledger before, one after',
    cases: () => [
      ...aborts.map(
        (code): FaultCase => ({
          name: code,
          typed: (visit) => atCall(visit, (route) => route.abort(code)),
          shows: 'trouble',
          mend: async (visit) => {
            if (await visit.hasArrived()) visit.complaints.push('the aborted request has arrived');
          },
        }),
      ),
      serverStops,
    ],
  },
  {
    id: 'FLT-12',
    title: 'answer lost after it was stored',
    mustHold:
      'one in the ledger after the retry; an unknown outcome is not shown as a failure; no resend by itself',
    cases: () => [
      {
        name: 'connection reset',
        typed: (visit) =>
          atCall(visit, async (route) => {
            await route.fetch();
            await route.abort('connectionreset');
          }),
        shows: 'trouble',
        mend: async (visit) => {
          await pause(500);
          const calls = await callsOf(visit);
          if (calls !== 1) visit.complaints.push(`${calls} calls before the visitor retried`);
        },
      },
    ],
  },
  {
    id: 'FLT-13',
    title: 'answer after 599 s, never, or after the visitor has left',
    mustHold: 'progress is shown; the wait ends; a late answer moves no other page',
    cases: () => [
      {
        name: 'after 599 s',
        before: ({ visitor }) => visitor.page.clock.install(),
        send: async (visit) => {
          const { reached, release } = await holdCall(visit);
          await visit.flow.send(visit);
          await reached;
          await visit.visitor.page.clock.fastForward(598_000);
          const progress = visit.visitor.page
            .locator('form button[aria-disabled=true]:not([data-field] *)')
            .first();
          await progress
            .waitFor({ timeout: 10_000 })
            .catch(() => visit.complaints.push('no progress is shown'));
          release();
        },
        shows: 'end',
        mostCalls: 1,
      },
      {
        name: 'never',
        before: ({ visitor }) => visitor.page.clock.install(),
        send: async (visit) => {
          const { reached } = await holdCall(visit);
          await visit.flow.send(visit);
          await reached;
          await visit.visitor.page.clock.fastForward(601_000);
        },
        shows: 'trouble',
      },
      {
        name: 'after the visitor has left',
        send: async (visit) => {
          const { reached, release } = await holdCall(visit);
          await visit.flow.send(visit);
          await reached;
          await goElsewhere(visit);
          const { page } = visit.visitor;
          await page.locator(calculator).waitFor();
          release();
          await pause(1500);
          if (!(await page.locator(calculator).isVisible()))
            visit.complaints.push(`the late answer has moved the visitor to ${new URL(page.url()).pathname}`);
          await page.goto(visit.visitor.origin + visit.address);
          await visit.visitor.shown();
          // The late answer has confirmed the lead: a form that stays on its page begins anew.
          if (visit.flow.id === 'question') visit.before = {};
          if (await page.locator('main[data-page]:visible h3 button').nth(1).isVisible())
            await visit.flow.reachForm?.(visit);
        },
        shows: 'anything',
      },
    ],
  },
  {
    id: 'FLT-38',
    title: 'slow phone on a slow line: a sixth of the processor, 400 ms and 400 kbit/s',
    mustHold: 'the app starts before the notice of a late start; the flow ends',
    cases: () => [
      {
        name: 'throttled',
        before: async (visit) => {
          const devtools = await visit.visitor.context.newCDPSession(visit.visitor.page);
          await devtools.send('Network.enable');
          await devtools.send('Network.emulateNetworkConditions', {
            offline: false,
            latency: 400,
            downloadThroughput: 50_000,
            uploadThroughput: 50_000,
          });
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        },
        start: async (visit) => {
          const { page } = visit.visitor;
          const waited = await page.evaluate(async () => {
            const began = performance.now();
            await fetch(location.href, { cache: 'no-store' });
            return performance.now() - began;
          });
          if (waited >= 390) visit.fired('a request took 400 ms');
          if (await page.locator('#start').isVisible())
            visit.complaints.push('the notice of a late start is shown');
        },
        shows: 'end',
      },
    ],
  },
];
