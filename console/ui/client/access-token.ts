const key = 'funnel-console-token';

const tokenIn = (hash: string): string | undefined => /^#token=([\w-]+)$/.exec(hash)?.[1];

/**
 * The token of this run: taken from the address's fragment the first time, and removed from it so that no bookmark and
 * no screenshot contains it; afterwards from this browser's storage, which other tabs of the console have, too: a link that
 * is opened in a new tab works there. The token of another run opens nothing.
 */
export function readAccessToken(): string {
  const given = tokenIn(location.hash);
  if (given !== undefined) {
    localStorage.setItem(key, given);
    history.replaceState(null, '', `${location.pathname}#/`);
  }
  return given ?? localStorage.getItem(key) ?? '';
}

/**
 * Takes the token of an address that is opened in a page which is already there, as the next address of a console that
 * was started again: the browser only changes the fragment. The page begins anew at the view that it showed. To be called
 * before anything else listens to the fragment.
 */
export function takeTokenOfNextAddress(): void {
  addEventListener('hashchange', (event) => {
    const given = tokenIn(location.hash);
    if (given === undefined) return;
    event.stopImmediatePropagation();
    localStorage.setItem(key, given);
    history.replaceState(null, '', `${location.pathname}${new URL(event.oldURL).hash}`);
    location.reload();
  });
}

/**
 * Begins this page anew where another tab has got the address of the next run: its own token opens nothing any more, and
 * what waits to be sent is in the browser's storage.
 * @param opens - whether a token is that of the run: the other tab may have an old address
 */
export function reloadForNextRun(opens: (token: string) => Promise<unknown>): void {
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed !== key || newValue === null) return;
    opens(newValue).then(
      () => location.reload(),
      () => {},
    );
  });
}
