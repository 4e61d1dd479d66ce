import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Review, ReviewPlanResponse, ReviewsResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EditWaysContext } from '../edit-lines/edit-ways.ts';
import { JumpLink } from '../focus/JumpLink.tsx';
import { usePastSave } from '../history/use-past-save.ts';
import { RequestedPlan } from '../impact/RequestedPlan.tsx';
import { useText, useWords } from '../language/use-words.ts';
import { branchPanelId } from '../remote/branch-panel-id.ts';
import { useBranch } from '../remote/use-branch.ts';
import { FileEditList } from '../save/FileEditList.tsx';
import { ReviewConflicts } from './ReviewConflicts.tsx';
import { ReviewPictures } from './ReviewPictures.tsx';
import styles from './Reviews.module.css';
import { reviewPlanId } from './review-plan-id.ts';
import { reviewWords } from './review-words.ts';
import { TakeReview } from './TakeReview.tsx';
import { VerdictForm } from './VerdictForm.tsx';
import { VerdictList } from './VerdictList.tsx';

const noWays = () => null;

/** One review: what it edits, whom it reaches, pages before and after, verdicts, and what can be done with it. */
export const ReviewItem = observer(function ReviewItem({
  review,
  remote,
  onReviews,
}: {
  review: Review;
  remote: string | null;
  onReviews: (answer: ReviewsResponse) => void;
}) {
  const { client } = useDraftStore();
  const say = useWords(reviewWords);
  const text = useText();
  const { name, commit, tip, message, state } = review;
  const { save, error } = usePastSave({ commit }, true);
  const [planned, setPlanned] = useState<ReviewPlanResponse | null>(null);
  const lacks = planned?.lacks ?? 0;
  const canBringIn = (useBranch().at?.behind ?? 0) > 0;
  const isTaken = state === 'taken';
  const isOver = state === 'replaced' || state === 'withdrawn';
  return (
    <>
      <section className={styles.part} aria-labelledby="review-edits">
        <h2 id="review-edits">{say('edits')}</h2>
        {error && <p className={styles.refused}>{text(error.text)}</p>}
        {!save && !error && <p className="soft">{say('loading')}</p>}
        <EditWaysContext value={noWays}>
          {save?.files.map((file) => (
            <div key={file.file}>
              <h3 className={styles.file}>{file.file}</h3>
              <FileEditList file={file.file} fileEdits={file} isDone />
            </div>
          ))}
        </EditWaysContext>
        {message !== '' && (
          <details>
            <summary>{say('sentPlan')}</summary>
            <pre className={styles.message}>{message}</pre>
          </details>
        )}
      </section>
      {!isTaken && (
        <>
          <section className={styles.part} aria-labelledby="review-pictures">
            <h2 id="review-pictures">{say('pictures')}</h2>
            {planned ? (
              <ReviewPictures name={name} planned={planned} />
            ) : (
              <p className="soft">{say('picturesLater')}</p>
            )}
          </section>
          <section className={styles.part} aria-labelledby={reviewPlanId}>
            <h2 id={reviewPlanId} tabIndex={-1}>
              {say(lacks > 0 ? 'ownPlan' : 'plan')}
            </h2>
            {lacks > 0 && (
              <p className={styles.note}>
                {say('older', { count: lacks })}{' '}
                {canBringIn && <JumpLink to={branchPanelId}>{say('toBringIn')}</JumpLink>}
              </p>
            )}
            <RequestedPlan
              asksAtOnce
              ask={async () => {
                const answer = await client.reviewPlan({ name });
                setPlanned(answer);
                return answer;
              }}
              cancel={client.cancelReviewPlan}
              words={{ ask: say('askPlan'), hide: say('hidePlan'), computing: say('planning') }}
            />
            {planned && planned.conflicts.length > 0 && <ReviewConflicts conflicts={planned.conflicts} />}
          </section>
        </>
      )}
      <section className={styles.part} aria-labelledby="review-verdicts">
        <h2 id="review-verdicts">{say('verdicts')}</h2>
        <VerdictList verdicts={review.verdicts} isOpen={state === 'open'} />
        {!isTaken && !isOver && (
          <VerdictForm key={tip} review={review} remote={remote} onReviews={onReviews} />
        )}
        {!isTaken && (!isOver || review.isOwn) && <TakeReview key={`${tip} take`} review={review} />}
      </section>
    </>
  );
});
