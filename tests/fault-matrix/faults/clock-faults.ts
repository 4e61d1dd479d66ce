import { fillIn, goOn, open } from '../go-on.ts';
import type { Visit } from '../visit.ts';
import { expectConversions, fromAd } from './conversions.ts';
import type { Fault, FaultCase } from './fault.ts';
import { until } from './main-call.ts';

const day = 86_400_000;
const hour = 3_600_000;
const clocks: readonly [name: string, at: () => number][] = [
  ['a day ahead', () => Date.now() + day],
  ['a day behind', () => Date.now() - day],
  ['in 1970', () => Date.UTC(1970, 0, 2)],
  ['in 2100', () => Date.UTC(2100, 0, 2)],
];

/** Proves that the page's clock is so far from the machine's. */
async function clockDiffers(visit: Visit, leastMs: number): Promise<void> {
  const now = await visit.visitor.page.evaluate(() => Date.now());
  if (Math.abs(now - Date.now()) >= leastMs) visit.fired('the clock of the page differs');
}

/** A stored time of the future counts as expired (FLT-06): one more activation of a channel, not one at each page. */
async function expectFewActivations(visit: Visit): Promise<void> {
  const all = (await visit.visitor.sandboxRun.activations()).map(({ channel }) => channel);
  if (all.length > new Set(all).size + 1)
    visit.complaints.push(`activated again and again: ${all.join(', ')}`);
}

/** A countdown for the next SMS, if there is one, is one of a minute at most. */
async function expectShortCountdown({ visitor, complaints }: Visit): Promise<void> {
  const texts = await visitor.page.getByRole('button', { name: /秒/ }).allInnerTexts();
  for (const text of texts)
    if (Number(/\d+/.exec(text)?.[0] ?? 0) > 60) complaints.push(`countdown: ${text}`);
}

/** Holds the main call until midnight has passed on the phone. */
async function overMidnight(visit: Visit): Promise<void> {
  const { page } = visit.visitor;
  const midnight = Date.parse('2026-11-22T00:00:00+08:00');
  await page.clock.setSystemTime(midnight - 60_000);
  await page.route(
    `**/api${visit.flow.call}`,
    async (route) => {
      const before = await page.evaluate(() => Date.now());
      const response = await route.fetch();
      if (before < midnight) await page.clock.setSystemTime(midnight - 100);
      await until('midnight', async () => (await page.evaluate(() => Date.now())) > midnight);
      if (before < midnight) visit.fired('midnight passed during the call');
      await route.fulfill({ response });
    },
    { times: 1 },
  );
}

/** On this day summer time ends in New York, where it is still the day before while Shanghai begins the next. */
const beforeMidnight = '2026-11-01T23:30:00+08:00';
const afterMidnight = '2026-11-02T00:30:00+08:00';

async function applyOnNextDay(visit: Visit): Promise<void> {
  const { visitor, flow } = visit;
  if (!flow.converts) return;
  await expectConversions(visit, 1);
  await visitor.page.clock.setSystemTime(afterMidnight);
  await visitor.open(visit.address);
  await flow.reachForm?.(visit).catch(() => undefined);
  await visitor.button('重新填写一份').click();
  await visitor.page.locator('form:visible').first().waitFor();
  visit.applications = 2;
  await fillIn(visit);
  await flow.send(visit);
  await goOn(visit, visit.before);
  await expectConversions(visit, 2);
}

export const clockFaults: readonly Fault[] = [
  {
    id: 'FLT-06',
    title: 'clock a day ahead, a day behind, in 1970, in 2100',
    mustHold: 'no expiry lasts for ever: stored times of the future count as expired',
    cases: () =>
      clocks.map(
        ([name, at]): FaultCase => ({
          name,
          before: async (visit) => {
            // Stores times of today, which are in the future or long past after the jump.
            await open(visit);
            await visit.visitor.page.clock.setSystemTime(at());
          },
          start: (visit) => clockDiffers(visit, day - hour),
          typed: expectShortCountdown,
          shows: 'end',
          ended: expectFewActivations,
        }),
      ),
  },
  {
    id: 'FLT-07',
    title: 'clock jumps back by two hours',
    mustHold: 'one more activation at most, a countdown of a minute at most',
    cases: () => [
      {
        name: 'back',
        typed: async (visit) => {
          const { page } = visit.visitor;
          await page.clock.setSystemTime(Date.now() - 2 * hour);
          await clockDiffers(visit, hour);
          // The countdown is drawn every second.
          await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1100)));
          await expectShortCountdown(visit);
        },
        shows: 'end',
        ended: expectFewActivations,
      },
    ],
  },
  {
    id: 'FLT-08',
    title: 'midnight in Shanghai during the press',
    mustHold: 'one conversion for a business day',
    cases: (flow) => [
      {
        name: 'at 23:59:59.9',
        arrival: { query: fromAd },
        typed: overMidnight,
        shows: 'end',
        ended: (visit) => expectConversions(visit, flow.converts ? 1 : 0),
      },
    ],
  },
  {
    id: 'FLT-09',
    title: 'phone in New York on the day on which summer time ends',
    mustHold: 'the day of a conversion is that of Shanghai',
    cases: (flow) => [
      {
        name: 'in New York',
        arrival: { query: fromAd, timeZone: 'America/New_York' },
        before: ({ visitor }) => visitor.page.clock.setSystemTime(beforeMidnight),
        start: async (visit) => {
          const offsets = await visit.visitor.page.evaluate(() =>
            ['2026-11-01T00:00:00Z', '2026-11-01T12:00:00Z'].map((at) => new Date(at).getTimezoneOffset()),
          );
          if (offsets.join() === '240,300') visit.fired('summer time ends on the phone');
        },
        shows: 'end',
        ended: applyOnNextDay,
        conversions: flow.converts ? 2 : 0,
      },
    ],
  },
];
