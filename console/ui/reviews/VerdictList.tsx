import { observer } from 'mobx-react-lite';
import type { Verdict } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { describeSaveDay } from '../last-change/save-day.ts';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

const said = {
  approved: 'saysApproved',
  refused: 'saysRefused',
  withdrawn: 'saysWithdrawn',
} as const;

/** Who has approved or refused, when, and with which comment. */
export const VerdictList = observer(function VerdictList({
  verdicts,
  isOpen,
}: {
  verdicts: readonly Verdict[];
  isOpen: boolean;
}) {
  const { language } = useDraftStore();
  const say = useWords(reviewWords);
  if (verdicts.length === 0) return <p className="soft">{say(isOpen ? 'open' : 'noVerdicts')}</p>;
  return (
    <ul className={styles.verdicts}>
      {verdicts.map(({ verdict, by, at, comment, isOwn }) => (
        <li key={`${at} ${by.email}`}>
          <p>
            <strong>{say(said[verdict], { who: by.name })}</strong>{' '}
            {isOwn && verdict !== 'withdrawn' && say('ownVerdict')}{' '}
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
