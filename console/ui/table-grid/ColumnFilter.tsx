import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import type { Table } from '../table-model/table.ts';
import type { Column } from '../table-model/table-kind.ts';
import { tableWords } from '../table-model/table-words.ts';
import styles from './Grid.module.css';

/** Up to this many choices use a select; more use an input with suggestions. */
const mostPicked = 40;

/** The filter of a column: one of a few values, empty, or a part of a text. */
export const ColumnFilter = observer(function ColumnFilter({
  table,
  column,
}: {
  table: Table;
  column: Column;
}) {
  const say = useWords(tableWords);
  const { key, field, labels } = column;
  const filter = table.filters.get(key);
  const label = say('filterOf', { name: column.head[table.draftStore.language] });
  const className = `${styles.filter} ${filter ? styles.filterOn : ''}`;
  const isYes = field?.kind === 'yes';
  const choices = isYes ? ['是'] : field?.kind === 'tokens' ? [] : (field?.choices ?? []);
  if (choices.length === 0 || choices.length > mostPicked) {
    return (
      <input
        className={className}
        aria-label={label}
        placeholder={say('filter')}
        value={filter?.contains ?? filter?.has ?? ''}
        onChange={({ target }) =>
          table.setFilter(key, target.value === '' ? null : { contains: target.value })
        }
      />
    );
  }
  return (
    <select
      className={className}
      aria-label={label}
      value={filter?.is ?? '*'}
      onChange={({ target }) => table.setFilter(key, target.value === '*' ? null : { is: target.value })}
    >
      <option value="*">{say('any')}</option>
      <option value="">{isYes ? say('no') : say('emptyCell')}</option>
      {choices.map((one) => (
        <option key={one} value={String(one)}>
          {isYes ? say('yes') : labels.get(String(one)) ? `${labels.get(String(one))} ${one}` : one}
        </option>
      ))}
    </select>
  );
});
