import { observer } from 'mobx-react-lite';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { unwrittenWithin } from '../draft-store/unwritten-texts.ts';
import { problemCount } from '../problems/problem-count.ts';
import styles from './EntriesView.module.css';

interface Props {
  /** Those of the entry. */
  problems: readonly Problem[];
  file: string;
  /** The path of the entry in its file. */
  path: readonly (string | number)[];
}

/** The problems of an entry of a list, with what its fields have refused; notes are not red. */
export const EntryProblems = observer(function EntryProblems({ problems, file, path }: Props) {
  const draftStore = useDraftStore();
  const unwritten = unwrittenWithin(draftStore, file, path).length;
  const { count, errors, text } = problemCount(problems, draftStore.language, unwritten);
  if (count === 0) return null;
  return <span className={errors > 0 ? styles.error : styles.warning}>{text}</span>;
});
