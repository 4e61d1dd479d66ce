import type { UploadState } from '../../runtime/effects/index.ts';
import { type MessageId, useMessage } from '../context/use-message.ts';
import { Icon } from '../ui/Icon.tsx';
import { documentUploads } from './document-uploads.ts';
import styles from './UploadStatus.module.css';
import { useIsOffline } from './use-is-offline.ts';

interface Props {
  state: UploadState | undefined;
  /** What is said instead: it is being read, or was not taken. */
  instead?: { message: MessageId; isWrong: boolean } | undefined;
  /** Names the bar. */
  label: string;
  /** The form is being sent, and waits for it. */
  locked: boolean;
}

/** How far an upload has got, in words and as a bar, and what can be done about it. */
export function UploadStatus({ state, instead, label, locked }: Props) {
  const message = useMessage();
  const isOffline = useIsOffline();
  const phase = instead ? undefined : state?.phase;
  const text = instead?.message ?? (state && textOf(state, isOffline, locked));
  const isWrong = instead?.isWrong ?? (phase === 'broken' || phase === 'refused');
  return (
    <>
      {phase === 'sending' && state && (
        <progress className={styles.bar} aria-label={label} max={state.parts} value={state.upload.next} />
      )}
      <div role="status">
        {text && (
          <p className={styles.state} data-wrong={isWrong}>
            <Icon name={isWrong ? 'alert' : phase === 'done' ? 'check' : 'wait'} size={16} />
            <span>{message(text)}</span>
          </p>
        )}
        {!instead && state?.keepFailed && phase !== 'done' && (
          <p className={styles.state}>
            <Icon name="info" size={16} />
            <span>{message('upload.notKept')}</span>
          </p>
        )}
      </div>
      {phase === 'broken' && state && (
        <button type="button" className={styles.press} onClick={() => documentUploads.start(state.upload.id)}>
          {message('action.retry')}
        </button>
      )}
    </>
  );
}

function textOf({ phase }: UploadState, isOffline: boolean, locked: boolean): MessageId {
  if (phase === 'sending' && isOffline) return 'upload.offline';
  if (phase === 'sending' && locked) return 'upload.waiting';
  if (phase === 'broken' && isOffline) return 'upload.offline';
  return `upload.${phase}`;
}
