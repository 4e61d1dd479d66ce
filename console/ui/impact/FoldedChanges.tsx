import { type ReactNode, useState } from 'react';
import { useWords } from '../language/use-words.ts';
import styles from './ImpactView.module.css';
import { impactWords } from './impact-words.ts';

/** Number of changes that are shown at once: an edit of one row can have thousands. */
const pageSize = 50;

interface FoldedChangesProps<Change> {
  heading: string;
  changes: readonly Change[];
  /** Index of the selected change; -1: none of these, or one that is visible elsewhere too. */
  selected: number;
  /** The list of some changes. */
  listed: (some: readonly Change[]) => ReactNode;
}

/** Changes that are rendered when their heading is pressed, a page at a time. */
export function FoldedChanges<Change>({ heading, changes, selected, listed }: FoldedChangesProps<Change>) {
  const say = useWords(impactWords);
  const [isOpen, setOpen] = useState(false);
  const [limit, setLimit] = useState(pageSize);
  const visible = Math.max(limit, selected + 1);
  const left = changes.length - visible;
  return (
    <details
      className={styles.more}
      open={isOpen || selected >= 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{heading}</summary>
      {(isOpen || selected >= 0) && (
        <>
          {listed(changes.slice(0, visible))}
          {left > 0 && (
            <button type="button" onClick={() => setLimit(visible + pageSize)}>
              {say('moreRows', { count: Math.min(pageSize, left), left })}
            </button>
          )}
        </>
      )}
    </details>
  );
}
