import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { DialogRefusal } from './DialogRefusal.tsx';
import { useFocusOnFault } from './use-focus-on-fault.ts';

interface Props {
  title: string;
  isWide?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A modal dialog; Escape closes it and the focus is restored. What it refuses gets the focus. */
export function Dialog({ title, isWide = false, children, onClose }: Props) {
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
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <DialogRefusal />
      {children}
    </dialog>
  );
}

const isMainButton = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('button.primary') !== null;
