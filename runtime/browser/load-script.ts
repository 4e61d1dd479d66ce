import { withDeadline } from './with-deadline.ts';

export interface ScriptOptions {
  /** Address; without `crossorigin`, because providers do not send the headers that it asks for. */
  src: string;
  /** False runs it in the order in which such scripts were asked for. */
  async?: boolean;
  /** How long it may take to load, milliseconds. */
  timeoutMs?: number;
}

/** Scripts that were asked for, by document and address: a tracker that runs twice counts twice. */
const requestedScripts = new WeakMap<Document, Map<string, Promise<boolean>>>();

/**
 * Puts a script of somebody else into the page, once, and tells whether it has run. Never rejects: false
 * where it is blocked, fails, or takes too long; asked again, one that failed is loaded anew and one that was
 * slow is waited for.
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
