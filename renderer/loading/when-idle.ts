/** Nobody waits for what comes then, but it should not wait for ever either, milliseconds. */
const longestMs = 300;
/** Safari tells nobody when it is idle. */
const pauseMs = 50;

/** Resolves once the browser has nothing more urgent to do: what a press has led to leaves first. */
export const whenIdle = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in view) view.requestIdleCallback(() => resolve(), { timeout: longestMs });
    else (view as Window).setTimeout(resolve, pauseMs);
  });
