import { useEffect } from 'react';
import type { BranchResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { tellOfRemote } from './remote-news.ts';
import { repositoryCallsOf } from './repository-calls.ts';
import { useAskedAgain } from './use-asked-again.ts';

interface KnownBranch {
  /** Null until it is known. */
  at: BranchResponse['at'];
  /** False while the view around it tells of another last commit: both are asked again. */
  isCurrent: boolean;
}

/**
 * The current branch beside the remote's. To be called in an observer.
 * @param head - the last commit of what else the view tells of the repository
 */
export function useBranch(head?: string): KnownBranch {
  const draftStore = useDraftStore();
  const { answer } = useAskedAgain(repositoryCallsOf(draftStore).branch, {
    occasion: draftStore.state?.git?.head ?? '',
  });
  const at = answer?.at ?? null;
  const isCurrent = head === undefined || at === null || at.head === head;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each difference is a reason to ask
  useEffect(() => {
    if (!isCurrent) void tellOfRemote();
  }, [isCurrent, head, at?.head]);
  return { at, isCurrent };
}
