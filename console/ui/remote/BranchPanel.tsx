import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { BranchResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { BringIn } from './BringIn.tsx';
import { branchPanelId } from './branch-panel-id.ts';
import { GetLatest } from './GetLatest.tsx';
import { NamedCommits } from './NamedCommits.tsx';
import { PushByRequest } from './PushByRequest.tsx';
import { isStillTrue, pushOf, useForgetDone } from './pushes.ts';
import styles from './Remote.module.css';
import { RemoteAnswer } from './RemoteAnswer.tsx';
import { remoteWords } from './remote-words.ts';
import { useBranch } from './use-branch.ts';

type At = NonNullable<BranchResponse['at']>;

/**
 * The current branch beside the remote's: what nobody else has yet, and what is not here yet, each with the next step.
 * @param isQuiet - nothing of it is shown where both are the same
 * @param getsLatest - the latest can be got all the same
 * @param head - the last commit of what the view tells beside it: nothing is pushed while the panel tells of another
 */
export const BranchPanel = observer(function BranchPanel({
  isQuiet = false,
  getsLatest = !isQuiet,
  head,
}: {
  isQuiet?: boolean;
  getsLatest?: boolean;
  head?: string;
}) {
  const { at, isCurrent } = useBranch(head);
  const draftStore = useDraftStore();
  // What came of it is still said once nothing is left to be pushed or brought in.
  const [isBroughtIn, setBroughtIn] = useState(false);
  if (!at) return null;
  const { remote, branch } = at;
  const isPushed = branch !== null && isStillTrue(pushOf(draftStore, branch), pushedOf(at));
  const isShown = !isQuiet || !isSame(at) || isBroughtIn || isPushed;
  return (
    <>
      {isShown && <Panel at={at} isCurrent={isCurrent} onBroughtIn={() => setBroughtIn(true)} />}
      {remote !== null && (isShown || getsLatest) && <GetLatest remote={remote} behind={at.behind} />}
    </>
  );
});

const isSame = ({ remote, there, ahead, behind }: At): boolean =>
  remote === null || (there !== null && ahead === 0 && behind === 0);

const pushedOf = ({ head, there, ahead }: At) => ({ tip: head, isPushed: there !== null && ahead === 0 });

const Panel = observer(function Panel({
  at,
  isCurrent,
  onBroughtIn,
}: {
  at: At;
  isCurrent: boolean;
  onBroughtIn: () => void;
}) {
  const say = useWords(remoteWords);
  const id = useId();
  // What there was to bring in is gone by then.
  const [broughtIn, setBroughtIn] = useState(0);
  const { branch, remote, target, there, behind } = at;
  const bring = () => {
    setBroughtIn(behind);
    onBroughtIn();
  };
  return (
    <section id={branchPanelId} tabIndex={-1} className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{say('title', { branch: branch ?? 'HEAD' })}</h2>
      {remote === null && <p className="soft">{say('noRemote')}</p>}
      {remote !== null && branch === null && <p>{say('noBranch')}</p>}
      {remote !== null && branch !== null && (
        <>
          {isSame(at) && <p className="soft">{say('same', { remote, target })}</p>}
          {there === null && <p>{say('absent', { remote, target })}</p>}
          {behind > 0 && (
            <div>
              <p>{say('behind', { remote, target, count: behind })}</p>
              <NamedCommits commits={at.unmerged} count={behind} />
            </div>
          )}
          {behind > 0 && <BringIn key={there} at={at} onDone={bring} />}
          <div role="status">
            {behind === 0 && broughtIn > 0 && <p>{say('broughtIn', { count: broughtIn })}</p>}
          </div>
          <PushBranch at={{ ...at, branch, remote }} isCurrent={isCurrent} />
        </>
      )}
    </section>
  );
});

const PushBranch = observer(function PushBranch({
  at,
  isCurrent,
}: {
  at: At & { branch: string; remote: string };
  isCurrent: boolean;
}) {
  const draftStore = useDraftStore();
  const say = useWords(remoteWords);
  const text = useText();
  const { head, branch, remote, target, there, ahead, behind, elsewhere } = at;
  const push = pushOf(draftStore, branch);
  useForgetDone(push);
  const { answer, refused, isBusy } = push;
  const isLeft = ahead > 0 || there === null;
  return (
    <>
      {ahead > 0 && (
        <div>
          <p>{say(elsewhere.length > 0 ? 'aheadElsewhere' : 'ahead', { remote, target, count: ahead })}</p>
          <NamedCommits commits={at.unpushed} count={ahead} />
        </div>
      )}
      {ahead > 0 && elsewhere.length > 0 && (
        <p>{say('elsewhere', { remote, branches: elsewhere.join(', ') })}</p>
      )}
      {ahead > 0 && behind > 0 && <p className="soft">{say('bringFirst')}</p>}
      {isLeft && behind === 0 && (
        <div className={styles.ways}>
          <button
            type="button"
            aria-disabled={isBusy || !isCurrent || undefined}
            onClick={() => isCurrent && void push.run(() => draftStore.client.pushBranch({ head }), head)}
          >
            {isBusy ? say('pushing') : say('push', { branch, remote })}
          </button>
        </div>
      )}
      <div role="status">
        {isStillTrue(push, pushedOf(at)) && (
          <>
            {refused && <p className={styles.refused}>{text(refused.text)}</p>}
            {/* Once the others' commits are here, nothing is refused any more. */}
            {answer && !(answer.trouble === 'moved' && behind === 0) && (
              <RemoteAnswer answer={answer} remote={remote} what="push" />
            )}
          </>
        )}
      </div>
      {isLeft && (answer?.trouble === 'protected' || answer?.trouble === 'refused') && (
        <PushByRequest head={head} branch={branch} remote={remote} />
      )}
    </>
  );
});
