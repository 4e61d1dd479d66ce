import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import styles from './Dialog.module.css';
import { frameWords } from './frame-words.ts';

/** The way out of a dialog, and beside it what the dialog is for. */
export const DialogButtons = observer(function DialogButtons({
  onCancel,
  children,
}: {
  onCancel: () => void;
  children: ReactNode;
}) {
  const say = useWords(frameWords);
  return (
    <div className={styles.buttons}>
      <button type="button" onClick={onCancel}>
        {say('cancel')}
      </button>
      {children}
    </div>
  );
});
