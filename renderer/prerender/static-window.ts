const nothing = () => undefined;

/** As much of a window as a visit is made of, for a page that is rendered where there is none: a new phone, no storage. */
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
