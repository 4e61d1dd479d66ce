import { observer } from 'mobx-react-lite';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { problemCount } from '../problems/problem-count.ts';
import styles from './EntriesView.module.css';

/** The problems of an entry of a list; notes are not red. */
export const EntryProblems = observer(function EntryProblems({ problems }: { problems: readonly Problem[] }) {
  const { errors, text } = problemCount(problems, useDraftStore().language);
  return <span className={errors > 0 ? styles.error : styles.warning}>{text}</span>;
});
