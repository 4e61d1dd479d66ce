import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepPlaced } from '../fields/keep-placed.ts';
import styles from './CellNote.module.css';

interface Props {
  id: string;
  /** Whether the note is a fault, or a hint. */
  isFault: boolean;
  children: ReactNode;
}

const gap = 2;

/**
 * Under the editor, or above it where there is no room; within the width of the table. Hidden while the editor is out
 * of view.
 */
function placeAt(editor: HTMLElement, note: HTMLElement): void {
  const box = editor.getBoundingClientRect();
  const grid =
    editor.closest('[role=grid]')?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const isBelow = box.bottom + gap + height <= innerHeight;
  const end = Math.min(grid.right, innerWidth) - width;
  note.style.left = `${Math.max(grid.left, Math.min(box.left, end))}px`;
  note.style.top = `${isBelow ? box.bottom + gap : box.top - gap - height}px`;
  note.style.visibility = box.bottom < grid.top || box.top > grid.bottom ? 'hidden' : 'visible';
}

/** The note of the open cell: in the top layer, so that the end of the table does not clip it. */
export function CellNote({ id, isFault, children }: Props) {
  const note = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const own = note.current;
    const editor = own?.parentElement;
    if (!own || !editor) return;
    own.showPopover();
    return keepPlaced([editor, own], () => placeAt(editor, own));
  }, []);
  return (
    <p
      ref={note}
      id={id}
      popover="manual"
      className={`${styles.note} ${isFault ? styles.fault : ''}`}
      role={isFault ? 'alert' : undefined}
    >
      {children}
    </p>
  );
}
