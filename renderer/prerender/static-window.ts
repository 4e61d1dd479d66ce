const nothing = () => undefined;

/** The parts of a window that a visit uses, for rendering without a browser: a new phone without storage. */
export function staticWindow(path: string): Window {
  const origin = 'https://prerender.invalid';
  const view = {
    location: { origin, href: origin + path, pathname: path, search: '', hash: '', assign: nothing },
    history: { state: null, replaceState: nothing, pushState: nothing, go: nothing, back: nothing },
    navigator: { userAgent: '' },
    document: { readyState: 'loading', referrer: '', addEventListener: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  return view as unknown as Window;
}
