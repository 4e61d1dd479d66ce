import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch } from '../../harness/browser.ts';
import { type StoredBefore, Visitor } from './visitor.ts';

/** One browser for the tests of a file: `await using visitor = await arrive()` closes the visit when the test ends. */
export function startVisits(): (before?: StoredBefore) => Promise<Visitor> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  return (before) => Visitor.arrive(browser, inject('port'), before);
}
