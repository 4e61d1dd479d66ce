import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** The button that commits what has no commit yet. */
export const CommitSaved = observer(function CommitSaved({
  commit,
  label,
  why = null,
}: {
  /** @throws ClientError where it is refused */
  commit: () => Promise<void>;
  label: string;
  /** Why it is not possible yet. */
  why?: string | null;
}) {
  const draftStore = useDraftStore();
  const say = useWords(saveWords);
  const text = useText();
  const [isCommitting, setCommitting] = useState(false);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const obstacle = draftStore.changedFiles.length > 0 ? say('unsavedFirst') : why;
  const press = async () => {
    setCommitting(true);
    setRefused(null);
    try {
      await commit();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setRefused(error);
    } finally {
      setCommitting(false);
      await draftStore.refresh();
      // A disabled button loses the focus; after a refusal it is focused again.
      if (document.activeElement === document.body) button.current?.focus();
    }
  };
  return (
    <>
      <div className={styles.submit}>
        <button
          ref={button}
          type="button"
          className="primary"
          disabled={obstacle !== null || isCommitting}
          onClick={() => void press()}
        >
          {isCommitting ? say('committing') : label}
        </button>
        {obstacle !== null && <p className={styles.why}>{obstacle}</p>}
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          {text(refused.text)}
        </p>
      )}
    </>
  );
});
