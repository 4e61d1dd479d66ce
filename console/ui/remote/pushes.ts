import { useEffect } from 'react';
import type { PushReviewResponse } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { perDraftStore } from '../draft-store/per-draft-store.ts';
import { RemoteCall } from './remote-call.ts';

export type Push = RemoteCall<PushReviewResponse>;

const pushesOf = perDraftStore(() => new Map<string, Push>());

/**
 * The last push of a branch, which runs on and is told of whichever view is open and whatever the draft is by then: a
 * push that failed unseen is one that the operator takes for done.
 */
export function pushOf(draftStore: DraftStore, branch: string): Push {
  const known = pushesOf(draftStore);
  const push: Push = known.get(branch) ?? new RemoteCall();
  known.set(branch, push);
  return push;
}

/**
 * Whether what came of a push is still true. It is not once there is something new to push, or, of one that failed, once
 * it was pushed in another way.
 * @param at - the branch, as far as is known here; undefined: nothing is known of it
 */
export function isStillTrue(push: Push, at: { tip: string; isPushed: boolean } | undefined): boolean {
  if (!push.isTold) return false;
  if (!at) return true;
  return push.answer?.isDone ? at.isPushed || at.tip === push.commit : !at.isPushed;
}

/** What is done and was seen is not told again when the view is opened once more; what failed is. */
export function useForgetDone(push: Push): void {
  useEffect(
    () => () => {
      if (push.answer?.isDone) push.forget();
    },
    [push],
  );
}
