import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { layoutWords } from '../layout/layout-words.ts';
import type { SkippedRows } from '../table-model/paste-result.ts';
import type { Table } from '../table-model/table.ts';
import { pasteWords } from '../table-paste/paste-words.ts';
import styles from './TableView.module.css';

/** The result of a paste, until the next step; the rows that were left out, until they are settled. */
export const PasteNotice = observer(function PasteNotice({
  table: { paste, draftStore },
  onLeft,
}: {
  table: Table;
  onLeft: (left: SkippedRows) => void;
}) {
  const say = useWords(pasteWords);
  const sayLayout = useWords(layoutWords);
  const { left, news } = paste;
  const done = news?.version === draftStore.version ? news.done : null;
  if (!done && !left) return null;
  return (
    <div className={styles.pasted} role="status">
      <p>
        {done && say('done', { adds: done.adds, changes: done.changes })}{' '}
        {left && say('doneWithout', { fails: left.fails })}
      </p>
      {left && (
        <button type="button" onClick={() => onLeft(left)}>
          {say('toLeft', { fails: left.fails })}
        </button>
      )}
      <button type="button" className="quiet" onClick={() => paste.putAway()}>
        {sayLayout('close')}
      </button>
    </div>
  );
});
