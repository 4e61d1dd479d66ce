import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../language/use-words.ts';
import { useOverflowBelow } from '../scroll/use-overflow-below.ts';
import styles from './Dialog.module.css';
import { layoutWords } from './layout-words.ts';

/** The way out of a dialog, and beside it what the dialog is for. */
export const DialogButtons = observer(function DialogButtons({
  onCancel,
  isOnlyClosed = false,
  children,
}: {
  onCancel: () => void;
  /** There is nothing in it that could be taken back. */
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
