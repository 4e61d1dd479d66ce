import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { tableWords } from '../table-model/table-words.ts';
import type { CellLabel } from './cell-label.ts';
import styles from './Grid.module.css';
import marks from './GridMarks.module.css';

interface Props {
  label: CellLabel;
  /** Its row no longer matches the filters, and the cell is the one that says so. */
  isUnfit: boolean;
  /** For screen readers: the change and the problem of the cell. */
  notes: readonly (string | null | undefined)[];
}

/** A cell while it is not edited. */
export const CellContent = ({ label: { main, small }, isUnfit, notes }: Props) => (
  <>
    <span className={styles.text}>
      {main}
      {small !== '' && <small className={styles.small}> {small}</small>}
      {isUnfit && <UnfitMark />}
    </span>
    {notes.map(
      (note) =>
        note && (
          <span key={note} className="unseen">
            {note}
          </span>
        ),
    )}
  </>
);

const UnfitMark = observer(function UnfitMark() {
  const say = useWords(tableWords);
  return <small className={marks.unfit}>{say('unfit')}</small>;
});

/** Beside an id: the link to the page of the entry. */
export const EntryLink = observer(function EntryLink({ id, href }: { id: string; href: string }) {
  const say = useWords(tableWords);
  return (
    <a className={styles.open} href={href} tabIndex={-1} aria-label={say('openOne', { id })}>
      ›
    </a>
  );
});
