import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../language/use-words.ts';
import { useOverflowBelow } from '../scroll/use-overflow-below.ts';
import styles from './Dialog.module.css';
import { layoutWords } from './layout-words.ts';

/** The cancel button of a dialog, with the dialog's other buttons beside it. */
export const DialogButtons = observer(function DialogButtons({
  onCancel,
  isOnlyClosed = false,
  children,
}: {
  onCancel: () => void;
  /** The dialog has nothing to cancel: it can only be closed. */
  isOnlyClosed?: boolean;
  children?: ReactNode;
}) {
  const say = useWords(layoutWords);
  const box = useRef<HTMLDivElement>(null);
  const isBelow = useOverflowBelow(box);
  return (
    <div ref={box} className={styles.buttons} data-below={isBelow || undefined}>
      <button type="button" onClick={onCancel}>
        {say(isOnlyClosed ? 'close' : 'cancel')}
      </button>
      {children}
    </div>
  );
});
