import { type ReactNode, useState } from 'react';
import { useWords } from '../language/use-words.ts';
import { useIncrementalRows } from '../scroll/use-incremental-rows.ts';
import styles from './ImpactView.module.css';
import { impactWords } from './impact-words.ts';

/** Changes rendered at first, and added by scrolling: an edit of one row can have thousands. */
const step = 50;

interface FoldedChangesProps<Change> {
  heading: string;
  changes: readonly Change[];
  /** Index of the selected change; -1: none of these, or one that is visible elsewhere too. */
  selected: number;
  /** The list of some changes. */
  listed: (some: readonly Change[]) => ReactNode;
}

/** Changes that are rendered when their heading is pressed. */
export function FoldedChanges<Change>({ heading, ...rows }: FoldedChangesProps<Change>) {
  const [wasOpened, setOpened] = useState(false);
  const isSelected = rows.selected >= 0;
  return (
    <details className={styles.more} open={isSelected || undefined} onToggle={() => setOpened(true)}>
      <summary>{heading}</summary>
      {(wasOpened || isSelected) && <Rows {...rows} />}
    </details>
  );
}

function Rows<Change>({ changes, selected, listed }: Omit<FoldedChangesProps<Change>, 'heading'>) {
  const say = useWords(impactWords);
  const { most, end } = useIncrementalRows<HTMLParagraphElement>(step);
  const rendered = changes.slice(0, Math.max(most, selected + 1));
  const left = changes.length - rendered.length;
  return (
    <>
      {listed(rendered)}
      {left > 0 && <p ref={end}>{say('moreRows', { count: left })}</p>}
    </>
  );
}
