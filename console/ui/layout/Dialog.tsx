import { observer } from 'mobx-react-lite';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../language/use-words.ts';
import styles from './Dialog.module.css';
import { DialogRefusal } from './DialogRefusal.tsx';
import { layoutWords } from './layout-words.ts';
import { useAskBeforeDiscard } from './use-ask-before-discard.ts';
import { useFocusOnFault } from './use-focus-on-fault.ts';

interface Props {
  title: string;
  isWide?: boolean;
  /** Its fields write what is typed in them. In other dialogs, closing discards it. */
  keeps?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/**
 * A modal dialog; Escape closes it and the focus is restored, but asks first where a text that was typed would be lost.
 * What it refuses gets the focus.
 */
export const Dialog = observer(function Dialog({
  title,
  isWide = false,
  keeps = false,
  children,
  onClose,
}: Props) {
  const say = useWords(layoutWords);
  const { isAsked, onInput, mayClose } = useAskBeforeDiscard(keeps);
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const submitted = useFocusOnFault(box);
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a button is a click of it
    <dialog
      ref={box}
      className={`${styles.dialog} ${isWide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      onClick={(event) => isMainButton(event) && submitted()}
      onSubmit={submitted}
      onInput={onInput}
      onCancel={(event) => {
        event.preventDefault();
        if (mayClose()) onClose();
      }}
      // Chromium closes it by itself at a second Escape.
      onClose={onClose}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <DialogRefusal />
      {isAsked && (
        <p ref={show} className={styles.asked} role="status">
          {say('discards')}
        </p>
      )}
      {children}
    </dialog>
  );
});

/** A long dialog is scrolled. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const isMainButton = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('button.primary') !== null;
