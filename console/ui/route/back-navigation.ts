/** Marks every visited history entry of the tab: an entry without it is new. */
const visitedMark = 'funnel-seen';

let isBack = false;

/** Whether the current history entry was reached by Back or Forward, and not by a link. */
export const isBackNavigation = (): boolean => isBack;

/** Distinguishes them from now on; to be called before other listeners, which read the result. */
export function watchBackNavigation(): void {
  history.replaceState(visitedMark, '');
  addEventListener('hashchange', () => {
    isBack = history.state === visitedMark;
    if (!isBack) history.replaceState(visitedMark, '');
  });
}
