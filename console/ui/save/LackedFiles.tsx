import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { SaveResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import own from './SaveReceipt.module.css';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** The files that the commit of a save lacked, and the commit of all of them. */
export const LackedFiles = observer(function LackedFiles({
  at,
  missing,
  onCommitted,
}: {
  at: string;
  missing: readonly string[];
  onCommitted: (answer: SaveResponse) => void;
}) {
  const draftStore = useDraftStore();
  const say = useWords(saveWords);
  const text = useText();
  const [isCommitting, setCommitting] = useState(false);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasEdits = draftStore.changedFiles.length > 0;
  const commit = async () => {
    setCommitting(true);
    setRefused(null);
    try {
      onCommitted(await draftStore.client.commitSave({ at, with: [...missing] }));
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
      <p className={styles.danger}>{say('lackedFiles')}</p>
      <ul className={own.lacked}>
        {missing.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
      <div className={styles.submit}>
        <button
          ref={button}
          type="button"
          className="primary"
          disabled={hasEdits || isCommitting}
          onClick={() => void commit()}
        >
          {say(isCommitting ? 'committing' : 'commitAlong')}
        </button>
        {hasEdits && <p className={styles.why}>{say('unsavedFirst')}</p>}
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          {text(refused.text)}
        </p>
      )}
    </>
  );
});
