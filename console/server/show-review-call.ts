import type { CommitsPlan } from '../analysis/commits-plan.ts';
import type { ReviewPlanResponse, ShowReviewResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { type MergedReview, overlayOf } from '../review/merge-review.ts';
import type { KnownReview } from '../review/read-reviews.ts';
import { lackedBy, reviewOverDisk, stagePictures } from './named-review.ts';
import type { OpsConsole } from './ops-console.ts';
import { collides, refusal } from './review-refusals.ts';

/** The config on the disk with the review, for a plan and the phones. */
async function revisionWith(
  console: OpsConsole,
  review: KnownReview,
): Promise<{ merged: MergedReview; revision: DraftRevision }> {
  const { pictures, revision } = console;
  const merged = await reviewOverDisk(console, review);
  stagePictures(pictures, merged);
  return {
    merged,
    // Its own version: a thread keeps what it has read by that.
    revision: { ...revision, version: -Date.now(), overlay: overlayOf(merged), pictures: pictures.paths },
  };
}

/** Whom a review reaches; without a plan where it cannot be merged. */
export async function planReview(console: OpsConsole, review: KnownReview): Promise<ReviewPlanResponse> {
  const { dir, reviewPlans } = console;
  const lacks = await lackedBy(dir, review);
  // What an older clone lacks is none of the review's.
  if (lacks > 0) return planned(await reviewPlans.ownPlanOf(console.revision, review), [], lacks);
  const { merged, revision } = await revisionWith(console, review);
  const { conflicts } = merged;
  if (conflicts.length > 0)
    return { plan: null, unavailable: collides, witnesses: {}, ms: 0, conflicts, lacks };
  return planned(await reviewPlans.planOf(revision, review.commit), conflicts, lacks);
}

function planned(
  found: CommitsPlan | null,
  conflicts: ReviewPlanResponse['conflicts'],
  lacks: number,
): ReviewPlanResponse {
  if (!found) throw refusal('stale', { zh: '已取消计算影响', en: 'the plan was cancelled' });
  const { plan, unavailable, witnesses, ms } = found;
  return { plan, unavailable, witnesses, ms, conflicts, lacks };
}

/** Shows a review in the third site of the previews. */
export async function showReview(console: OpsConsole, review: KnownReview): Promise<ShowReviewResponse> {
  const { preview } = console;
  if (!preview) return { port: null };
  const { merged, revision } = await revisionWith(console, review);
  const isShown = merged.conflicts.length === 0 && (await preview.showReview(revision));
  return { port: isShown ? preview.status.review : null };
}
