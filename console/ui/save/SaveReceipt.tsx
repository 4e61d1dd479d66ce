import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { SaveResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { SavedEdits, SavedFacts } from './SavedEdits.tsx';
import own from './SaveReceipt.module.css';
import styles from './SaveView.module.css';
import { describeSaveTime } from './save-time.ts';
import { saveWords } from './save-words.ts';

/** The result of a save while the draft is unchanged since, and the edits that it wrote. */
export const SaveReceipt = observer(function SaveReceipt({
  save,
  isNew,
  onCommitted,
}: {
  save: SaveResponse;
  /** Told of the commit of a save that lacked files before. */
  onCommitted: (answer: SaveResponse) => void;
  /** The save was made on this page just now. */
  isNew: boolean;
}) {
  const { language } = useDraftStore();
  const say = useWords(saveWords);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The save button is gone: without this the focus would fall back to the top of the page.
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <>
      <div ref={box} className={styles.saved} role="status" tabIndex={-1}>
        <h2>
          {say('saved')} <span className={styles.count}>{describeSaveTime(save.at, language)}</span>
        </h2>
        <SavedFacts
          save={save}
          onCommitted={(answer) => {
            onCommitted(answer);
            // Its button is gone.
            box.current?.focus();
          }}
        />
        <p className={styles.count}>{say('undoAfter')}</p>
      </div>
      <SavedEdits save={save} />
    </>
  );
});

/** The last save, once the draft has changed: available until the next save. */
export const LastSaveReceipt = observer(function LastSaveReceipt({
  save,
  isOpen,
  onCommitted,
}: {
  save: SaveResponse;
  onCommitted: (answer: SaveResponse) => void;
  isOpen: boolean;
}) {
  const { language } = useDraftStore();
  const say = useWords(saveWords);
  const [isUnfolded, setUnfolded] = useState(isOpen);
  useEffect(() => setUnfolded(isOpen), [isOpen]);
  const about = { at: describeSaveTime(save.at, language), count: save.saved.length };
  return (
    <details
      open={isUnfolded}
      className={own.before}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>{say('savedBefore', about)}</summary>
      {isUnfolded && (
        <>
          <SavedFacts save={save} onCommitted={onCommitted} />
          <SavedEdits save={save} isBefore />
        </>
      )}
    </details>
  );
});
