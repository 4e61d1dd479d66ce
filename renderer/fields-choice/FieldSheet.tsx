import type { ReactNode } from 'react';
import { type MessageId, useMessage } from '../context/use-message.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './FieldSheet.module.css';

interface Props {
  /** Id of the control that opened it. */
  of: string;
  title: string;
  look?: 'sheet' | 'guide';
  onClose: () => void;
  children: ReactNode;
}

/** The sheet of a field. Closing it changes nothing; the focus returns to the control. */
export function FieldSheet({ of, title, look = 'guide', onClose, children }: Props) {
  return (
    <div id={`${of}-sheet`} className={styles.sheet}>
      <Dialog look={look} title={title} onClose={onClose}>
        {children}
      </Dialog>
    </div>
  );
}

/** Data of a field that the API provides: not requested, loading, failed, or loaded. */
export type Loadable<T> = T | 'unasked' | 'loading' | 'failed';

/** Shown until the options are loaded. */
export function NoOptions({
  state,
  loading,
  failed,
  onRetry,
}: {
  state: 'unasked' | 'loading' | 'failed';
  loading: MessageId;
  failed: MessageId;
  onRetry: () => void;
}) {
  const message = useMessage();
  return (
    <div className={styles.state}>
      {state === 'failed' ? (
        <div className={styles.failed}>
          <p role="alert">{message(failed)}</p>
          <PressButton tone="secondary" onClick={onRetry}>
            {message('action.retry')}
          </PressButton>
        </div>
      ) : (
        <Skeleton label={message(loading)} lines={6} />
      )}
    </div>
  );
}
