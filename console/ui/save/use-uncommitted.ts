import { makeAutoObservable, observableRef } from 'mobx';
import type { ReviewsResponse, SaveResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { perDraftStore } from '../draft-store/per-draft-store.ts';
import { useReviews } from '../remote/use-reviews.ts';

export interface Uncommitted extends Pick<ReviewsResponse, 'remote' | 'ahead'> {
  /** Files that the receipt of the last save does not commit. */
  files: readonly string[];
}

/**
 * Files of the config that earlier saves, or others, have left without a commit, and what of the current branch the
 * remote lacks; null until it is known. To be called in an observer.
 * @param last - the last save
 */
export function useUncommitted(last: SaveResponse | null): Uncommitted | null {
  const { state, changedFiles } = useDraftStore();
  const isLastKnown = (state?.lastSave ?? null) === (last?.at ?? null);
  const head = state?.git?.head;
  const isWanted = head !== undefined && isLastKnown;
  const { answer, isCurrent } = useReviews(isWanted, `${last?.at} ${head}`);
  // What was told before the last save, or of another commit, is out of date.
  if (!isWanted || !isCurrent || answer?.head !== head) return null;
  const { uncommitted, remote, ahead } = answer;
  // The receipt of the last save has a commit of its own, while nothing is unsaved.
  const isOpen = last !== null && (last.commit === null || 'missing' in last.commit);
  const isAbove =
    changedFiles.length === 0 && isOpen && last.saved.some((file) => uncommitted.includes(file));
  return { files: isAbove ? [] : uncommitted, remote, ahead };
}

interface FilesCommit {
  commit: string;
  message: string;
  files: readonly string[];
}

/** The last commit of files that earlier saves had left, also while another view is open. */
class CommittedFiles {
  last: FilesCommit | null = null;

  constructor() {
    makeAutoObservable(this, { last: observableRef });
  }

  keep(last: FilesCommit): void {
    this.last = last;
  }
}

export const committedFilesOf = perDraftStore(() => new CommittedFiles());
