import { observer } from 'mobx-react-lite';
import type { Review } from '../../api/index.ts';
import { useWords } from '../language/use-words.ts';
import { refusalOf } from './ended-review.ts';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** Who has refused a review, and why; nothing where nobody has. */
export const RefusalReason = observer(function RefusalReason({
  review,
  isShort = false,
}: {
  review: Review;
  /** It is one of many: a long reason is cut, and stands whole on the page of its review. */
  isShort?: boolean;
}) {
  const say = useWords(reviewWords);
  const refusal = refusalOf(review);
  if (!refusal) return null;
  return (
    <p className={isShort ? styles.shortComment : styles.comment}>
      <strong>{say('commentOf', { who: refusal.by.name })}</strong>
      {refusal.comment}
    </p>
  );
});
