// Reviews: drafts that were sent for review, each a branch of git.
import type { Language } from '../../ops/text/text.ts';
import type { FieldConflict } from '../edits/merge-json.ts';
import type { RemoteTrouble } from '../git/remote-trouble.ts';
import type { PlanResponse } from './analysis.ts';
import type { ApiError } from './api-error.ts';

export interface SendReviewRequest {
  version: number;
  /** The branch is `review/<name>`. */
  name: string;
  title: string;
  /** The names of the author's own reviews whose place it takes. */
  replaces?: string[];
  /** Uncommitted changes from before the draft that are sent along, because the config needs them. */
  with?: string[];
  /** The language of the plan in the commit's message. */
  lang: Language;
}

export interface SentReviewResponse {
  branch: string;
  commit: string;
  /** New files that were sent along, because the config needs them. */
  needed: string[];
}

export interface Review {
  name: string;
  branch: string;
  title: string;
  /** The plan in words, as the commit has it. */
  message: string;
  author: Person;
  /** ISO 8601. */
  at: string;
  /** The commit with the edits, and the last of the branch, which may be a verdict. */
  commit: string;
  tip: string;
  state: 'open' | 'approved' | 'refused' | 'taken' | 'replaced' | 'withdrawn';
  /** The name of a later review of the same author that has taken its place. */
  replacedBy: string | null;
  /** The names of earlier ones of the same author whose place it takes. */
  replaces: string[];
  /** Those about these edits, the oldest first. */
  verdicts: Verdict[];
  /** The edits are those of whom git calls itself here: they cannot approve them. */
  isOwn: boolean;
  /**
   * Of the author's own review that was refused: nothing of it is missing in the draft, where it stands as it was sent or
   * has been edited further.
   */
  isInDraft: boolean;
  /** Whether the current branch here has the edits, and the remote's, as far as is known here. */
  takenAt: { here: boolean; remote: boolean };
  /** The remote has all of the branch, as far as is known here. */
  isPushed: boolean;
  /** The remote has the branch, if only as it was before: others know of it. */
  isThere: boolean;
  /** The number of commits before the review that a push would give the remote along with it. */
  along: number;
}

export interface Person {
  name: string;
  email: string;
}

export interface Verdict {
  /** `withdrawn`: by the author alone. */
  verdict: 'approved' | 'refused' | 'withdrawn';
  by: Person;
  at: string;
  comment: string;
  /** Made by the author of the edits: it does not count. */
  isOwn: boolean;
}

export interface ReviewsResponse {
  /** `none`: no git, or no repository; `empty`: a repository without a commit. */
  git: 'ok' | 'none' | 'empty';
  /** The last commit here; empty without one. */
  head: string;
  /** As whom git commits here; null where it does not know. */
  you: Person | null;
  /** Where branches are pushed to; null without a remote. */
  remote: string | null;
  /** The number of commits of the current branch that the remote lacks: a review that is sent now is pushed with them. */
  ahead: number;
  reviews: Review[];
  /** The files of the config with saved edits that no commit has: a review of one of them has these edits, too. Without those that a save is committing now. */
  uncommitted: string[];
}

export interface ReviewNameRequest {
  name: string;
}

export interface TakeBackRequest extends ReviewNameRequest {
  /** Places that were changed since keep their values; otherwise they are the reason of a refusal. */
  keepsCurrent?: boolean;
}

export interface VerdictRequest {
  name: string;
  /** The last commit of the branch that the reviewer has seen. */
  tip: string;
  verdict: Verdict['verdict'];
  comment: string;
}

/** What came of a push: done or refused, with what git and the remote have printed. */
export interface PushReviewResponse {
  command: string;
  isDone: boolean;
  /** Why it is not done. */
  trouble: RemoteTrouble | null;
  output: string;
  /** The first address that the remote has printed; null: none. */
  address: string | null;
}

/** A place that the review and the config have changed, each to another value; no path: the whole file. */
export interface ReviewConflict extends FieldConflict {
  file: string;
}

/**
 * The plan of the review on top of what is on the disk now; where the current branch is older than the review, of the
 * review alone, on top of what it began from.
 */
export interface ReviewPlanResponse extends Pick<PlanResponse, 'plan' | 'unavailable' | 'witnesses' | 'ms'> {
  /** The number of commits from before the review that the current branch lacks. */
  lacks: number;
  conflicts: ReviewConflict[];
}

/** The site of the previews that shows the review now; null without previews, or where it cannot be shown. */
export interface ShowReviewResponse {
  port: number | null;
}

/** What is sent needs changes that no commit has: all of them, for `with`. */
export type ReviewNeedsError = ApiError & { error: 'review-needs'; missing: string[] };

export type ReviewConflictError = ApiError & { error: 'review-conflict'; conflicts: ReviewConflict[] };
