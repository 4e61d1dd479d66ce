import type { Visit } from '../visit.ts';
import type { Fault } from './fault.ts';
import { pause } from './main-call.ts';

const noLink = 'its last page leads to no other site';

/** Presses the download of the last page, whose address refuses, and then another way. */
async function refusedTarget(visit: Visit): Promise<void> {
  const { page } = visit.visitor;
  const target = page.locator('main[data-page]:visible a[href^="https://app.example/"]').first();
  await target.waitFor();
  await page.context().route('https://app.example/**', (route) => {
    visit.fired('the target refused');
    return route.abort('aborted');
  });
  await target.click({ noWaitAfter: true });
  await pause(700);
  const other = page.locator('main[data-page]:visible button').filter({ visible: true });
  if ((await other.count()) === 0) visit.complaints.push('no other way on');
  const before = page.url();
  await other
    .filter({ hasText: /打开完整产品列表|看看|了解|返回/ })
    .first()
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await pause(700);
  if (page.url() === before) visit.complaints.push('the other way leads nowhere');
}

const [warmUp, counted] = [60, 140];
const mostBytesPerNavigation = 5000;

/** Goes to and fro in the same document, so many times. */
const navigate = ({ visitor, flow }: Visit, times: number): Promise<number> =>
  visitor.page.evaluate(
    async ({ path, times }) => {
      const visible = () =>
        [...document.querySelectorAll('main[data-page]')]
          .filter((main) => main.getClientRects().length > 0)
          .map((main) => main.getAttribute('data-page'))
          .join();
      const go = async (to: string) => {
        const before = visible();
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        for (let waited = 0; visible() === before || visible() === ''; waited++) {
          if (waited > 1000) throw new Error(`${to} is not shown`);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      };
      for (let done = 0; done < times; done += 2) {
        await go(path);
        await go('/loan-calculator');
      }
      return times;
    },
    { path: flow.path, times },
  );

async function manyNavigations(visit: Visit): Promise<void> {
  const { page, context } = visit.visitor;
  await visit.visitor.open('/loan-calculator');
  await page.waitForFunction(() => Object.hasOwn(history, 'pushState'));
  const devtools = await context.newCDPSession(page);
  const measure = async (): Promise<Memory> => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { jsEventListeners, nodes } = await devtools.send('Memory.getDOMCounters');
    return { usedSize, jsEventListeners, nodes };
  };
  await navigate(visit, warmUp);
  let growth: string[] = [];
  // What a browser compiles or caches once is in one of two measurements, a leak in both.
  for (let measured = 0; measured === 0 || (growth.length > 0 && measured < 2); measured++) {
    const before = await measure();
    const done = await navigate(visit, counted);
    growth = growthOf(before, await measure());
    if (done === counted) visit.fired(`${warmUp + counted} navigations`);
  }
  visit.complaints.push(...growth);
}

interface Memory {
  usedSize: number;
  jsEventListeners: number;
  nodes: number;
}

/** What has grown with the navigations: one listener in four of them, or one node in two, is noise. */
function growthOf(before: Memory, after: Memory): string[] {
  const bytes = (after.usedSize - before.usedSize) / counted;
  const listeners = after.jsEventListeners - before.jsEventListeners;
  const nodes = after.nodes - before.nodes;
  return [
    ...(bytes > mostBytesPerNavigation ? [`${Math.round(bytes)} bytes more for each navigation`] : []),
    ...(listeners > counted / 4 ? [`${listeners} listeners more after ${counted} navigations`] : []),
    ...(nodes > counted / 2 ? [`${nodes} nodes more after ${counted} navigations`] : []),
  ];
}

export const navigationFaults: readonly Fault[] = [
  {
    id: 'FLT-37',
    title: 'target of the last page refuses: app not installed, scheme blocked',
    mustHold: 'the visitor has another way on',
    notIn: { login: noLink, 'one-tap': noLink, question: noLink, valuation: noLink },
    cases: () => [{ name: 'refused', shows: 'end', ended: refusedTarget }],
  },
  {
    id: 'FLT-39',
    title: '200 navigations in one document',
    mustHold: 'memory does not grow: less than 5 KB for each, no listeners, no nodes',
    cases: () => [{ name: '200', before: manyNavigations, shows: 'end' }],
  },
];
