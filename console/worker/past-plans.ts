import type { PastPlanResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { Thread } from './live-analysis.ts';

/** Plans of past saves, in a thread of their own: one at a time, and it can be cancelled. */
export class PastPlans {
  readonly #thread: Thread;
  #running: { commit: string; plan: Promise<PastPlanResponse | null> } | null = null;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  /** Cancels that of another save. @returns null where it was cancelled */
  async planOf(revision: DraftRevision, commit: string): Promise<PastPlanResponse | null> {
    if (this.#running && this.#running.commit !== commit) await this.cancel();
    this.#running ??= { commit, plan: this.#compute(revision, commit) };
    return this.#running.plan;
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

  async #compute(revision: DraftRevision, commit: string): Promise<PastPlanResponse | null> {
    const isRunning = () => this.#running?.commit === commit;
    try {
      return await this.#thread.ask(revision, { ask: 'pastPlan', commit });
    } catch (error) {
      if (isRunning()) throw error;
      return null;
    } finally {
      if (isRunning()) this.#running = null;
    }
  }
}
