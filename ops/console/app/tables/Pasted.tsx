import { observer } from 'mobx-react-lite';
import { frameWords } from '../frame/frame-words.ts';
import { useWords } from '../words.ts';
import type { PasteDone } from './PasteDialog.tsx';
import { pasteWords } from './paste-words.ts';
import styles from './TableView.module.css';

/** What pasted rows have done; the rows that were left out are one press away. */
export const Pasted = observer(function Pasted({
  done: { adds, changes, fails },
  onLeft,
  onClose,
}: {
  done: PasteDone;
  onLeft: () => void;
  onClose: () => void;
}) {
  const say = useWords(pasteWords);
  const sayFrame = useWords(frameWords);
  return (
    <div className={styles.pasted} role="status">
      <p>
        {say('done', { adds, changes })} {fails > 0 && say('doneWithout', { fails })}
      </p>
      {fails > 0 && (
        <button type="button" onClick={onLeft}>
          {say('toLeft', { fails })}
        </button>
      )}
      <button type="button" className="quiet" onClick={onClose}>
        {sayFrame('close')}
      </button>
    </div>
  );
});
