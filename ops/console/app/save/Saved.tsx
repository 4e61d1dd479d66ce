import { observer } from 'mobx-react-lite';
import type { SaveAnswer } from '../../api.ts';
import { useWords } from '../words.ts';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** What a save has done. */
export const Saved = observer(function Saved({ answer: { saved, commit } }: { answer: SaveAnswer }) {
  const say = useWords(saveWords);
  return (
    <div className={styles.saved} role="status">
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
