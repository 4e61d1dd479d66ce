import { nativeFetch, type SafeStorage } from '../../runtime/effects/index.ts';
import { stored } from '../../runtime/index.ts';
import { type EmbeddedSite, readEmbeddedSite } from '../site-data/embedded-site.ts';
import { isAtDialogEntry } from '../ui/dialog-history.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Ports {
  embedded: EmbeddedSite;
  storage: SafeStorage;
  view: Window;
  /** Ends what is on the screen, with everything kept that is to be there again. */
  leave: () => void;
}

/** How long the server may take to say what it has now, ms. */
const mostMsToLook = 8000;
/** How long the history may take for a step back, ms. */
const mostMsOfStep = 2000;
/** How long nothing must have been on its way, ms: the answer of a call often leads to the next one. */
const msOfQuiet = 500;

/**
 * A visitor keeps the build and config that they came with, and the files of both are served for a day at least. Where
 * one is gone all the same, and the server has another build or page by now, the page is loaded anew: once for each
 * such other, never while something is being sent (FLT-26).
 */
export class ReloadAfterDeploy {
  readonly #ports: Ports;
  #onItsWay = 0;
  #lastAnswer = 0;
  #leaving = false;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Nothing is loaded anew before this has ended. */
  async after<T>(call: Promise<T>): Promise<T> {
    this.#onItsWay++;
    try {
      return await call;
    } finally {
      this.#onItsWay--;
      this.#lastAnswer = Date.now();
    }
  }

  /**
   * Loads the page anew where that helps.
   * @param page - whose bundle is gone; null: a part of the build
   * @returns false where it does not help: then the visitor has to be told
   */
  async ask(page: string | null): Promise<boolean> {
    if (this.#leaving) return true;
    const late = new Promise<null>((resolve) => setTimeout(resolve, mostMsToLook, null));
    const other = await Promise.race([this.#otherThan(page), late]).catch(() => null);
    if (this.#leaving) return true;
    if (other === null || !this.#mark(other)) return false;
    this.#leaving = true;
    void this.#leave();
    return true;
  }

  /** What the server has now in the place of ours; null where it is the same. */
  async #otherThan(page: string | null): Promise<string | null> {
    const { view, embedded } = this.#ports;
    const answer = await nativeFetch(view.location.href, { cache: 'no-cache' });
    if (!answer.ok) return null;
    const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const now = versionOf(html, readEmbeddedSite(html), page);
    return now === versionOf(view.document, embedded, page) ? null : now;
  }

  /** Without a place where the mark lasts nothing is loaded anew: it could be done for ever. */
  #mark(other: string): boolean {
    const { storage, view } = this.#ports;
    if (storage.read(stored.renewedFor) === other) return false;
    storage.write(stored.renewedFor, other);
    try {
      return view.sessionStorage.getItem(stored.renewedFor.key) === other;
    } catch {
      return false;
    }
  }

  async #leave(): Promise<void> {
    const { leave, view } = this.#ports;
    while (this.#onItsWay > 0 || Math.abs(Date.now() - this.#lastAnswer) < msOfQuiet) await wait(100);
    leave();
    // A dialog that has gone steps back in the history, and that step would end a reload that has begun.
    for (let waited = 0; waited < mostMsOfStep && isAtDialogEntry(view); waited += 50) await wait(50);
    view.location.reload();
  }
}

/** The app's script as an HTML names it, and the bundle of one page. */
function versionOf(html: Document, { pages }: EmbeddedSite, page: string | null): string {
  const script = html.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  return page === null ? script : `${script} ${pages}`;
}
