import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { hrefOf, useRoute } from '../route/route.ts';
import styles from './Tour.module.css';
import { tour } from './tour.ts';
import { tourJobs } from './tour-jobs.ts';
import { tourWords } from './tour-words.ts';
import { useTourProgress } from './use-tour-progress.ts';

/** The open exercise, above the view in which it is done. */
export const TourBar = observer(function TourBar() {
  const { undoCount } = useDraftStore();
  const say = useWords(tourWords);
  const text = useText();
  const { path } = useRoute();
  useTourProgress();
  const { job, at } = tour;
  if (!job) return null;
  const step = job.steps[at];
  const left = tour.editsOf(undoCount);
  const following = tourJobs.find(({ id }) => !tour.isFinished(id));
  return (
    <section className={styles.bar} aria-label={say('exercise')}>
      <div className={styles.what}>
        <p className={styles.title}>{text(job.title)}</p>
        <ol className={styles.steps} aria-hidden="true">
          {job.steps.map(({ does }, index) => (
            <li key={does.en} data-done={index < at || undefined} data-current={index === at || undefined} />
          ))}
        </ol>
      </div>
      <p className={styles.does} role="status">
        {step ? (
          <>
            <b>{say('stepOf', { at: at + 1, count: job.steps.length })}</b> {text(step.does)}
          </>
        ) : (
          <>
            {say('allDone')} {left === 0 && say('untouched')}
          </>
        )}
      </p>
      <div className={styles.actions}>
        {step && step.view !== path[0] && <a href={hrefOf([step.view])}>{say('goThere')}</a>}
        {!step && following && (
          <button type="button" onClick={() => tour.begin(following, undoCount)}>
            {say('next', { title: text(following.title) })}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => tour.end()}>
          {step && left > 0 ? say('endWithEdits', { count: left }) : say('end')}
        </button>
      </div>
    </section>
  );
});
