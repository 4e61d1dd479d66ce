import { useSyncExternalStore } from 'react';

/** The route of the page: `#/channels/5265?at=…`. */
export interface Route {
  /** `['channels', '5265']`; empty for the first view. */
  path: string[];
  query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  return { path: parts.map(decode), query: new URLSearchParams(query) };
}

/** A half-typed escape is taken literally. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The fragment of a route: `hrefOf(['files', 'channels.json'], { at: '/channels/5265' })`. */
export function hrefOf(path: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search && `?${search}`}`;
}

/** The name of the current view, without its parameters. */
export const currentView = (): string => readRoute(location.hash).path.slice(0, 3).join('/');

export const navigate = (href: string): void => {
  location.hash = href;
};

const onHash = (describe: () => void) => {
  addEventListener('hashchange', describe);
  return () => removeEventListener('hashchange', describe);
};

let shown: Route | undefined;
const read = (): Route => {
  shown = readRoute(location.hash);
  return shown;
};

/**
 * The route that the views show. It follows the address only after the browser's event: a view that renders in between,
 * for another reason, would not know yet whether the navigation was a Back.
 */
export function currentRoute(): Route {
  if (shown) return shown;
  addEventListener('hashchange', read);
  return read();
}

export const useRoute = (): Route => useSyncExternalStore(onHash, currentRoute);
