import type { PlanResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { SingleTask } from './single-task.ts';

/** Plans of reviews on top of the disk. */
export class ReviewPlans extends SingleTask<PlanResponse> {
  /** Cancels that of another review. @returns null where it was cancelled */
  planOf(revision: DraftRevision, review: string): Promise<PlanResponse | null> {
    return this.run(review, (thread) => thread.ask(revision, { ask: 'plan', against: 'disk' }));
  }
}
