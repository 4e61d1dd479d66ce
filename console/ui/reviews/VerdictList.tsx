import { observer } from 'mobx-react-lite';
import type { Verdict } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { describeSaveDay } from '../last-change/save-day.ts';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** Who has approved or refused, when, and with which comment. */
export const VerdictList = observer(function VerdictList({ verdicts }: { verdicts: readonly Verdict[] }) {
  const { language } = useDraftStore();
  const say = useWords(reviewWords);
  if (verdicts.length === 0) return <p className="soft">{say('open')}</p>;
  return (
    <ul className={styles.verdicts}>
      {verdicts.map(({ verdict, by, at, comment, isOwn }) => (
        <li key={`${at} ${by.email}`}>
          <p>
            <strong>{say(verdict === 'approved' ? 'saysApproved' : 'saysRefused', { who: by.name })}</strong>{' '}
            {isOwn && say('ownVerdict')}{' '}
            <time className="soft" dateTime={at}>
              {describeSaveDay(at, language)}
            </time>
          </p>
          {comment !== '' && <p className={styles.comment}>{comment}</p>}
        </li>
      ))}
    </ul>
  );
});
