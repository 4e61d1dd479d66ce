// A save, and the reasons for which it is refused.
import type { ReportedEdit } from '../../ops/edits/reported-edit.ts';
import type { Plan, ReportedRisk } from '../../ops/plan/plan.ts';
import type { FieldConflict } from '../edits/merge-json.ts';
import type { Problem } from './analysis.ts';
import type { ApiError } from './api-error.ts';
import type { EditedTogether } from './draft.ts';

export interface SaveRequest {
  version: number;
  /** `riskDigest` of the plan against the disk that the operator has confirmed. */
  confirm?: string;
  commit?: { message: string };
}

export interface SaveResponse {
  version: number;
  saved: string[];
  /** Null where no commit was requested, or there was nothing to commit. */
  commit: SavedCommit | null;
  /** Time of the save, in ISO 8601. */
  at: string;
  /** The edits of each saved file, as the plan reported them at the time of the save. */
  files: SavedFile[];
}

/**
 * The commit of a save; results stored by older versions have no message. `needed`: files that the save did not write,
 * and without which the committed config would have errors. `refused`: git's words. `missing`: why there is no commit,
 * the files that others, or earlier saves, have changed or made and nobody has committed; `message` is that of the commit
 * that waits for them.
 */
export type SavedCommit =
  | { commit: string; message?: string; needed?: string[] }
  | { refused: string }
  | { missing: string[]; message: string };

export interface CommitSaveRequest {
  /** Time of the last save, which has no commit. */
  at: string;
  /** All files that its commit lacked; uncommitted changes of before where it was saved without one. */
  with: string[];
  /** Where it was saved without a commit: the message of one. */
  message?: string;
}

/** Files that saves, or others, have left without a commit. */
export interface CommitFilesRequest {
  files: string[];
  message: string;
}

export interface CommitFilesResponse {
  /** `missing`: nothing was committed. */
  commit: SavedCommit | null;
}

export interface SavedFile {
  file: string;
  edits: ReportedEdit[];
  differences: Plan['pages'][number]['differences'];
  /** Entries that one step edited together; missing in saves of older versions. */
  together?: EditedTogether[];
}

/** Null before the first save. */
export interface LastSaveResponse {
  last: SaveResponse | null;
}

export type SaveError =
  | (ApiError & { error: 'problems'; problems: Problem[] })
  | (ApiError & { error: 'risks'; risks: ReportedRisk[]; riskDigest: string })
  | (ApiError & { error: 'conflict'; conflicts: Conflict[] });

export interface Conflict {
  file: string;
  /** The text that the draft started from, the draft's text, and the text on the disk. */
  base: string;
  ours: string;
  theirs: string;
  /** The merged edits of both; null where the texts cannot be merged. */
  merged: string | null;
  /** The fields that both have changed; `merged` has the value of the disk. */
  fields: FieldConflict[];
}

export interface ConflictsResponse {
  version: number;
  conflicts: Conflict[];
}

export interface MergeRequest {
  file: string;
  /** The text on the disk that the operator merged with; a newer one is refused as stale. */
  theirs: string;
  text: string;
}
