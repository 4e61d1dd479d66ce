import { observer } from 'mobx-react-lite';
import type { SaveResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { CommitSaved } from './CommitSaved.tsx';
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
  const { client } = useDraftStore();
  const say = useWords(saveWords);
  return (
    <>
      <p className={styles.danger}>{say('lackedFiles')}</p>
      <ul className={own.lacked}>
        {missing.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
      <CommitSaved
        label={say('commitAlong')}
        commit={async () => onCommitted(await client.commitSave({ at, with: [...missing] }))}
      />
    </>
  );
});
