/** Longest wait for an idle moment, ms: an endless animation must not keep the trackers away for good. */
const mostMsForIdle = 3000;

/** Resolves when the page is loaded and idle. */
export async function whenInteractive(view: Window): Promise<void> {
  if (view.document.readyState !== 'complete') {
    await new Promise<void>((resolve) => {
      view.addEventListener('load', () => resolve(), { once: true });
    });
  }
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof view.requestIdleCallback === 'function') {
      view.requestIdleCallback(() => resolve(), { timeout: mostMsForIdle });
    } else setTimeout(resolve, 200);
  });
}
