const nothing = () => undefined;

/** What is known of the phone of a visitor for whom a page is rendered. */
export interface StaticPhone {
  userAgent?: string;
  /** Values of its local storage, by key. */
  stored?: Readonly<Record<string, string>>;
}

/** The parts of a window that a visit uses, for rendering without a browser: by default a new phone without storage. */
export function staticWindow(path: string, { userAgent = '', stored }: StaticPhone = {}): Window {
  const origin = 'https://prerender.invalid';
  const view = {
    location: { origin, href: origin + path, pathname: path, search: '', hash: '', assign: nothing },
    history: { state: null, replaceState: nothing, pushState: nothing, go: nothing, back: nothing },
    navigator: { userAgent },
    document: { readyState: 'loading', referrer: '', addEventListener: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
    ...(stored && {
      localStorage: { getItem: (key: string) => stored[key] ?? null, setItem: nothing, removeItem: nothing },
    }),
  };
  return view as unknown as Window;
}
