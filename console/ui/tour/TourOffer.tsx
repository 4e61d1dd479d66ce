import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './Tour.module.css';
import { tour } from './tour.ts';
import { tourJobs } from './tour-jobs.ts';
import { tourWords } from './tour-words.ts';

/** The exercises to begin with. */
export const TourOffer = observer(function TourOffer({
  onBegin,
  onDismiss,
}: {
  onBegin?: () => void;
  /** Puts the offer away; without it there is no button for that. */
  onDismiss?: () => void;
}) {
  const { undoCount } = useDraftStore();
  const say = useWords(tourWords);
  const text = useText();
  return (
    <>
      <p className={styles.note}>{say('offerNote')}</p>
      <ol className={styles.jobs}>
        {tourJobs.map((job) => (
          <li key={job.id}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                tour.begin(job, undoCount);
                onBegin?.();
              }}
            >
              {text(job.title)}
            </button>
            {tour.isFinished(job.id) && <span className={styles.finished}>✓ {say('finished')}</span>}
          </li>
        ))}
      </ol>
      {onDismiss && (
        <p className={styles.dismiss}>
          <button type="button" className="quiet" onClick={onDismiss}>
            {say('dismiss')}
          </button>
        </p>
      )}
    </>
  );
});
