import { withDeadline } from './with-deadline.ts';

export interface ScriptOptions {
  /** Address; without `crossorigin`, because providers do not send the headers that it requires. */
  src: string;
  /** False executes it in the order in which such scripts were added. */
  async?: boolean;
  /** How long it may take to load, milliseconds. */
  timeoutMs?: number;
}

/** Requested scripts, by document and address: a tracker that runs twice counts twice. */
const requestedScripts = new WeakMap<Document, Map<string, Promise<boolean>>>();

/**
 * Adds a third-party script to the page, once, and returns whether it has run. Never rejects: false if it is blocked,
 * fails or takes too long. A second call loads a failed script again and waits for a slow one.
 */
export function loadScript(
  view: Window,
  { src, async = true, timeoutMs = 5000 }: ScriptOptions,
): Promise<boolean> {
  const { document } = view;
  const scripts = requestedScripts.get(document) ?? new Map<string, Promise<boolean>>();
  requestedScripts.set(document, scripts);
  const loading = scripts.get(src) ?? append(document, src, async).catch(() => false);
  scripts.set(src, loading);
  void loading.then((loaded) => {
    if (!loaded && scripts.get(src) === loading) scripts.delete(src);
  });
  return withDeadline(loading, timeoutMs, () => false);
}

function append(document: Document, src: string, async: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = async;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
}
