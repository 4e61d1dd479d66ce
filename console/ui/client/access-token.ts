const key = 'funnel-console-token';

/**
 * The token of this run: taken from the address's fragment the first time, and removed from it so that no bookmark and
 * no screenshot contains it; afterwards from session storage.
 */
export function readAccessToken(): string {
  const given = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(key, given);
    history.replaceState(null, '', `${location.pathname}#/`);
  }
  return given ?? sessionStorage.getItem(key) ?? '';
}
