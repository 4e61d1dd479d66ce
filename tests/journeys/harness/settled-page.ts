import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/**
 * Every block is loaded, with its data: the last one is there (a failed page has none), and no placeholder is left.
 * @param last - what the last block of the page is: the footer, on the pages of the loan product
 */
export async function settled(page: Page, last = 'footer'): Promise<void> {
  await page.locator(`main:visible ${last}, main:not([data-page])`).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [data-coming]'));
  await page.waitForLoadState('load');
}

export async function expectNoSideScroll(visitor: Visitor, what: string): Promise<void> {
  for (const width of [320, 390, 430]) {
    await visitor.page.setViewportSize({ width, height: 844 });
    const { scroll, inner } = await visitor.page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      inner: window.innerWidth,
    }));
    expect(scroll, `${what} at ${width}`).toBeLessThanOrEqual(width);
    expect(inner, `${what} at ${width}`).toBe(width);
  }
}
