import { observer } from 'mobx-react-lite';
import { useText, useWords } from '../language/use-words.ts';
import { BranchPanel } from '../remote/BranchPanel.tsx';
import { GetLatest } from '../remote/GetLatest.tsx';
import { type LoadedReviews, useReviews } from '../remote/use-reviews.ts';
import { hrefOf } from '../route/route.ts';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** `#/reviews` and `#/reviews/NAME`: drafts that were sent for review. */
export const ReviewsView = observer(function ReviewsView({ name }: { name: string | null }) {
  const say = useWords(reviewWords);
  const text = useText();
  const loaded = useReviews();
  const { answer, error } = loaded;
  return (
    <div className={styles.view}>
      {name === null && <h1>{say('title')}</h1>}
      {name !== null && (
        <p>
          <a href={hrefOf(['reviews'])}>{say('toList')}</a>
        </p>
      )}
      {error && (
        <p className={styles.note} role="alert">
          {text(error.text)}
        </p>
      )}
      {!answer && !error && <p role="status">{say('loading')}</p>}
      {answer && answer.git !== 'ok' && <p>{say(answer.git === 'none' ? 'noGit' : 'noCommit')}</p>}
      {answer?.git === 'ok' && <Found name={name} loaded={loaded} />}
    </div>
  );
});

const Found = observer(function Found({ name, loaded }: { name: string | null; loaded: LoadedReviews }) {
  const say = useWords(reviewWords);
  const { answer, set } = loaded;
  if (!answer) return null;
  const { reviews, you, remote, head } = answer;
  const who = (
    <p className="soft">{you ? say('you', { who: `${you.name} <${you.email}>` }) : say('youNobody')}</p>
  );
  if (name === null) {
    return (
      <>
        {who}
        <BranchPanel head={head} />
        {reviews.length === 0 && <p>{say('none')}</p>}
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.name} className={styles.item}>
              <ReviewHead review={review} remote={remote} level={2} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  const review = reviews.find((one) => one.name === name);
  if (!review) {
    return (
      <>
        <h1>{say('notThere', { name })}</h1>
        {remote !== null && (
          <>
            <p>{say('perhapsThere')}</p>
            <GetLatest remote={remote} />
          </>
        )}
      </>
    );
  }
  return (
    <>
      <ReviewHead review={review} remote={remote} level={1} />
      {who}
      <BranchPanel isQuiet={review.state !== 'taken'} getsLatest head={head} />
      <ReviewItem key={review.commit} review={review} remote={remote} onReviews={set} />
    </>
  );
});
