import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SaveResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { useReviews } from '../remote/use-reviews.ts';
import { CommitWithMessage } from './CommitWithMessage.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/**
 * That a save has no commit yet, and the way to one; nothing once git has what it wrote. Unsaved edits are saved with
 * a commit of their own.
 */
export const CommitLater = observer(function CommitLater({
  save: { saved, at },
  onCommitted,
}: {
  save: Pick<SaveResponse, 'saved' | 'at'>;
  onCommitted: (answer: SaveResponse) => void;
}) {
  const { client, language, changedFiles } = useDraftStore();
  const say = useWords(saveWords);
  const reviews = useReviews(true, at);
  // What was known before this save is out of date.
  const answer = reviews.isCurrent ? reviews.answer : null;
  const [isAlong, setAlong] = useState(true);
  const uncommitted = answer?.uncommitted ?? [];
  const others = uncommitted.filter((file) => !saved.includes(file));
  // It was committed in a terminal, or undone and saved again.
  if (answer && !saved.some((file) => uncommitted.includes(file))) return null;
  return (
    <>
      <p>{say('notInHistory')}</p>
      {answer && changedFiles.length === 0 && (
        <>
          {others.length > 0 && (
            <label className={styles.confirm}>
              <input type="checkbox" checked={isAlong} onChange={({ target }) => setAlong(target.checked)} />
              <span>{say('alongFrom', { files: others.join(language === 'zh' ? '、' : ', ') })}</span>
            </label>
          )}
          <CommitWithMessage
            place="commit later"
            commit={async (message) => {
              const done = await client.commitSave({ at, with: isAlong ? others : [], message });
              onCommitted(done);
              return done.commit !== null && 'commit' in done.commit;
            }}
          />
        </>
      )}
    </>
  );
});
