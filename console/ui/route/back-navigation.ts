/** In the state of every place of the tab's history that was shown: a place without it is a new one. */
const visitedMark = 'funnel-seen';

let isBack = false;

/** Whether this place was come back to, by the browser's Back or Forward, and not followed to. */
export const isBackNavigation = (): boolean => isBack;

/** Tells them apart from now on; before whatever else listens, so that it is known when it is asked. */
export function watchBackNavigation(): void {
  history.replaceState(visitedMark, '');
  addEventListener('hashchange', () => {
    isBack = history.state === visitedMark;
    if (!isBack) history.replaceState(visitedMark, '');
  });
}
