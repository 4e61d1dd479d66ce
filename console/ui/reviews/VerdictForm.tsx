import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import type { Review, ReviewsResponse, VerdictRequest } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { keptTexts } from '../outbox/kept-texts.ts';
import { tellOfRemote } from '../remote/remote-news.ts';
import { Refusal } from './Refusal.tsx';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** Approves or refuses; the author is told that somebody else has to. */
export const VerdictForm = observer(function VerdictForm({
  review,
  remote,
  onReviews,
}: {
  review: Review;
  /** Where others get the verdict from; null without a remote. */
  remote: string | null;
  onReviews: (answer: ReviewsResponse) => void;
}) {
  const { client } = useDraftStore();
  const say = useWords(reviewWords);
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const [isSending, setSending] = useState(false);
  const { name, tip } = review;
  // Another view, or a newer verdict, loses none.
  const place = `comment ${name}`;
  const comment = keptTexts.at(place) ?? '';
  const decide = async (verdict: VerdictRequest['verdict']) => {
    if (isSending) return;
    if (verdict === 'refused' && comment.trim() === '') {
      input.current?.focus();
      return;
    }
    setSending(true);
    setRefused(null);
    try {
      const answer = await client.giveVerdict({ name, tip, verdict, comment });
      keptTexts.keep(place, null);
      onReviews(answer);
      // The navigation counts those that wait.
      void tellOfRemote();
      // The form begins anew with the verdict: the focus would fall back to the top of the page.
      setTimeout(() => document.getElementById('main')?.focus());
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setRefused(error);
    } finally {
      setSending(false);
    }
  };
  if (review.isOwn) {
    return (
      <>
        {review.state === 'open' && <p className={styles.note}>{say('isOwn', { name })}</p>}
        <p className="soft">{say('withdrawAbout')}</p>
        <div className={styles.ways}>
          <button
            type="button"
            aria-disabled={isSending || undefined}
            onClick={() => void decide('withdrawn')}
          >
            {say('withdraw')}
          </button>
        </div>
        <Refusal refused={refused} />
      </>
    );
  }
  return (
    <div className={styles.form}>
      <label>
        {say('comment')}
        <textarea
          ref={input}
          rows={3}
          aria-describedby={id}
          value={comment}
          onChange={({ target }) => keptTexts.keep(place, target.value)}
        />
      </label>
      <p id={id} className="soft">
        {say('commentAbout')}
      </p>
      <div className={styles.ways}>
        <button type="button" aria-disabled={isSending || undefined} onClick={() => void decide('approved')}>
          {say('approve')}
        </button>
        <button
          type="button"
          className="danger"
          aria-disabled={isSending || comment.trim() === '' || undefined}
          onClick={() => void decide('refused')}
        >
          {say('refuse')}
        </button>
      </div>
      {remote !== null && (
        <p className="soft">{say('verdictIsHere', { remote, author: review.author.name })}</p>
      )}
      <Refusal refused={refused} />
    </div>
  );
});
