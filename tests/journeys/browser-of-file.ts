import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launch } from '../browser.ts';
import { type Before, Visitor } from './visitor.ts';

/** One browser for the tests of a file; a visitor that arrives in a test leaves when it ends. */
export function useVisitors(): { arrive: (before?: Before) => Promise<Visitor>; browser: () => Browser } {
  let browser: Browser;
  let here: Visitor[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(here.map((visitor) => visitor.leave()));
    here = [];
  });
  afterAll(() => browser.close());
  const arrive = async (before?: Before) => {
    const visitor = await Visitor.arrive(browser, inject('port'), before);
    here.push(visitor);
    return visitor;
  };
  return { arrive, browser: () => browser };
}
