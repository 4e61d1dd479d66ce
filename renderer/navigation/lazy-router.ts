import { makeAutoObservable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { nextTask } from '../loading/next-task.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import type { Address } from './navigation-controller.ts';

/** A started router (`startRouter`). */
export interface StartedRouter {
  /** Renders its pages. */
  Pages: ComponentType;
  /** Resolves the current address and loads its page. */
  load(): Promise<void>;
  /** @param replace - by default: if the page that is left has been finished */
  goTo(to: Address, replace?: boolean): Promise<void>;
  /** Its key of the current history entry. */
  entry(): string | undefined;
}

/** The route at which a document arrived, decided without the router. */
export interface Arrival extends Address {
  route: string;
}

/**
 * Navigation between pages. The prerendered page is hydrated and filled in without the router, which is loaded when the
 * visitor is likely to leave that page.
 */
export class LazyRouter {
  /** The page that is shown without the router, until the router shows another one. */
  first: { route: string; bundle: PageBundle } | null = null;
  /** Set when the router has a page to show. */
  routed: StartedRouter | null = null;
  /** The decided arrival, which the router does not decide again; cleared when it has started. */
  arrival: Arrival | null = null;
  private readonly start: () => Promise<StartedRouter>;
  private starting: Promise<StartedRouter> | null = null;
  private isAhead = false;

  /** @param start - loads the router and starts it; called again after a failure */
  constructor(start: () => Promise<StartedRouter>) {
    this.start = start;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /**
   * Starts the router, which from now on decides what is shown. Rejects if it cannot be loaded; the next call retries.
   * @param ahead - a prefetch: nothing waits for it yet
   */
  router(ahead = false): Promise<StartedRouter> {
    // A prefetch gives up sooner, without a reload: then the call that waits tries again.
    if (this.starting && this.isAhead && !ahead) return this.starting.catch(() => this.router());
    if (!this.starting) this.isAhead = ahead;
    this.starting ??= this.begin(ahead).catch((cause: unknown) => {
      this.starting = null;
      // By its stack renderer/inline-scripts/start-failure-notice.ts recognises a failure of the app's own code.
      throw new Error('the router cannot be had', { cause });
    });
    return this.starting;
  }

  /** Prefetches the router: the visitor is likely to leave the page. */
  prepare(): void {
    void this.router(true).catch(() => undefined);
  }

  /** Whether the arrival at a route was decided before the router started. */
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

  private async begin(ahead: boolean): Promise<StartedRouter> {
    const routed = await importWithRetry(this.start, ahead);
    // Without a first page the router shows its own loading state at once.
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
