import type { ApiClient, KnownLead } from '../../../runtime/effects/index.ts';
import { SafeStorage, type Session, startSession } from '../../../runtime/effects/index.ts';
import type { ApiResult, Site } from '../../../runtime/index.ts';
import { fakeView, MemoryStorage } from '../../runtime/fake-window.ts';

type Claim<T> = (lock: object | null) => Promise<T>;

/** Locks that the tabs of a phone share; a killed tab releases its own. */
class FakeLocks {
  readonly #held = new Map<string, object>();
  #waiting: (() => void)[] = [];

  async request<T>(tab: object, name: string, work: () => Promise<T>): Promise<T> {
    while (this.#held.has(name)) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    this.#held.set(name, tab);
    try {
      return await work();
    } finally {
      if (this.#held.get(name) === tab) this.#release(name);
    }
  }

  /** Null, as a browser does, where another tab has the lock. */
  async requestIfAvailable<T>(
    tab: object,
    name: string,
    work: (lock: object | null) => Promise<T>,
  ): Promise<T> {
    return this.#held.has(name) ? work(null) : this.request(tab, name, () => work({}));
  }

  kill(tab: object): void {
    for (const [name, holder] of this.#held) if (holder === tab) this.#release(name);
  }

  #release(name: string): void {
    this.#held.delete(name);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }
}

export type Answer = (path: string, payload: Record<string, string>) => Promise<ApiResult>;

/** One tab: a session of its own over the phone's storage. */
export interface Tab {
  session: Session;
  storage: SafeStorage;
  view: Window;
  api: ApiClient;
  reports: number[];
  sendTrackers: () => void;
  leads: Map<string, KnownLead>;
}

/** A phone with tabs that share its storage and its locks, and a server that responds as the test says. */
export class Phone {
  readonly #site: Site;
  readonly #answer: Answer;
  readonly #locks = new FakeLocks();
  readonly local = fakeView().localStorage;

  constructor(site: Site, answer: Answer) {
    this.#site = site;
    this.#answer = answer;
  }

  openTab(search = '', { locks: hasLocks } = { locks: true }): Tab {
    const view = Object.assign(fakeView(search), { localStorage: this.local });
    const locks = {
      request: <T>(name: string, ...[given, claim]: [() => Promise<T>] | [object, () => Promise<T>]) =>
        typeof given === 'function'
          ? this.#locks.request(view, name, async () => (given as () => Promise<T>)())
          : this.#locks.requestIfAvailable(view, name, async (lock) => (claim as Claim<T>)(lock)),
    };
    if (hasLocks) Object.assign(view.navigator, { locks });
    const storage = new SafeStorage(view);
    const session = startSession(this.#site, storage, view);
    const reports: number[] = [];
    const call: ApiClient['call'] = (endpoint, payload) => this.#answer(endpoint?.path ?? '', payload);
    const api = { call } as unknown as ApiClient;
    const leads = new Map<string, KnownLead>();
    return { view, storage, session, api, leads, reports, sendTrackers: () => reports.push(Date.now()) };
  }

  /** Kills the tab without any event. */
  kill({ view }: Tab): void {
    this.#locks.kill(view);
  }

  /** Storage that reports no error and stores nothing. */
  ignoreWrites(): void {
    Object.assign(this.local, { setItem: () => {}, removeItem: () => {} });
  }

  /** A tab to which the writes of the others have not come yet: each process has a copy of the storage. */
  openTabWithOldStorage(): Tab {
    const before = new Map(this.local.map);
    const tab = this.openTab();
    const localStorage = new MemoryStorage();
    for (const [key, value] of before) localStorage.setItem(key, value);
    return { ...tab, storage: new SafeStorage({ ...tab.view, localStorage }) };
  }

  clearStorage(): void {
    this.local.clear();
  }
}
