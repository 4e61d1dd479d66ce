import type { PastPlanResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { Thread } from './live-analysis.ts';

interface Running {
  commit: string;
  /** Null where it was cancelled. */
  plan: Promise<PastPlanResponse | null>;
}

/** Plans of past saves, in a thread of their own: one at a time, and it can be cancelled. */
export class PastPlans {
  readonly #thread: Thread;
  #running: Running | null = null;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  /** Cancels that of another save. @returns null where it was cancelled */
  async planOf(revision: DraftRevision, commit: string): Promise<PastPlanResponse | null> {
    if (this.#running && this.#running.commit !== commit) await this.cancel();
    // Somebody else may have asked while that one was ending.
    if (this.#running) return this.#running.plan;
    const plan = this.#thread.ask(revision, { ask: 'pastPlan', commit });
    const running: Running = {
      commit,
      plan: plan
        .catch((error: Error) => {
          if (this.#running === running) throw error;
          return null;
        })
        .finally(() => {
          if (this.#running === running) this.#running = null;
        }),
    };
    this.#running = running;
    return running.plan;
  }

  async cancel(): Promise<void> {
    if (!this.#running) return;
    this.#running = null;
    await this.#thread.close();
  }

  close(): Promise<void> {
    this.#running = null;
    return this.#thread.close();
  }
}
