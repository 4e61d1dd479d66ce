import type { ReviewPlanResponse, ShowReviewResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { type MergedReview, overlayOf } from '../review/merge-review.ts';
import type { KnownReview } from '../review/read-reviews.ts';
import { reviewOverDisk, stagePictures } from './named-review.ts';
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

/** Whom a review reaches on top of the disk; without a plan where it cannot be merged. */
export async function planReview(console: OpsConsole, review: KnownReview): Promise<ReviewPlanResponse> {
  const { merged, revision } = await revisionWith(console, review);
  const { conflicts } = merged;
  if (conflicts.length > 0) return { plan: null, unavailable: collides, witnesses: {}, ms: 0, conflicts };
  const found = await console.reviewPlans.planOf(revision, review.commit);
  if (!found) throw refusal('stale', { zh: '已取消计算影响', en: 'the plan was cancelled' });
  const { plan: own, unavailable, witnesses, ms } = found;
  return { plan: own, unavailable, witnesses, ms, conflicts };
}

/** Shows a review in the third site of the previews. */
export async function showReview(console: OpsConsole, review: KnownReview): Promise<ShowReviewResponse> {
  const { preview } = console;
  if (!preview) return { port: null };
  const { merged, revision } = await revisionWith(console, review);
  const isShown = merged.conflicts.length === 0 && (await preview.showReview(revision));
  return { port: isShown ? preview.status.review : null };
}
