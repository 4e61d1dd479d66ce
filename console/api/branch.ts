// The current branch beside the one at the remote.
import type { FieldConflict } from '../edits/merge-json.ts';
import type { BranchAtRemote } from '../git/branch-at-remote.ts';
import type { ApiError } from './api-error.ts';

export type { NamedCommit } from '../git/branch-at-remote.ts';
export type { RemoteTrouble } from '../git/remote-trouble.ts';

/** Null: there is no repository with a commit. */
export interface BranchResponse {
  at: BranchAtRemote | null;
}

export interface PushBranchRequest {
  /** The last commit that the operator has seen. */
  head: string;
  /** The short name of a branch `save/NAME` at the remote, for a pull request; left out: the branch itself. */
  as?: string;
}

export interface BringInRequest {
  /** The remote's last commit that the operator has seen. */
  there: string;
  /** The values that were chosen where both have changed the same field. */
  sides?: ChosenSide[];
}

export interface ChosenSide extends Pick<FieldConflict, 'path'> {
  file: string;
  side: 'ours' | 'theirs';
}

/** A field that this clone and the remote have changed, each to another value; no path: the whole file. */
export interface BranchConflict extends FieldConflict {
  file: string;
}

export type BranchConflictError = ApiError & { error: 'branch-conflict'; conflicts: BranchConflict[] };
