import styles from './EntriesView.module.css';
import type { EntryKind } from './entry-kind.ts';

interface Props {
  kind: EntryKind;
  id: string;
  entry: unknown;
}

/** What an entry is called: hosts are known by their domain, brands and variants by their name. */
const namesOf = ({ kind, id, entry }: Props): [title: string, other: string] => {
  const name = kind.nameOf(id, entry);
  return kind.one === 'host' || name === '' ? [id, name] : [name, id];
};

/** An entry in the list. */
export function EntryName(props: Props) {
  const [title, other] = namesOf(props);
  return (
    <>
      <strong>{title}</strong>
      <span className={styles.name}>{other}</span>
    </>
  );
}

/** The heading of the entry that is open. */
export function EntryTitle(props: Props) {
  const [title, other] = namesOf(props);
  return (
    <h1>
      {title} {other !== '' && <small className={styles.other}>{other}</small>}
    </h1>
  );
}
