import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { layoutWords } from '../layout/layout-words.ts';
import styles from './Notices.module.css';
import { shellWords } from './shell-words.ts';

/** Messages that are shown in every view: a lost connection, a refusal, a change on the disk. */
export const Notices = observer(function Notices() {
  const draftStore = useDraftStore();
  const say = useWords(shellWords);
  const text = useText();
  const { connection, calls, diskChange, delivery } = draftStore;
  const { outbox, deliveredLater } = delivery;
  return (
    <div role="status">
      {(connection === 'lost' || connection === 'expired') && (
        <p className={`${styles.note} ${styles.error}`}>
          {say(connection)} {outbox.count > 0 && say('waiting', { count: outbox.count })}
        </p>
      )}
      {calls.lastError && connection === 'open' && (
        <Note tone="error" message={text(calls.lastError.text)} onClose={() => calls.dismissError()} />
      )}
      {deliveredLater > 0 && outbox.steps.length === 0 && (
        <Note
          tone="good"
          message={say('caughtUp', { count: deliveredLater })}
          onClose={() => delivery.dismiss()}
        />
      )}
      {diskChange && diskChange.by !== draftStore.windows.id && (
        <Note
          tone="warning"
          message={say('diskChanged', { files: diskChange.changed.join(', ') })}
          onClose={() => draftStore.dismissDiskChange()}
        />
      )}
    </div>
  );
});

const Note = observer(function Note({
  tone,
  message,
  onClose,
}: {
  tone: 'error' | 'warning' | 'good';
  message: string;
  onClose: () => void;
}) {
  const say = useWords(layoutWords);
  return (
    <div className={`${styles.note} ${styles[tone]}`}>
      <p>{message}</p>
      <button type="button" className="quiet" onClick={onClose}>
        {say('close')}
      </button>
    </div>
  );
});
