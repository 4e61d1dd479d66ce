import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useWords } from '../language/use-words.ts';
import edge from '../scroll/OverflowRight.module.css';
import { useIncrementalRows } from '../scroll/use-incremental-rows.ts';
import { useOverflowRight } from '../scroll/use-overflow-right.ts';
import styles from './PasteDialog.module.css';
import { PasteHead } from './PasteHead.tsx';
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
  const id = useId();
  const { context, lines } = paste;
  const box = useRef<HTMLElement>(null);
  const isBeyond = useOverflowRight(box, context.mapping);
  const { most, end } = useIncrementalRows<HTMLParagraphElement>(step);
  const { first, rest } = inPreviewOrder(lines);
  const shown = [...first.slice(0, most), ...rest.slice(0, most)].slice(0, most);
  return (
    <div className={edge.edge} data-right={isBeyond || undefined}>
      <section ref={box} className={styles.preview} {...scrolls} aria-label={say('preview')}>
        <table aria-rowcount={lines.length + 1}>
          <PasteHead paste={paste} hasFaults={first.length > 0} />
          <tbody>
            {shown.map((line) => (
              <PasteRow key={line.at} context={context} line={line} hasFaults={first.length > 0} id={id} />
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

/** The rows that have a fault, or had one: a corrected row keeps its position. Then all others. */
function inPreviewOrder(lines: readonly PastedLine[]) {
  const comesFirst = ({ planned, mended }: PastedLine) => planned.does === 'fails' || mended !== undefined;
  return { first: lines.filter(comesFirst), rest: lines.filter((one) => !comesFirst(one)) };
}
