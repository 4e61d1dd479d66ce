import type { TrialPlanResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { SingleTask } from './single-task.ts';

/** Plans of edits that are not made yet. */
export class TrialPlans extends SingleTask<TrialPlanResponse> {
  #count = 0;

  /** Cancels that of other edits. @returns null where it was cancelled */
  planOf(revision: DraftRevision, overlay: ReadonlyMap<string, string>): Promise<TrialPlanResponse | null> {
    this.#count += 1;
    return this.run(`${this.#count}`, (thread) => thread.ask(revision, { ask: 'trialPlan', overlay }));
  }
}
