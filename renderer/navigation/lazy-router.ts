import { makeAutoObservable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { nextTask } from '../loading/next-task.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import type { Address } from './navigation-controller.ts';

/** The router, started; made by `startRouter`. */
export interface StartedRouter {
  /** What it shows. */
  Pages: ComponentType;
  /** Decides about the place where the visitor is and loads its page. */
  load(): Promise<void>;
  /** @param replace - left out: where the page that is left is done with */
  goTo(to: Address, replace?: boolean): Promise<void>;
  /** Its name of the history's entry that it shows. */
  entry(): string | undefined;
}

/** Where a document has begun, decided without the router. */
export interface Arrival extends Address {
  route: string;
}

/**
 * The visitor's way from page to page. The page that came with the HTML needs no router to come alive and to be filled
 * in; the router comes once somebody is likely to leave it.
 */
export class LazyRouter {
  /** The page that stands without the router, until that shows another one. */
  first: { route: string; bundle: PageBundle } | null = null;
  /** Set once it has something to show. */
  routed: StartedRouter | null = null;
  /** What the router need not decide again; forgotten once it has begun. */
  arrival: Arrival | null = null;
  readonly #start: () => Promise<StartedRouter>;
  #starting: Promise<StartedRouter> | null = null;
  #isAhead = false;

  /** @param start - loads the router and starts it; asked again after a failure */
  constructor(start: () => Promise<StartedRouter>) {
    this.#start = start;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /**
   * The router, in charge of what is shown from now on. Rejects where it cannot be had; asked again, it tries again.
   * @param ahead - nobody waits for it yet
   */
  router(ahead = false): Promise<StartedRouter> {
    // What was begun for nobody gives up sooner: who waits tries again.
    if (this.#starting && this.#isAhead && !ahead) return this.#starting.catch(() => this.router());
    if (!this.#starting) this.#isAhead = ahead;
    this.#starting ??= this.#begin(ahead).catch((cause: unknown) => {
      this.#starting = null;
      // By its stack renderer/inline-scripts/start-failure-notice.ts recognises a failure of the app's own code.
      throw new Error('the router cannot be had', { cause });
    });
    return this.#starting;
  }

  /** Somebody is likely to go elsewhere. */
  prepare(): void {
    void this.router(true).catch(() => undefined);
  }

  /** Whether the arrival at a route has been decided before the router was there. */
  isDecided(route: string, search: string): boolean {
    return this.arrival?.route === route && this.arrival.search === search;
  }

  async goTo(to: Address, replace?: boolean): Promise<void> {
    return (await this.router()).goTo(to, replace);
  }

  /** The router shows another page than the first one. */
  leaveFirst(): void {
    this.first = null;
  }

  async #begin(ahead: boolean): Promise<StartedRouter> {
    const routed = await importWithRetry(this.#start, ahead);
    // A page that nobody sees yet is shown by the router from the start, its loading as well.
    if (this.first) {
      await nextTask();
      await routed.load();
    }
    runInAction(() => {
      this.routed = routed;
    });
    return routed;
  }
}
