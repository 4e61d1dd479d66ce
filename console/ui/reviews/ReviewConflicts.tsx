import { observer } from 'mobx-react-lite';
import type { ReviewConflict } from '../../api/index.ts';
import { conflictPlace } from '../conflicts/conflict-place.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { FieldValue } from '../value-display/FieldValue.tsx';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** The places that both the review and the config have changed, with both values. */
export const ReviewConflicts = observer(function ReviewConflicts({
  conflicts,
}: {
  conflicts: readonly ReviewConflict[];
}) {
  const draftStore = useDraftStore();
  const say = useWords(reviewWords);
  return (
    <div className={styles.note}>
      <p>{say('conflicts')}</p>
      <ul>
        {conflicts.map(({ file, path, ours, theirs }) => {
          if (path.length === 0) return <li key={file}>{`${file} · ${say('wholeFile')}`}</li>;
          const { name, field } = conflictPlace(file, path, draftStore);
          const shown = (value: unknown) =>
            value === undefined ? say('missing') : <FieldValue field={field} value={value} />;
          return (
            <li key={`${file} ${path.join('/')}`}>
              <strong>{name}</strong>
              <p>
                {say('inReview')}
                {shown(ours)}
              </p>
              <p>
                {say('inConfig')}
                {shown(theirs)}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
});
