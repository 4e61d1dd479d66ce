import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText, useWords } from '../words.ts';
import { PasteCell } from './PasteCell.tsx';
import styles from './PasteDialog.module.css';
import { PasteFaults } from './PasteFaults.tsx';
import { pasteWords } from './paste-words.ts';
import type { Paste, PastedLine } from './use-paste.ts';

/** So many rows are shown; all are counted, and those with a fault come first. */
const mostShown = 200;

/** What scrolls has to be reached by keys. */
const scrolls = { tabIndex: 0 };

/** Row by row what is pasted; a cell with a fault is mended in its place. */
export const PastePreview = observer(function PastePreview({ paste }: { paste: Paste }) {
  const say = useWords(pasteWords);
  const text = useText();
  const id = useId();
  const { columns: all, mapping, lines, head, isMended } = paste;
  // A pasted column has no name but its place.
  const columns = mapping.map((key, at) => ({ key, at, name: `column ${at + 1}` }));
  // Who mends a row stays with it: it keeps its place when it is right.
  const wasMended = ({ at }: PastedLine) => mapping.some((_, column) => isMended(at, column));
  const isTold = (line: PastedLine) => line.planned.does === 'fails' || wasMended(line);
  const told = lines.filter(isTold);
  // For each that was mended another comes into sight.
  const most = mostShown + told.filter(wasMended).length;
  const shown = [...told, ...lines.filter((one) => !isTold(one))].slice(0, most);
  return (
    <section className={styles.preview} {...scrolls} aria-label={say('preview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('line')}</th>
            <th scope="col">{say('does')}</th>
            {told.length > 0 && (
              <th scope="col" className={styles.why}>
                {say('faults')}
              </th>
            )}
            {columns.map(({ key, at, name }) => (
              <th scope="col" key={name}>
                <select
                  aria-label={say('column', { at: at + 1, head: head[at] ?? '' })}
                  value={key ?? ''}
                  onChange={(event) => paste.map(at, event.target.value || null)}
                >
                  <option value="">{say('leaveOut')}</option>
                  {all.map((column) => (
                    <option key={column.key} value={column.key}>
                      {text(column.head)}
                    </option>
                  ))}
                </select>
                {head[at] !== undefined && <span className={styles.given}>{head[at]}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.at} className={styles[line.planned.does]}>
              <td>{line.planned.line}</td>
              <td>{say(line.planned.does)}</td>
              {told.length > 0 && (
                <td className={styles.why}>
                  <PasteFaults paste={paste} line={line} id={id} />
                </td>
              )}
              {columns.map(({ at, name }) => (
                <PasteCell key={name} paste={paste} line={line} at={at} id={id} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > shown.length && (
        <p className={styles.more}>{say('more', { count: lines.length - shown.length })}</p>
      )}
    </section>
  );
});
