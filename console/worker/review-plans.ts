import type { CommitsPlan } from '../analysis/commits-plan.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { SingleTask } from './single-task.ts';

/** Plans of reviews: on top of the disk, or, where the disk is older than a review, on top of what it began from. */
export class ReviewPlans extends SingleTask<CommitsPlan> {
  /** Cancels that of another review. @returns null where it was cancelled */
  planOf(revision: DraftRevision, review: string): Promise<CommitsPlan | null> {
    return this.run(review, (thread) => thread.ask(revision, { ask: 'plan', against: 'disk' }));
  }

  /** The same of a review alone, against the commit that it began from. */
  ownPlanOf(
    revision: DraftRevision,
    { base, commit }: { base: string; commit: string },
  ): Promise<CommitsPlan | null> {
    return this.run(commit, (thread) => thread.ask(revision, { ask: 'commitsPlan', base, commit }));
  }
}
