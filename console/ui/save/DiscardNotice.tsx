import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** Which edits were discarded, while that is the last step: until then one press restores them. */
export const DiscardNotice = observer(function DiscardNotice({
  files,
  onClose,
}: {
  files: readonly string[];
  onClose: () => void;
}) {
  const draftStore = useDraftStore();
  const say = useWords(saveWords);
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone with its file.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.note} role="status" tabIndex={-1}>
      <p className={styles.discarded}>
        {say('discarded', { files: files.join(draftStore.language === 'zh' ? '、' : ', ') })}
      </p>
      <button type="button" onClick={() => void draftStore.undo()}>
        {say('bringBack')}
      </button>
      <button type="button" className="quiet" onClick={onClose}>
        {say('close')}
      </button>
    </div>
  );
});
