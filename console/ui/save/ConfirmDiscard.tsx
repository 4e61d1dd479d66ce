import { observer } from 'mobx-react-lite';
import { spaced } from '../../../ops/text/text.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** Asks for confirmation before edits are discarded. */
export const ConfirmDiscard = observer(function ConfirmDiscard({
  files,
  isAll,
  onDiscard,
  onCancel,
}: {
  files: readonly string[];
  isAll: boolean;
  onDiscard: () => void;
  onCancel: () => void;
}) {
  const { language } = useDraftStore();
  const say = useWords(saveWords);
  const named =
    isAll && files.length > 1 ? say('discardAllFiles', { count: files.length }) : files.join(', ');
  return (
    <Dialog
      title={say('discardAsk', { files: language === 'zh' ? spaced(named) : named })}
      onClose={onCancel}
    >
      <p>{say('discardAbout')}</p>
      <DialogButtons onCancel={onCancel}>
        <button type="button" className={styles.dangerous} onClick={onDiscard}>
          {say('discardYes')}
        </button>
      </DialogButtons>
    </Dialog>
  );
});
