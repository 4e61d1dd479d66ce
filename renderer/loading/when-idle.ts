/** The longest wait for an idle browser, ms. */
const longestMs = 300;
/** The wait in Safari, which has no requestIdleCallback, ms. */
const pauseMs = 50;

/** Resolves when the browser is idle: the API call of a press leaves first. */
export const whenIdle = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in view) view.requestIdleCallback(() => resolve(), { timeout: longestMs });
    else (view as Window).setTimeout(resolve, pauseMs);
  });
