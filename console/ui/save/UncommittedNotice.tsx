import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { JumpLink } from '../focus/JumpLink.tsx';
import { useWords } from '../language/use-words.ts';
import { branchPanelId } from '../remote/branch-panel-id.ts';
import own from './SaveReceipt.module.css';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';
import { uncommittedId } from './UncommittedFiles.tsx';
import { committedFilesOf, type Uncommitted } from './use-uncommitted.ts';

/** At the top of the view: how many files have no commit, with a link to them; or what was committed of them last. */
export const UncommittedNotice = observer(function UncommittedNotice({
  uncommitted,
}: {
  uncommitted: Uncommitted | null;
}) {
  const draftStore = useDraftStore();
  const say = useWords(saveWords);
  const { last } = committedFilesOf(draftStore);
  const count = uncommitted?.files.length ?? 0;
  // The next commit, or what others bring in, is told of elsewhere.
  const isLast = last !== null && draftStore.state?.git?.head === last.commit;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button of the commit is gone.
    if (isLast && document.activeElement === document.body) box.current?.focus();
  }, [isLast]);
  const { remote = null, ahead = 0 } = uncommitted ?? {};
  return (
    <>
      {count > 0 && (
        <p className={styles.note}>
          {say('leftFiles', { count })} <JumpLink to={uncommittedId}>{say('toLeftFiles')}</JumpLink>
        </p>
      )}
      {isLast && (
        <div ref={box} className={styles.saved} role="status" tabIndex={-1}>
          <p>
            {say('committedFiles', {
              count: last.files.length,
              files: last.files.join(draftStore.language === 'zh' ? '、' : ', '),
              commit: last.commit.slice(0, 10),
            })}
          </p>
          <p className={own.commitMessage}>{last.message}</p>
          {remote !== null && ahead > 0 && (
            <p>
              {say('committedNotPushed', { remote })} <JumpLink to={branchPanelId}>{say('toPush')}</JumpLink>
            </p>
          )}
        </div>
      )}
    </>
  );
});
