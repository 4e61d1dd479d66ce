import { type ReactNode, useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './Popup.module.css';

/** A button that opens blocks at the bottom edge of the screen. It opens only when the visitor presses it. */
export function Popup({ block, children }: { block: BlockOf<'popup'>; children?: ReactNode }) {
  const { text } = usePage();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.wrapper}>
      <PressButton tone="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text(block.label)}
      </PressButton>
      {open && (
        <Dialog look="popup" title={text(block.title)} onClose={() => setOpen(false)}>
          <div className={styles.inside}>{children}</div>
        </Dialog>
      )}
    </div>
  );
}
