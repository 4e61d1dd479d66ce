import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText } from '../language/use-words.ts';
import styles from './Dialog.module.css';

/** Why the console has refused an edit of the dialog: the notices of the page are behind it. */
export const DialogRefusal = observer(function DialogRefusal() {
  const { calls, connection } = useDraftStore();
  const text = useText();
  const [before] = useState(calls.lastError);
  const { lastError } = calls;
  if (!lastError || lastError === before || connection !== 'open') return null;
  return (
    <p className={styles.refusal} role="alert">
      {text(lastError.text)}
    </p>
  );
});
