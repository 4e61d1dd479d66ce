import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { SaveResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { commitChoiceOf } from './commit-choice.ts';
import styles from './SaveView.module.css';
import { goToObstacle, isSettledHere, obstacleOf, saveFormId } from './save-obstacle.ts';
import { saveWords } from './save-words.ts';

/** The last step: save with or without a commit, and the reason why it is not possible yet. */
export const SaveForm = observer(function SaveForm({
  unconfirmed,
  isConflicting,
  onSaving,
  onSaved,
}: {
  unconfirmed: number;
  isConflicting: boolean;
  /** Told at the beginning and at the end: once the files are written the form is gone, and git may take longer. */
  onSaving: (isSaving: boolean) => void;
  onSaved: (answer: SaveResponse) => void;
}) {
  const draftStore = useDraftStore();
  const say = useWords(saveWords);
  const text = useText();
  const wish = commitChoiceOf(draftStore);
  const { isWanted, message } = wish;
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { version, problems, plan, state } = draftStore;
  const git = state?.git ?? null;
  const commit = git && isWanted ? message : null;
  const obstacle = obstacleOf({ version, problems, plan, isConflicting, unconfirmed, message: commit });
  const save = async () => {
    setIsSaving(true);
    onSaving(true);
    setRefused(null);
    const confirm = plan?.riskDigest;
    try {
      const answer = await draftStore.client.save({
        version,
        ...(confirm && { confirm }),
        ...(commit !== null && { commit: { message: commit.trim() } }),
      });
      wish.done();
      // What was delivered later is saved now.
      draftStore.delivery.dismiss();
      onSaved(answer);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setRefused(error);
    } finally {
      setIsSaving(false);
      onSaving(false);
      await draftStore.refresh();
      // A disabled button loses the focus; after a failed save it is focused again.
      if (document.activeElement === document.body) button.current?.focus();
    }
  };
  const count = draftStore.filesToSave.length;
  const pictures = state?.pictures ?? [];
  return (
    <form
      id={saveFormId}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // While the checks run, the commit message can be written already.
        const isWaiting = obstacle?.why === 'waitChecks' || obstacle?.why === 'waitPlan';
        if (commit?.trim() === '' && isWaiting) goToObstacle('whyMessage');
        else if (obstacle) goToObstacle(obstacle.why);
        else if (!isSaving) void save();
      }}
    >
      {git && (
        <label className={styles.confirm}>
          <input type="checkbox" checked={isWanted} onChange={({ target }) => wish.want(target.checked)} />
          <span>
            {say('withCommit')}{' '}
            <span className={styles.count}>
              {git.branch === null
                ? say('detached', { commit: git.head.slice(0, 7) })
                : say('branch', { branch: git.branch })}
            </span>
          </span>
        </label>
      )}
      {git && isWanted && (
        <label className={styles.message}>
          {say('message')}
          <input
            id="save-message"
            value={message}
            placeholder={say('messageHint')}
            onChange={({ target }) => wish.say(target.value)}
          />
        </label>
      )}
      <div className={styles.submit}>
        <button ref={button} type="submit" className="primary" disabled={obstacle !== null || isSaving}>
          {isSaving ? say('saving') : say(commit === null ? 'save' : 'saveCommit', { count })}
        </button>
        <p className={styles.why} role="status">
          {obstacle && say(obstacle.why, { count: obstacle.count })}
        </p>
        {obstacle && isSettledHere(obstacle.why) && (
          <button type="button" className="quiet" onClick={() => goToObstacle(obstacle.why)}>
            {say('goThere')}
          </button>
        )}
      </div>
      {pictures.length > 0 && (
        <p className={styles.count}>
          {say('pictures', {
            count: pictures.length,
            files: pictures.join(draftStore.language === 'zh' ? '、' : ', '),
          })}
        </p>
      )}
      {refused && (
        <p className={styles.refused} role="alert">
          {refused.code === 'stale' ? say('again') : text(refused.text)}
        </p>
      )}
    </form>
  );
});
