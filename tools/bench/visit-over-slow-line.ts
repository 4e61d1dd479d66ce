import type { Browser } from 'playwright-core';
import { watchPaints } from './paint-observer.ts';
import { kept, type Places, playVisitor, type Visit } from './scripted-visitor.ts';
import { takePhone } from './slow-phone.ts';

const typed = { phone: '13800000000', code: '246810' };
const msUntilFailed = 30_000;

/**
 * An impatient visitor of a page over a line that is slow itself: nothing of the network is emulated. The login call
 * need not be answered.
 * @returns milliseconds from when the HTML was asked for, connections made
 * @throws Error where no login call leaves
 */
export async function visitOverLine(browser: Browser, address: string, places: Places) {
  const { page, context } = await takePhone(browser, false);
  try {
    await page.addInitScript(watchPaints);
    await page.addInitScript(playVisitor, { places, typed, impatient: true, names: kept });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((name) => sessionStorage.getItem(name) !== null, kept.visit, {
      polling: 50,
      timeout: msUntilFailed,
    });
    const { paints, visit, asked, html } = await page.evaluate((name) => {
      const [{ requestStart, responseEnd } = { requestStart: 0, responseEnd: 0 }] =
        performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        paints: window.benchPaints,
        visit: JSON.parse(sessionStorage.getItem(name) ?? 'null') as Visit,
        asked: requestStart,
        html: responseEnd,
      };
    }, kept.visit);
    return {
      'first paint': paints.firstPaint - asked,
      usable: (visit.pressedAt ?? Number.NaN) - asked,
      'login call': (visit.sentAt ?? Number.NaN) - asked,
      'last byte of the HTML': html - asked,
    };
  } finally {
    await context.close();
  }
}
