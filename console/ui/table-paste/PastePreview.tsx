import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useText, useWords } from '../language/use-words.ts';
import edge from '../scroll/OverflowRight.module.css';
import { useIncrementalRows } from '../scroll/use-incremental-rows.ts';
import { useOverflowRight } from '../scroll/use-overflow-right.ts';
import styles from './PasteDialog.module.css';
import { PasteRow } from './PasteRow.tsx';
import { pasteWords } from './paste-words.ts';
import type { Paste, PastedLine } from './use-paste.ts';

/** Rows rendered at first, and added by scrolling. */
const step = 40;

/** A scrolling container has to be reachable by the keyboard. */
const scrolls = { tabIndex: 0 };

/** The pasted rows, those with a fault first; a cell with a fault is corrected in its place. */
export const PastePreview = observer(function PastePreview({ paste }: { paste: Paste }) {
  const say = useWords(pasteWords);
  const text = useText();
  const id = useId();
  const { context, lines, head } = paste;
  // A pasted column is identified by its position.
  const pastedColumns = context.mapping.map((key, at) => ({ key, at, name: `column ${at + 1}` }));
  const box = useRef<HTMLElement>(null);
  const isBeyond = useOverflowRight(box, context.mapping);
  const { most, end } = useIncrementalRows<HTMLParagraphElement>(step);
  // A corrected row keeps its position.
  const comesFirst = ({ planned, mended }: PastedLine) => planned.does === 'fails' || mended !== undefined;
  const items = lines.filter(comesFirst);
  const shown = [...items.slice(0, most), ...lines.filter((one) => !comesFirst(one)).slice(0, most)].slice(
    0,
    most,
  );
  return (
    <div className={edge.edge} data-right={isBeyond || undefined}>
      <section ref={box} className={styles.preview} {...scrolls} aria-label={say('preview')}>
        <table aria-rowcount={lines.length + 1}>
          <thead>
            <tr>
              <th scope="col">{say('line')}</th>
              <th scope="col">{say('does')}</th>
              {items.length > 0 && (
                <th scope="col" className={styles.why}>
                  {say('faults')}
                </th>
              )}
              {pastedColumns.map(({ key, at, name }) => (
                <th scope="col" key={name}>
                  <select
                    aria-label={say('column', { at: at + 1, head: head[at] ?? '' })}
                    value={key ?? ''}
                    onChange={(event) => paste.map(at, event.target.value || null)}
                  >
                    <option value="">{say('leaveOut')}</option>
                    {context.columns.map((column) => (
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
              <PasteRow key={line.at} context={context} line={line} hasFaults={items.length > 0} id={id} />
            ))}
          </tbody>
        </table>
        {lines.length > shown.length && (
          <p ref={end} className={styles.more}>
            {say('more', { count: lines.length - shown.length })}
          </p>
        )}
      </section>
      {isBeyond && (
        <button
          type="button"
          className={edge.beyond}
          tabIndex={-1}
          onClick={() => box.current?.scrollBy({ left: box.current.clientWidth / 2, behavior: 'smooth' })}
        >
          {say('beyond')} ›
        </button>
      )}
    </div>
  );
});
