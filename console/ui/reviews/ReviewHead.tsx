import { observer } from 'mobx-react-lite';
import type { Review } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { JumpLink } from '../focus/JumpLink.tsx';
import { useWords } from '../language/use-words.ts';
import { describeSaveDay } from '../last-change/save-day.ts';
import { branchPanelId } from '../remote/branch-panel-id.ts';
import { hrefOf } from '../route/route.ts';
import { draftReviewOf } from './draft-review.ts';
import { isRunning } from './ended-review.ts';
import { nextStep } from './next-step.ts';
import { PushReview } from './PushReview.tsx';
import { RefusalReason } from './RefusalReason.tsx';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** Leads to the form that sends the draft again, under the same title. */
const SendAgain = observer(function SendAgain({ title }: Pick<Review, 'title'>) {
  const next = draftReviewOf(useDraftStore());
  const say = useWords(reviewWords);
  const begin = () => {
    next.open(true);
    if ((next.title ?? '').trim() === '') next.call(title);
  };
  return (
    <a href={hrefOf(['save'])} onClick={begin}>
      {say('toSend')}
    </a>
  );
});

/** Title, author, time, branch and state, what is to be done next, and the push where that is it. */
export const ReviewHead = observer(function ReviewHead({
  review,
  remote,
  level,
}: {
  review: Review;
  remote: string | null;
  level: 1 | 2;
}) {
  const { language } = useDraftStore();
  const say = useWords(reviewWords);
  const { name, title, author, at, branch, state, isOwn, isPushed } = review;
  const Heading = `h${level}` as const;
  const next = nextStep(review, remote);
  return (
    <div className={styles.head}>
      <Heading className={styles.title}>
        {level === 1 ? title : <a href={hrefOf(['reviews', name])}>{title}</a>}{' '}
        <span className={styles.state} data-state={state}>
          {say(state)}
        </span>
      </Heading>
      <p className={styles.who}>
        <strong>{author.name}</strong>
        {isOwn && say('own')} · <time dateTime={at}>{describeSaveDay(at, language)}</time> ·{' '}
        <code>{branch}</code>
      </p>
      <RefusalReason review={review} isShort={level === 2} />
      {review.replacedBy !== null && (
        <p>
          {say('replacedBy')}
          <a href={hrefOf(['reviews', review.replacedBy])}>{review.replacedBy}</a>
        </p>
      )}
      {review.replaces.length > 0 && (
        <p>
          {say('takesPlaceOf')}
          {review.replaces.map((earlier, at) => (
            <span key={earlier}>
              {at > 0 && (language === 'zh' ? '、' : ', ')}
              <a href={hrefOf(['reviews', earlier])}>{earlier}</a>
            </span>
          ))}
        </p>
      )}
      {next && (
        <p>
          {say(next, { remote: remote ?? '', author: author.name })}{' '}
          {next === 'nextMendDraft' && <SendAgain title={title} />}
          {(next === 'nextPushTaken' || next === 'nextBringIn') && (
            <JumpLink to={branchPanelId}>{say(next === 'nextPushTaken' ? 'toBranch' : 'toBringIn')}</JumpLink>
          )}
        </p>
      )}
      {remote !== null && state !== 'taken' && (
        <>
          {level === 1 && isPushed && (
            <p className="soft">
              {say('isPushed', { remote })} {isRunning(review) && say('canRequest')}
            </p>
          )}
          <PushReview review={review} remote={remote} isOneOfMany={level === 2} />
        </>
      )}
      {remote === null && state !== 'taken' && level === 1 && <p className="soft">{say('noRemote')}</p>}
    </div>
  );
});
