import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import type { Table } from '../table-model/table.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './TableView.module.css';

/** Texts of table cells that are not valid and therefore not in the draft: a save would leave them out. */
export const InvalidCellsNotice = observer(function InvalidCellsNotice({ table }: { table: Table }) {
  const say = useWords(tableWords);
  const { unwritten, kind, draftStore } = table;
  const [first] = unwritten;
  if (!first) return null;
  return (
    <p className={styles.broken} role="alert">
      {say('unwritten', { title: kind.title[draftStore.language], count: unwritten.length })}{' '}
      <a href={hrefOf([kind.view], { at: first.id, column: first.key })} onClick={() => table.goTo(first)}>
        {say('toUnwritten')}
      </a>
    </p>
  );
});
