const key = 'funnel-console-token';

/**
 * The token of this run: from the address's fragment the first time, which is then taken out of the address so that it
 * is in no bookmark and no screenshot; afterwards from the tab's own storage.
 */
export function readAccessToken(): string {
  const given = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(key, given);
    history.replaceState(null, '', `${location.pathname}#/`);
  }
  return given ?? sessionStorage.getItem(key) ?? '';
}
