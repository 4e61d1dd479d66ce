import type { Browser } from 'playwright-core';
import type { Build } from './builds.ts';
import type { ServedResponse } from './https-origin.ts';
import { blockingTime, observePaints } from './paint-observer.ts';
import { runScriptedVisitor, type ScriptedVisit, sessionKeys, type TypedLogin } from './scripted-visitor.ts';
import { heapOf, openSlowPhone, type SlowPhone } from './slow-phone.ts';

/** Measurements of a landing page by name, in milliseconds, bytes or MB. */
export type LandingFigures = Record<
  | 'first paint'
  | 'largest paint'
  | 'blocking'
  | 'blocking from the start'
  | 'shift'
  | 'JS bytes'
  | 'HTML bytes'
  | 'all bytes'
  | 'heap MB'
  | 'second page'
  | 'usable'
  | 'login call',
  number
>;

const msOfQuiet = 1500;
const msUntilFailed = 30_000;

/** A new number for each visit: the sandbox sends one code per number and minute. */
const someone = (): TypedLogin => ({
  phone: `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  code: '246810',
});

const bytesOf = (taken: readonly ServedResponse[], type?: RegExp): number =>
  taken.filter((one) => type === undefined || type.test(one.type)).reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens the landing page with these scripts injected first. */
async function open(phone: SlowPhone, build: Build, typed: TypedLogin, impatient: boolean): Promise<void> {
  const { page } = phone;
  await page.addInitScript(observePaints);
  await page.addInitScript(runScriptedVisitor, {
    selectors: build.selectors,
    typed,
    impatient,
    names: sessionKeys,
  });
  build.origin.taken();
  await page.goto(build.origin.address + build.landing, { waitUntil: 'commit' });
}

/** A patient visitor waits for the page to load, types, then presses; measures everything except `usable`. */
export async function measurePatientVisit(browser: Browser, build: Build) {
  const phone = await openSlowPhone(browser, true);
  const { page, context } = phone;
  try {
    await open(phone, build, someone(), false);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(msOfQuiet);
    const paints = await page.evaluate(() => window.benchPaints);
    const taken = build.origin.taken();
    const heap = await heapOf(phone);
    await page.evaluate(() => window.benchFill());
    // Time for the chunks that a page loads while the visitor types.
    await page.waitForTimeout(msOfQuiet);
    const tapped = await page.evaluate(() => {
      const at = performance.timeOrigin + performance.now();
      window.benchPress();
      return at;
    });
    const seen = Number(await sessionEntry(phone, sessionKeys.seen));
    return {
      'first paint': paints.firstPaint,
      'largest paint': paints.largestPaint,
      blocking: blockingTime(paints, paints.firstPaint),
      'blocking from the start': blockingTime(paints, 0),
      shift: paints.shift,
      'JS bytes': bytesOf(taken, /javascript/),
      'HTML bytes': bytesOf(taken, /html/),
      'all bytes': bytesOf(taken),
      'heap MB': heap,
      'second page': seen - tapped,
    };
  } finally {
    await context.close();
  }
}

/** Waits for a session storage entry of the page. @throws Error when it does not appear in time */
async function sessionEntry({ page }: SlowPhone, name: string): Promise<string> {
  const until = Date.now() + msUntilFailed;
  while (Date.now() < until) {
    // No document can be evaluated during a navigation.
    const value = await page.evaluate((key) => sessionStorage.getItem(key), name).catch(() => null);
    if (value !== null) return value;
    await page.waitForTimeout(50);
  }
  throw new Error(`${page.url()}: no ${name} in ${msUntilFailed} ms`);
}

/** An impatient visitor fills in and presses every 50 ms from the start. @throws Error when no login call is sent */
export async function measureImpatientVisit(browser: Browser, build: Build) {
  const phone = await openSlowPhone(browser, true);
  try {
    await open(phone, build, someone(), true);
    const visit: ScriptedVisit = JSON.parse(await sessionEntry(phone, sessionKeys.visit));
    const { pressedAt, sentAt } = visit;
    if (pressedAt === null || sentAt === null)
      throw new Error(`${build.name}: a time is missing after the press`);
    return { usable: pressedAt, 'login call': sentAt };
  } finally {
    await phone.context.close();
  }
}
