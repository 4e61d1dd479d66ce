import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Elements wider than the screen, except those that scroll horizontally on purpose. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter((one) => one.getBoundingClientRect().right > width + 1 && !scrolls(one.parentElement))
      .filter((one) => !one.closest('svg') && !scrolls(one))
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30)}`);
  });
}

/** The page fits a screen 320 px wide. */
export async function expectToFit(visitor: Visitor, what: string): Promise<void> {
  const { page } = visitor;
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths, what).toEqual([320, 320]);
  expect(await tooWide(page), what).toEqual([]);
}

/** Waits for the last block, and for the data of the blocks. */
export async function blocksLoaded({ page }: Visitor): Promise<void> {
  await page.locator('main footer').waitFor();
  await page.waitForFunction(() => !document.querySelector('main [data-coming]'));
}
