import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { SaveAnswer } from '../../api.ts';
import { useWords } from '../words.ts';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** What a save has done. */
export const Saved = observer(function Saved({ answer: { saved, commit } }: { answer: SaveAnswer }) {
  const say = useWords(saveWords);
  const box = useRef<HTMLDivElement>(null);
  // The button that saved is gone: without this the keys would begin at the top of the page.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.saved} role="status" tabIndex={-1}>
      <h2>{say('saved')}</h2>
      <p>{say('savedFiles', { files: saved.join(', ') })}</p>
      {commit && 'commit' in commit && <p>{say('committed', { commit: commit.commit.slice(0, 10) })}</p>}
      {commit && 'refused' in commit && (
        <>
          <p className={styles.danger}>{say('refusedCommit')}</p>
          <pre className={styles.said}>{commit.refused}</pre>
        </>
      )}
      <p className={styles.count}>{say('undoAfter')}</p>
    </div>
  );
});
