import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useWords } from '../language/use-words.ts';
import { toggleAll } from '../table-model/selection.ts';
import type { Table } from '../table-model/table.ts';
import { idKey, isIdColumn } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import { ColumnFilter } from './ColumnFilter.tsx';
import styles from './Grid.module.css';

/** Column headers that sort, with a filter under each. */
export const GridHead = observer(function GridHead({ table, width }: { table: Table; width: number }) {
  const say = useWords(tableWords);
  const { shown: columns, viewIds, selection, sort } = table;
  const all = useRef<HTMLInputElement>(null);
  const count = viewIds.filter((id) => selection.ids.has(id)).length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = count > 0 && count < viewIds.length;
  }, [count, viewIds.length]);
  return (
    <thead className={styles.head} style={{ width }}>
      <tr aria-rowindex={1} className={styles.headRow}>
        <th scope="col" aria-colindex={1} className={`${styles.headCell} ${styles.select}`}>
          <input
            ref={all}
            type="checkbox"
            aria-label={say('chooseAll', { count: viewIds.length })}
            title={say('chooseAll', { count: viewIds.length })}
            checked={count > 0 && count === viewIds.length}
            onChange={() => table.choose(toggleAll(selection, viewIds))}
          />
        </th>
        {columns.map(({ key, head, width: own, field, derived }, at) => {
          const isSorted = sort?.key === key;
          return (
            <th
              key={key}
              scope="col"
              aria-colindex={at + 2}
              aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : 'none'}
              className={`${styles.headCell} ${key === idKey ? styles.id : ''}`}
              style={{ width: own }}
              title={
                field || derived
                  ? [field?.label ?? head, (field ?? derived)?.about]
                      .map((one) => one?.[table.draftStore.language])
                      .filter(Boolean)
                      .join(': ')
                  : undefined
              }
            >
              <button type="button" className={styles.sort} onClick={() => table.sortBy(key)}>
                <span className={styles.text}>{head[table.draftStore.language]}</span>
                <span aria-hidden="true">{isSorted ? (sort.isDown ? '↓' : '↑') : ''}</span>
              </button>
            </th>
          );
        })}
      </tr>
      <tr className={styles.filterRow}>
        <td className={`${styles.headCell} ${styles.select}`} />
        {columns.map((column) => (
          <td
            key={column.key}
            className={`${styles.headCell} ${isIdColumn(column) ? styles.id : ''}`}
            style={{ width: column.width }}
          >
            <ColumnFilter table={table} column={column} />
          </td>
        ))}
      </tr>
    </thead>
  );
});
