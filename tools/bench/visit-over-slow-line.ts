import type { Browser } from 'playwright-core';
import { observePaints } from './paint-observer.ts';
import {
  type PageSelectors,
  runScriptedVisitor,
  type ScriptedVisit,
  sessionKeys,
} from './scripted-visitor.ts';
import { openSlowPhone } from './slow-phone.ts';

const typed = { phone: '13800000000', code: '246810' };
const msUntilFailed = 30_000;

/**
 * An impatient visitor over the slow line of slow-line.ts, without DevTools network emulation. The login call needs no
 * response.
 * @returns milliseconds since the HTML request, on warm connections
 * @throws Error when no login call is sent
 */
export async function visitOverSlowLine(browser: Browser, address: string, selectors: PageSelectors) {
  const { page, context } = await openSlowPhone(browser, false);
  try {
    await page.addInitScript(observePaints);
    await page.addInitScript(runScriptedVisitor, { selectors, typed, impatient: true, names: sessionKeys });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((name) => sessionStorage.getItem(name) !== null, sessionKeys.visit, {
      polling: 50,
      timeout: msUntilFailed,
    });
    const { paints, visit, asked, html } = await page.evaluate((name) => {
      const [{ requestStart, responseEnd } = { requestStart: 0, responseEnd: 0 }] =
        performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        paints: window.benchPaints,
        visit: JSON.parse(sessionStorage.getItem(name) ?? 'null') as ScriptedVisit,
        asked: requestStart,
        html: responseEnd,
      };
    }, sessionKeys.visit);
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
