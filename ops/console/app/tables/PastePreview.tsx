import { observer } from 'mobx-react-lite';
import { useText, useWords } from '../words.ts';
import type { Mapping } from './mapping.ts';
import styles from './PasteDialog.module.css';
import type { PastedRow } from './paste-plan.ts';
import { pasteWords } from './paste-words.ts';
import type { Table } from './table.ts';

interface Props {
  table: Table;
  head: readonly string[];
  cells: readonly (readonly string[])[];
  mapping: Mapping;
  planned: readonly PastedRow[];
  onMap: (at: number, key: string | null) => void;
}

/** So many rows are shown; all are counted, and those with a fault come first. */
const mostShown = 200;

/** What scrolls has to be reached by keys. */
const scrolls = { tabIndex: 0 };

export const PastePreview = observer(function PastePreview(props: Props) {
  const { table, head, cells, mapping, planned, onMap } = props;
  const say = useWords(pasteWords);
  const text = useText();
  // A pasted column has no name but its place.
  const columns = mapping.map((key, at) => ({ key, at, name: `column ${at + 1}` }));
  const rows = planned.map((row, at) => ({ row, cells: cells[at] ?? [] }));
  const failing = rows.filter(({ row }) => row.does === 'fails');
  const shown = [...failing, ...rows.filter(({ row }) => row.does !== 'fails')].slice(0, mostShown);
  return (
    <section className={styles.preview} {...scrolls} aria-label={say('preview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('line')}</th>
            <th scope="col">{say('does')}</th>
            {columns.map(({ key, at, name }) => (
              <th scope="col" key={name}>
                <select
                  aria-label={say('column', { at: at + 1, head: head[at] ?? '' })}
                  value={key ?? ''}
                  onChange={(event) => onMap(at, event.target.value || null)}
                >
                  <option value="">{say('leaveOut')}</option>
                  {table.columns.map((column) => (
                    <option key={column.key} value={column.key}>
                      {text(column.head)}
                    </option>
                  ))}
                </select>
                {head[at] !== undefined && <span className={styles.given}>{head[at]}</span>}
              </th>
            ))}
            <th scope="col">{say('faults')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, cells: own }) => (
            <tr key={row.line} className={styles[row.does]}>
              <td>{row.line}</td>
              <td>{say(row.does)}</td>
              {columns.map(({ key, at, name }) => (
                <td
                  key={name}
                  className={
                    key === null
                      ? styles.left
                      : row.faults.has(key)
                        ? styles.fault
                        : row.changed.has(key)
                          ? styles.new
                          : ''
                  }
                >
                  {own[at]}
                </td>
              ))}
              <td className={styles.why}>
                {[...row.faults].map(([key, fault]) => (
                  <div key={key}>
                    {nameOf(table, key, text)}
                    {text(fault)}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostShown && (
        <p className={styles.more}>{say('more', { count: rows.length - mostShown })}</p>
      )}
    </section>
  );
});

function nameOf(table: Table, key: string, text: ReturnType<typeof useText>): string {
  const head = table.columns.find((one) => one.key === key)?.head;
  return head ? `${text(head)}: ` : '';
}
