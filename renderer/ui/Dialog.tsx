import { type ReactNode, useEffect, useRef } from 'react';
import { useMessage } from '../context/use-message.ts';
import styles from './Dialog.module.css';
import { registerOpenDialog } from './dialog-history.ts';
import { Icon } from './Icon.tsx';
import { useLatest } from './use-latest.ts';

interface Props {
  title: string;
  onClose: () => void;
  /** A sheet is nearly as high as the screen, for a page; a popup is as high as its content. */
  look: 'sheet' | 'guide' | 'popup';
  children: ReactNode;
}

/**
 * A native dialog at the bottom edge: Escape, Back, the backdrop, the button and a finger that pulls it down close it;
 * the focus returns.
 */
export function Dialog({ title, onClose, look, children }: Props) {
  const message = useMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useLatest(onClose);

  useEffect(() => (dialog.current ? openDialog(dialog.current, () => close.current()) : undefined), [close]);

  return (
    <dialog ref={dialog} className={`${styles.dialog} ${styles[look] ?? ''}`} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={message('action.close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/**
 * Opens as a modal if the browser supports it (iOS from 15.4); otherwise as a box above the page.
 * @param register - what Back does; the sheet of a route has the history entry of its route
 */
export function openDialog(
  dialog: HTMLDialogElement,
  close: () => void,
  register = registerOpenDialog,
): () => void {
  const focused = document.activeElement;
  const overflow = document.body.style.overflow;
  // Before the dialog opens, which lays out the whole page: afterwards it would be laid out once more.
  document.body.style.overflow = 'hidden';
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');

  const onCancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel(event);
  };
  // A press on the backdrop is a press on the dialog itself, outside of its children.
  const onPress = (event: MouseEvent) => {
    if (event.target === dialog) close();
  };
  // Properties: the next opening replaces them, and a closed dialog hears nothing.
  dialog.oncancel = onCancel;
  dialog.onkeydown = onKey;
  dialog.onclick = onPress;
  // Where the code does not come, the sheet is closed by everything else.
  const dragging = import('./drag-sheet.ts').then(
    ({ dragSheet }) => dragSheet(dialog, close),
    () => () => undefined,
  );
  const closed = register({ close });
  return () => {
    closed();
    void dragging.then((stop) => stop());
    if (typeof dialog.close === 'function') dialog.close();
    document.body.style.overflow = overflow;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
