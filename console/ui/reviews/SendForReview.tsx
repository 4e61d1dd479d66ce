import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Review, SentReviewResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { diskValue } from '../draft-store/disk-value.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { PushToo } from '../remote/PushToo.tsx';
import { pushOf } from '../remote/pushes.ts';
import { tellOfRemote } from '../remote/remote-news.ts';
import { useReviews } from '../remote/use-reviews.ts';
import { useShortWait } from '../remote/use-short-wait.ts';
import { hrefOf } from '../route/route.ts';
import { commitChoiceOf } from '../save/commit-choice.ts';
import { draftReviewOf } from './draft-review.ts';
import { EndedReview } from './EndedReview.tsx';
import { isEnded, isReplaced, isRunning } from './ended-review.ts';
import { LastPush } from './LastPush.tsx';
import { pushReview } from './push-review.ts';
import { Refusal } from './Refusal.tsx';
import styles from './Reviews.module.css';
import { nameOfBranch, reviewNameFor } from './review-name.ts';
import { sendWords } from './review-words.ts';
import { SentReview } from './SentReview.tsx';

/** For the list of reviews, which says whether there is a remote, ms. */
const longestWait = 2000;

/** Sends the draft to a branch of its own, for somebody else to review; and what came of the last one's push. */
export const SendForReview = observer(function SendForReview() {
  const draftStore = useDraftStore();
  const say = useWords(sendWords);
  const id = useId();
  const asked = draftReviewOf(draftStore);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const { version, sent } = asked;
  const reviews = useReviews(asked.isOpen || sent !== null, sent?.commit);
  const before = reviews.answer?.reviews.find(({ branch }) => branch === sent?.branch);
  const isSentDraft = sent !== null && version === draftStore.version;
  const ended = before && isEnded(before, isSentDraft) ? before : null;
  const replaceable = (reviews.answer?.reviews ?? []).filter(
    ({ isOwn, state }) => isOwn && (state === 'open' || state === 'refused'),
  );
  // Their texts differ from the last commit by more than the draft.
  const along = (reviews.answer?.uncommitted ?? []).filter((file) => draftStore.filesToSave.includes(file));
  // Sent again, it has the same title.
  const title = asked.title ?? ended?.title ?? '';
  const suggested = useSuggestedName(reviews.answer?.reviews ?? [], sent?.branch);
  const name = asked.name ?? suggested;
  const { remote = null } = reviews.answer ?? {};
  // A list that is slow, or does not come, keeps nobody from sending.
  const isWaiting = useShortWait(asked.isOpen && !reviews.answer && !reviews.error, longestWait);
  // Before the list has come, what was chosen for the last one counts.
  const pushes = asked.pushes && (remote !== null || !reviews.answer);
  const send = async (along: readonly string[] = []) => {
    if (isSending || isWaiting || title.trim() === '' || name === '') return;
    setSending(true);
    setRefused(null);
    let done: SentReviewResponse | null = null;
    try {
      // Another window may edit meanwhile: what it edits is not sent.
      const { language, client, version: current } = draftStore;
      // Before the list has come, what was taken back is replaced all the same.
      const replaces = reviews.answer
        ? replaceable.filter((one) => isReplaced(one, asked.replaces)).map((one) => one.name)
        : [...asked.replaces].filter(([, isTicked]) => isTicked).map(([one]) => one);
      done = await client.sendReview({
        version: current,
        name,
        title,
        replaces,
        with: [...along],
        lang: language,
      });
      asked.done(done, current);
      // That of an earlier branch of this name.
      pushOf(draftStore, done.branch).forget();
      void tellOfRemote();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setRefused(error);
    } finally {
      setSending(false);
    }
    if (done && pushes) await pushReview(draftStore, done.branch, done.commit);
  };
  if (!draftStore.state?.git) return null;
  const last = sent && <LastPush sent={sent} review={before} remote={remote} />;
  // What has become of it is not known yet.
  if (isSentDraft && !reviews.answer && !reviews.error) return last;
  if (draftStore.changedFiles.length === 0) return last;
  if (isSentDraft && !ended) return <SentReview sent={sent} review={before} remote={remote} />;
  return (
    <>
      {ended ? <EndedReview review={ended} remote={remote} /> : last}
      <details
        className={styles.send}
        open={asked.isOpen}
        onToggle={({ currentTarget }) => asked.open(currentTarget.open)}
      >
        <summary>{say('send')}</summary>
        <form
          className={styles.form}
          aria-label={say('title')}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{say('about', { name: name || '…' })}</p>
          {along.length > 0 && <p className="notice">{say('along', { files: along.join(', ') })}</p>}
          {sent && (!before || isRunning(before)) && (
            <p>
              {say('sentBefore')} <a href={hrefOf(['reviews', nameOfBranch(sent.branch)])}>{sent.branch}</a>
            </p>
          )}
          <label>
            {say('titleField')}
            <input
              required
              maxLength={200}
              value={title}
              placeholder={commitChoiceOf(draftStore).message}
              onChange={({ target }) => asked.call(target.value)}
            />
          </label>
          <label>
            {say('nameField')}
            <input
              required
              pattern="[a-z0-9][a-z0-9\-]{0,40}"
              aria-describedby={id}
              autoComplete="off"
              spellCheck={false}
              value={name}
              onChange={({ target }) => asked.nameIt(target.value)}
            />
          </label>
          <p id={id} className="soft">
            {say('nameAbout')}
          </p>
          {replaceable.length > 0 && (
            <fieldset className={styles.replaces}>
              <legend>{say('replaces')}</legend>
              {replaceable.map((review) => (
                <label key={review.name}>
                  <input
                    type="checkbox"
                    checked={isReplaced(review, asked.replaces)}
                    onChange={({ target }) => asked.replace(review.name, target.checked)}
                  />{' '}
                  {review.title} <code>{review.branch}</code>
                </label>
              ))}
            </fieldset>
          )}
          <PushToo
            answer={reviews.answer}
            branch={`review/${name || '…'}`}
            isChosen={asked.pushes}
            onChoose={(isChosen) => asked.push(isChosen)}
          />
          <div className={styles.ways}>
            <button type="submit" aria-disabled={isSending || isWaiting || undefined}>
              {isSending
                ? say('sending')
                : say(pushes && remote !== null ? 'submitPush' : 'submit', { remote: remote ?? '' })}
            </button>
            <p className="soft" role="status">
              {isSending && say('sendingAbout')}
            </p>
          </div>
          <Refusal refused={refused} />
          {refused?.body?.error === 'review-needs' && 'missing' in refused.body && (
            <SendAlong missing={refused.body.missing} onSend={(files) => void send(files)} />
          )}
        </form>
      </details>
    </>
  );
});

/** Sends the draft again, with the uncommitted changes that it needs. */
const SendAlong = observer(function SendAlong({
  missing,
  onSend,
}: {
  missing: readonly string[];
  onSend: (files: readonly string[]) => void;
}) {
  const say = useWords(sendWords);
  return (
    <div className={styles.ways}>
      <button type="button" onClick={() => onSend(missing)}>
        {say('sendAlong')}
      </button>
    </div>
  );
});

/** A short name that the change suggests, and no other review has. To be called in an observer. */
function useSuggestedName(reviews: readonly Review[], sent = ''): string {
  const draftStore = useDraftStore();
  const changed = draftStore.changedFiles.map((file) => {
    const open = draftStore.file(file);
    return { file, value: open?.value, disk: open && diskValue(open) };
  });
  const taken = [...reviews.map(({ branch }) => branch), sent].map(nameOfBranch);
  return reviewNameFor(changed, new Set(taken), draftReviewOf(draftStore).openedAt);
}
