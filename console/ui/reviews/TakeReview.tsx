import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Review, ReviewConflict } from '../../api/index.ts';
import type { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf, navigate } from '../route/route.ts';
import { commitChoiceOf } from '../save/commit-choice.ts';
import { draftReviewOf } from './draft-review.ts';
import { Refusal } from './Refusal.tsx';
import { ReviewConflicts } from './ReviewConflicts.tsx';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/**
 * Takes an approved review into the draft, from where it is saved and committed; or one that nobody has approved, or that
 * cannot be merged any more, back into the draft of its author.
 */
export const TakeReview = observer(function TakeReview({
  review: { name, title, author, state, isOwn, isInDraft },
}: {
  review: Review;
}) {
  const draftStore = useDraftStore();
  const say = useWords(reviewWords);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isApproved = state === 'approved';
  if (!isApproved && !isOwn) return <p className="soft">{say('takeNot')}</p>;
  // It is mended there, and sent again.
  if (!isApproved && isInDraft) return null;
  const take = async (goesBack: boolean, keepsCurrent = false) => {
    if (isBusy) return;
    setBusy(true);
    const error = await draftStore.change((client) =>
      goesBack ? client.takeReviewBack({ name, keepsCurrent }) : client.takeReview({ name }),
    );
    setBusy(false);
    setRefused(error);
    if (error) {
      // The reason stands here, with the places.
      draftStore.calls.dismissError();
      return;
    }
    if (goesBack) {
      // Sent again, it has the same title.
      const next = draftReviewOf(draftStore);
      next.call(title);
      next.replace(name, true);
      navigate(hrefOf(['save']));
      return;
    }
    const wish = commitChoiceOf(draftStore);
    wish.want(true);
    if (wish.message.trim() === '') wish.say(title);
    navigate(hrefOf(['save']));
  };
  const conflicts: readonly ReviewConflict[] =
    refused?.body?.error === 'review-conflict' && 'conflicts' in refused.body
      ? (refused.body.conflicts as ReviewConflict[])
      : [];
  return (
    <div className={styles.form}>
      <p>{say(isApproved ? 'takeAbout' : 'takeBackAbout', { name })}</p>
      <div className={styles.ways}>
        <button
          type="button"
          className={isApproved ? 'primary' : undefined}
          aria-disabled={isBusy || undefined}
          onClick={() => void take(!isApproved)}
        >
          {say(isBusy ? 'taking' : isApproved ? 'take' : 'takeBack')}
        </button>
      </div>
      {conflicts.length === 0 && <Refusal refused={refused} />}
      {conflicts.length > 0 && (
        <div role="alert">
          <ReviewConflicts conflicts={conflicts} />
        </div>
      )}
      {conflicts.length > 0 && !isOwn && <p>{say('takeByAuthor', { author: author.name })}</p>}
      {conflicts.length > 0 && isOwn && (
        <>
          <p>{say('takeBackRestAbout')}</p>
          <div className={styles.ways}>
            <button type="button" onClick={() => void take(true, true)}>
              {say('takeBackRest')}
            </button>
          </div>
        </>
      )}
    </div>
  );
});
