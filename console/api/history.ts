// Past saves: the commits of git that changed files of the config.
import type { ReportedEdit } from '../../ops/edits/reported-edit.ts';
import type { Plan } from '../../ops/plan/plan.ts';
import type { Text } from '../../ops/text/text.ts';
import type { Edit } from '../edits/edit.ts';
import type { FieldConflict } from '../edits/merge-json.ts';
import type { ApiError } from './api-error.ts';
import type { Author } from './windows.ts';

export interface HistoryRequest {
  /** Only saves of this file. */
  file?: string;
  /** Only saves that changed the value at this JSON pointer of the file. */
  at?: string;
  /** Only saves since then, ISO 8601. */
  since?: string;
  author?: string;
  /** `next` of the page before. */
  skip?: number;
}

export interface HistoryResponse {
  /** `none`: no git, or no repository; `empty`: a repository without a commit. */
  git: 'ok' | 'none' | 'empty';
  /** The clone has the latest commits only. */
  isShallow: boolean;
  /** The newest first. */
  saves: PastSave[];
  /** Of the next page; null after the last. */
  next: number | null;
  /** The number of saves that were looked through for this page. */
  searched: number;
  /** Everybody who saved in this time, also those whom the filter by author leaves out. */
  authors: string[];
  /** Files on the disk with changes that no commit has. */
  uncommitted: string[];
}

/** A commit that changed files of the config. */
export interface PastSave {
  commit: string;
  author: string;
  /** ISO 8601. */
  at: string;
  subject: string;
  /** The first commit, or one whose parent this clone has not. */
  isFirst: boolean;
  /** A merge; its files are those that differ from every parent. */
  isMerge: boolean;
  files: PastFile[];
}

export interface PastFile {
  file: string;
  change: 'added' | 'removed' | 'changed' | 'renamed';
  /** Its name before. */
  from?: string;
}

/** One save in words; `file` and `at` as in the list. */
export interface PastSaveRequest {
  commit: string;
  file?: string;
  at?: string;
}

export interface PastSaveResponse {
  commit: string;
  files: PastFileEdits[];
}

/** What a save changed in a file, described as the plan does. */
export interface PastFileEdits extends PastFile {
  edits: ReportedEdit[];
  differences: Plan['pages'][number]['differences'];
  /** The number of edits that are left out. */
  more: number;
  /** A revision of it is not JSON, or too large; then nothing is described. */
  unreadable: 'before' | 'after' | null;
}

/**
 * Puts back what was before a save: all of it, a file, or what is at the path of an edit; with `at`, the value at this JSON
 * pointer of the file as it was after the save, in place of whatever it has been made since.
 */
export interface RevertPastRequest {
  commit: string;
  file?: string;
  /** `path` of one of its edits, or of a field of one. */
  path?: string[];
  at?: string;
}

/** Why a past save cannot be reverted; nothing is changed then. */
export type RevertPastError =
  | (ApiError & { error: 'changed-since'; places: ChangedPlace[] })
  | (ApiError & { error: 'would-break'; reasons: Text[] })
  | (ApiError & { error: 'nothing-to-revert' });

/** A place that has another value than the save gave it. */
export interface ChangedPlace extends Pick<FieldConflict, 'path'> {
  file: string;
  /** The value before the save, after it, and now; omitted: there is none. */
  before?: unknown;
  after?: unknown;
  now?: unknown;
  /** Left out where a later save has changed it. */
  unsaved?: UnsavedPlace;
}

/** What an unsaved edit of the draft has changed. */
export interface UnsavedPlace {
  /** The window that has made it; left out of one that no window has made. */
  by?: Author;
  /** The edits that put back what the disk has there. */
  edits: Edit[];
}

export interface PastPlanRequest {
  commit: string;
}

/** The plan of a past save: of its commit against the commit before. */
export interface PastPlanResponse {
  commit: string;
  plan: Plan | null;
  /** Why there is no plan. */
  unavailable: Text | null;
  ms: number;
}

export interface LastChangesRequest {
  file: string;
}

/** Who changed each entry of a file last. */
export interface LastChangesResponse {
  file: string;
  saves: Omit<PastSave, 'files'>[];
  /** The index of its save by the JSON pointer of the entry; entries that no commit has are left out. */
  entries: Record<string, number>;
  /** The entries that differ on the disk from the last commit. */
  uncommitted: string[];
}
