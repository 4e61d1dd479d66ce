import type { FrameLocator, Page } from 'playwright-core';

/**
 * The page in the console's phone. A page that is still loading beneath the previous one is not found: nobody sees it, and
 * the frame that shows it changes its place at the moment when it is there.
 */
export const phoneOf = (page: Page, side: '草稿' | '磁盘' = '草稿'): FrameLocator =>
  page.frameLocator(`iframe[title="手机：${side}"]:not([data-coming])`);
