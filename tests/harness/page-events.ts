import type { Page } from 'playwright-core';

/**
 * Resolves once every timer of at most `ms` that the page has set by now has fired. It is a timer of the page itself,
 * so a busy machine delays it as much as those of the app: what has not happened by then does not happen.
 */
export const timersFired = (page: Page, ms: number): Promise<void> =>
  page.evaluate((delay) => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve), delay)), ms);

/**
 * Resolves once no animation runs any more; endless animations are ignored. Their states are polled: the promise of a
 * transition was seen to stay pending in Chromium where all elements inherited a new font size.
 */
export const animationsFinished = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    while (ending.some(({ playState }) => playState === 'running'))
      await new Promise((resolve) => setTimeout(resolve, 16));
  });
