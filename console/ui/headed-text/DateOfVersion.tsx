import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { today } from '../schema-values/today.ts';
import styles from './HeadedText.module.css';
import { headedWords } from './headed-words.ts';
import { dateKey, staleDate } from './stale-date.ts';

interface Props {
  file: string;
  /** Of the sections. */
  path: readonly (string | number)[];
}

/** Says that the text of a document has changed and its date has not, and offers the one of today. */
export const DateOfVersion = observer(function DateOfVersion({ file, path }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(headedWords);
  const open = draftStore.file(file);
  const now = today();
  const stale = open ? staleDate(open, path, now) : null;
  const write = () =>
    void draftStore.edit([{ do: 'set', file, path: [...path.slice(0, -1), dateKey], value: now }]);
  return (
    <div role="status">
      {stale !== null && (
        <p className={styles.stale}>
          {say('staleDate', { date: stale })}{' '}
          <button type="button" onClick={write}>
            {say('dateOfToday', { today: now })}
          </button>
        </p>
      )}
    </div>
  );
});
