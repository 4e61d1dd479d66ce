import { nativeFetch, type SafeStorage } from '../../runtime/effects/index.ts';
import { stored } from '../../runtime/index.ts';
import { type EmbeddedSite, readEmbeddedSite } from '../site-data/embedded-site.ts';
import { isAtDialogEntry } from '../ui/dialog-history.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Ports {
  embedded: EmbeddedSite;
  storage: SafeStorage;
  view: Window;
  /** Unmounts the app, after which the answers to be restored have been stored. */
  leave: () => void;
}

/** How long the server may take to answer with its current HTML, ms. */
const mostMsToLook = 8000;
/** How long the history may take for a step back, ms. */
const mostMsOfStep = 2000;
/** How long no API call must have been pending, ms: a response often leads to the next call. */
const msOfQuiet = 500;

/**
 * Reloads the page after a deploy. A visit goes on with the build and config that it began with, whose files are served
 * for a day at least. If a file is missing all the same and the server has another build or page by now, the page is
 * reloaded: once for each new version, and never while an API call is pending (FLT-26).
 */
export interface ReloadAfterDeploy {
  /** No reload happens before the call has ended. */
  after<T>(call: Promise<T>): Promise<T>;
  /**
   * Reloads the page if the server has another version; and once where it has this one, and a chunk fails again after a
   * press although the server answers: Chromium never asks again for what a chunk imports and a bad network has lost.
   * @param page - whose bundle is missing; null: a chunk of the build
   * @param isShown - a view lacks its chunk; a call that lacks its own is told so beside its button
   * @returns false if a reload would not help: then the error has to be shown
   */
  ask(page: string | null, isShown?: boolean): Promise<boolean>;
}

/** A closure and no class: the landing page contains it, and only local names are shortened. */
export function reloadAfterDeploy({ embedded, storage, view, leave }: Ports): ReloadAfterDeploy {
  let onItsWay = 0;
  let lastAnswer = 0;
  let leaving = false;
  /**
   * Whether the visitor has pressed something since a chunk could not be loaded although the server answered with the
   * version of this document; null before. One page asks for a chunk several times, and they all fail at once.
   */
  let pressed: boolean | null = null;

  /** The version for which a reload may help; null if none does, or not yet. */
  async function otherThan(page: string | null, isShown: boolean): Promise<string | null> {
    const answer = await nativeFetch(view.location.href, { cache: 'no-cache' });
    if (!answer.ok) return null;
    // Chromium applies the Content-Security-Policy of this document, which forbids the styles of another page.
    const text = (await answer.text()).replace(/<style>.*?<\/style>/gs, '');
    const html = new DOMParser().parseFromString(text, 'text/html');
    const now = versionOf(html, readEmbeddedSite(html), page);
    if (now !== versionOf(view.document, embedded, page)) return now;
    if (isShown && pressed) return `${now} again`;
    if (isShown && pressed === null) {
      pressed = false;
      const note = () => {
        pressed = true;
      };
      view.addEventListener('click', note, { capture: true, once: true });
    }
    return null;
  }

  /** Notes the version in the session storage. Without storage there is no reload: it could repeat for ever. */
  function mark(other: string): boolean {
    if (storage.read(stored.renewedFor) === other) return false;
    storage.write(stored.renewedFor, other);
    try {
      return view.sessionStorage.getItem(stored.renewedFor.key) === other;
    } catch {
      return false;
    }
  }

  async function leavePage(): Promise<void> {
    while (onItsWay > 0 || Math.abs(Date.now() - lastAnswer) < msOfQuiet) await wait(100);
    leave();
    // A closing dialog goes back one step in the history, which would cancel a reload that has begun.
    for (let waited = 0; waited < mostMsOfStep && isAtDialogEntry(view); waited += 50) await wait(50);
    view.location.reload();
  }

  return {
    after: async (call) => {
      onItsWay++;
      try {
        return await call;
      } finally {
        onItsWay--;
        lastAnswer = Date.now();
      }
    },
    ask: async (page, isShown = false) => {
      if (leaving) return true;
      // WebKit keeps the failure of a file that was preloaded, beyond a reload, until the file is fetched otherwise.
      for (const { href } of view.document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]'))
        nativeFetch(href).catch(() => undefined);
      const late = new Promise<null>((resolve) => setTimeout(resolve, mostMsToLook, null));
      const other = await Promise.race([otherThan(page, isShown), late]).catch(() => null);
      if (leaving) return true;
      if (other === null || !mark(other)) return false;
      leaving = true;
      void leavePage();
      return true;
    },
  };
}

/** The app's script as an HTML names it, and the bundle of one page. */
function versionOf(html: Document, { pages }: EmbeddedSite, page: string | null): string {
  const script = html.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  return page === null ? script : `${script} ${pages}`;
}
