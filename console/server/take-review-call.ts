import type { JsonObject } from '../../ops/json/json-values.ts';
import type { DraftChangeResponse } from '../api/index.ts';
import { editsOf } from '../review/merge-review.ts';
import type { KnownReview } from '../review/read-reviews.ts';
import { move } from './draft-calls.ts';
import { lackedBy, reviewIn, reviewOverDisk, reviewOverDraft, stagePictures } from './named-review.ts';
import type { OpsConsole } from './ops-console.ts';
import {
  collides,
  isNewer,
  isOthers,
  isOver,
  isTaken,
  notApproved,
  nothingToTake,
  otherFiles,
  refusal,
  stale,
} from './review-refusals.ts';

/** An approved review as one step of the draft, whose commit will name it. */
export async function takeReview(console: OpsConsole, review: KnownReview): Promise<DraftChangeResponse> {
  if (review.state === 'taken') throw refusal('review-refused', isTaken);
  if (review.state === 'replaced' || review.state === 'withdrawn') throw refusal('review-refused', isOver);
  if (review.state !== 'approved') throw refusal('review-refused', notApproved);
  const approvedBy = review.verdicts
    .filter((one) => one.verdict === 'approved' && !one.isOwn)
    .map(({ by }) => `${by.name} <${by.email}>`);
  const author = `${review.author.name} <${review.author.email}>`;
  return intoDraft(console, review, { review: { commit: review.commit, approvedBy, author } });
}

/** The author goes on with their edits: one step of the draft, of which no commit says more. */
export async function takeReviewBack(console: OpsConsole, body: JsonObject): Promise<DraftChangeResponse> {
  const review = await reviewIn(console, body);
  if (review.state === 'taken') throw refusal('review-refused', isTaken);
  if (!review.isOwn) throw refusal('review-refused', isOthers(review));
  return intoDraft(console, review, {}, body.keepsCurrent === true);
}

type OfStep = NonNullable<Parameters<OpsConsole['draft']['apply']>[1]>;

/** @param keepsCurrent - places that were changed since keep their values, instead of a refusal */
async function intoDraft(
  console: OpsConsole,
  review: KnownReview,
  of: OfStep,
  keepsCurrent = false,
): Promise<DraftChangeResponse> {
  const { dir, draft, pictures } = console;
  console.checkDisk();
  const { version } = draft;
  const hasFile = (file: string) => draft.files.has(file);
  const merged = await reviewOverDraft(console, review);
  if (merged.conflicts.length > 0 && !keepsCurrent && (await lackedBy(dir, review)) > 0)
    throw refusal('review-refused', isNewer);
  if (merged.conflicts.length > 0 && !keepsCurrent)
    throw refusal('review-conflict', collides, { conflicts: merged.conflicts });
  const edits = editsOf(merged, hasFile);
  if (!edits) throw refusal('review-refused', otherFiles);
  if (edits.length === 0) return whereItIs(console, review, of);
  if (draft.version !== version) throw stale();
  stagePictures(pictures, merged);
  return move(console, () => draft.apply(edits, of));
}

/**
 * The draft has all of it already, as that of an author who has not discarded it: nothing changes, but a review that is
 * taken in counts as such.
 */
async function whereItIs(console: OpsConsole, review: KnownReview, of: OfStep): Promise<DraftChangeResponse> {
  const { draft } = console;
  const { texts } = await reviewOverDisk(console, review);
  const files = [...texts.keys()].filter((file) => draft.changed.has(file) && !draft.isDeleted(file));
  if (files.length === 0) throw refusal('review-refused', nothingToTake);
  return move(console, () =>
    draft.apply(
      files.map((file) => ({ do: 'text', file, text: draft.text(file) })),
      of,
    ),
  );
}
