import type { DocumentAnswers } from './answer-oracle.ts';
import { runIn, settle } from './browser-globals.ts';
import type { StorageArea } from './fake-storage.ts';
import type { FormScreen } from './form-screen.ts';

type Listener = (event: unknown) => void;

/** What a document gets from the phone that shows it. */
export interface Surroundings {
  id: number;
  search: string;
  local: StorageArea;
  session: StorageArea;
  /** Null: the browser has none. */
  locks: ((document: FakeDocument) => LockManager) | null;
  send(document: FakeDocument, request: Request | string): Promise<Response>;
  changed(document: FakeDocument, area: StorageArea, key: string | null): void;
  /** The document asks to be loaded again, or to go to the start page. */
  leave(document: FakeDocument, isReload: boolean): void;
}

const origin = 'https://m.example';

/** A document of a tab: the window that the client sees, and what the model knows of it. */
export class FakeDocument {
  isAlive = true;
  readonly id: number;
  readonly view: Window;
  readonly #send: Surroundings['send'];
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The form on the screen; null on other pages. */
  screen: FormScreen | null = null;
  answers: DocumentAnswers | null = null;

  constructor(given: Surroundings) {
    this.id = given.id;
    this.#send = given.send;
    this.view = this.#viewOf(given) as unknown as Window;
  }

  fetch = (request: Request | string): Promise<Response> => this.#send(this, request);

  async dispatch(type: string, event: object = {}): Promise<void> {
    runIn(this, () => {
      for (const listen of [...(this.#listeners.get(type) ?? [])]) listen({ type, ...event });
    });
    await settle();
  }

  #viewOf(given: Surroundings) {
    const { search, local, session, changed, leave } = given;
    const areaOf = (area: StorageArea) => {
      const storage = area.view((key) => changed(this, area, key));
      return () => {
        if (area.mode === 'throwing') throw new DOMException('denied', 'SecurityError');
        return storage;
      };
    };
    const events = {
      addEventListener: (type: string, listen: Listener) => {
        const all = this.#listeners.get(type) ?? new Set();
        this.#listeners.set(type, all.add(listen));
      },
      removeEventListener: (type: string, listen: Listener) => this.#listeners.get(type)?.delete(listen),
    };
    const location = {
      search,
      origin,
      pathname: '/form-package',
      hash: '',
      href: `${origin}/form-package${search}`,
      assign: () => leave(this, false),
      reload: () => leave(this, true),
    };
    const replaceState = (_state: unknown, _title: string, address: string) => {
      const url = new URL(address, origin);
      Object.assign(location, { search: url.search, href: url.href });
    };
    const view = {
      ...events,
      location,
      history: { state: null, replaceState },
      navigator: {
        userAgent: 'Mozilla/5.0 (Linux; Android 12)',
        ...(given.locks && { locks: given.locks(this) }),
      },
      document: {
        ...events,
        referrer: '',
        // Never complete: the activation of channels and the trackers have tests of their own.
        readyState: 'loading',
        visibilityState: 'visible',
        getElementById: () => null,
        querySelector: () => ({ getAttribute: () => 'v1' }),
      },
      setTimeout: (run: () => void, ms: number) => globalThis.setTimeout(run, ms),
      clearTimeout: (id: number) => globalThis.clearTimeout(id),
    };
    Object.defineProperty(view, 'localStorage', { get: areaOf(local) });
    Object.defineProperty(view, 'sessionStorage', { get: areaOf(session) });
    return view;
  }
}
