import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SaveResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { keptTexts } from '../outbox/kept-texts.ts';
import { useReviews } from '../remote/use-reviews.ts';
import { CommitSaved } from './CommitSaved.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

const messagePlace = 'commit later';

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
  const { answer } = useReviews(true, at);
  const [isAlong, setAlong] = useState(true);
  const uncommitted = answer?.uncommitted ?? [];
  const others = uncommitted.filter((file) => !saved.includes(file));
  const message = keptTexts.at(messagePlace) ?? '';
  // It was committed in a terminal, or undone and saved again.
  if (answer && !saved.some((file) => uncommitted.includes(file))) return null;
  return (
    <>
      <p>{say('notInHistory')}</p>
      {answer && changedFiles.length === 0 && (
        <>
          <label className={styles.message}>
            {say('message')}
            <input
              value={message}
              placeholder={say('messageHint')}
              onChange={({ target }) => keptTexts.keep(messagePlace, target.value)}
            />
          </label>
          {others.length > 0 && (
            <label className={styles.confirm}>
              <input type="checkbox" checked={isAlong} onChange={({ target }) => setAlong(target.checked)} />
              <span>{say('alongFrom', { files: others.join(language === 'zh' ? '、' : ', ') })}</span>
            </label>
          )}
          <CommitSaved
            label={say('commitNow')}
            why={message.trim() === '' ? say('whyMessage') : null}
            commit={async () => {
              onCommitted(await client.commitSave({ at, with: isAlong ? others : [], message }));
              keptTexts.keep(messagePlace, null);
            }}
          />
        </>
      )}
    </>
  );
});
