import type { JsonObject } from '../../ops/json/json-values.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';
import { countCommits } from '../git/read-branches.ts';
import { type MergedReview, mergeReview } from '../review/merge-review.ts';
import { type KnownReview, reviewNamed } from '../review/read-reviews.ts';
import type { OpsConsole } from './ops-console.ts';
import { readText } from './read-request.ts';

const shortName = /^[a-z0-9][a-z0-9-]{0,40}$/;

export function readReviewName(body: JsonObject, key = 'name'): string {
  const name = readText(body, key, 60);
  if (!shortName.test(name)) throw malformedRequest(`${key} takes small letters, digits and hyphens`);
  return name;
}

/** The review that a call is about. @throws RefusalError where there is none */
export async function reviewIn({ dir }: OpsConsole, body: JsonObject): Promise<KnownReview> {
  const review = await reviewNamed(dir, readReviewName(body));
  if (review) return review;
  throw new ApiRefusalError('not-found', { zh: '没有这份待审的改动', en: 'there is no such review' });
}

/** The number of commits from before a review that the current branch lacks: the files here are older than it. */
export const lackedBy = (dir: string, { base }: KnownReview): Promise<number> =>
  countCommits(dir, base, { commit: 'HEAD' });

/** A review on top of what the disk has now. */
export const reviewOverDisk = (
  { dir, draft: { disk } }: OpsConsole,
  review: KnownReview,
): Promise<MergedReview> =>
  mergeReview(dir, review, (file) => (disk.files.has(file) ? disk.read(file).text : null));

/** A review on top of the draft. */
export const reviewOverDraft = ({ dir, draft }: OpsConsole, review: KnownReview): Promise<MergedReview> =>
  mergeReview(dir, review, (file) => (draft.files.has(file) ? draft.text(file) : null));

/** The pictures of a review are staged like those of a draft; what nothing names is removed at the next start. */
export function stagePictures({ paths, stage }: OpsConsole['pictures'], { pictures }: MergedReview): void {
  for (const [asset, bytes] of pictures) if (!paths.has(asset)) stage(asset, bytes);
}
