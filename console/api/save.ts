// A save, and what keeps it from being made.
import type { ReportedEdit } from '../../ops/edits/reported-edit.ts';
import type { Plan, ReportedRisk } from '../../ops/plan/plan.ts';
import type { Problem } from './analysis.ts';
import type { ApiError } from './api-error.ts';
import type { EditedTogether } from './draft.ts';

export interface SaveRequest {
  version: number;
  /** `riskDigest` of the plan against the disk that the operator has seen. */
  confirm?: string;
  commit?: { message: string };
}

export interface SaveResponse {
  version: number;
  saved: string[];
  /** Null where none was asked for. */
  commit: { commit: string; message?: string } | { refused: string } | null;
  /** When, as an ISO time. */
  at: string;
  /** What was edited in each saved file, as the plan told it when it was saved. */
  files: SavedFile[];
}

export interface SavedFile {
  file: string;
  edits: ReportedEdit[];
  differences: Plan['pages'][number]['differences'];
  /** Entries that one step had edited together; a save of before may not say so. */
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
  /** The text that the draft began from, the draft's, and the one on the disk. */
  base: string;
  ours: string;
  theirs: string;
  /** Both sides' edits together; null where they touch the same. */
  merged: string | null;
}

export interface ConflictsResponse {
  version: number;
  conflicts: Conflict[];
}

export interface MergeRequest {
  file: string;
  /** `theirs` as it was seen: another text on the disk by now is refused as stale. */
  theirs: string;
  text: string;
}
