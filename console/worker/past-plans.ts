import type { PastPlanResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { SingleTask } from './single-task.ts';

/** Plans of past saves. */
export class PastPlans extends SingleTask<PastPlanResponse> {
  /** Cancels that of another save. @returns null where it was cancelled */
  planOf(revision: DraftRevision, commit: string): Promise<PastPlanResponse | null> {
    return this.run(commit, (thread) => thread.ask(revision, { ask: 'pastPlan', commit }));
  }
}
