import type { Page } from 'playwright-core';

/**
 * Resolves once every timer of at most `ms` that the page has set by now has fired. It is a timer of the page itself,
 * so a busy machine delays it as much as those of the app: what has not happened by then does not happen.
 */
export const timersFired = (page: Page, ms: number): Promise<void> =>
  page.evaluate((delay) => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve), delay)), ms);

/** Resolves once no animation runs any more; endless animations are ignored. */
export const animationsFinished = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
