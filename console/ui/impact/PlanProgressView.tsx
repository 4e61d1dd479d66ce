import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { type DraftStore, useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { describeComparison, describeEarlyResult } from './describe-progress.ts';
import { impactWords } from './impact-words.ts';
import styles from './PlanProgressView.module.css';

/** Interval of the announcements to screen readers, ms: the text itself changes every second. */
const announceInterval = 6000;

/** While a plan is computed: what is compared, for how long, and the first results. */
export const PlanProgressView = observer(function PlanProgressView({ isOver }: { isOver: boolean }) {
  const draftStore = useDraftStore();
  const say = useWords(impactWords);
  const { planning, version } = draftStore;
  // Progress of an older draft says nothing about this one.
  const current = planning?.progress.version === version ? planning : null;
  const seconds = useSeconds(version, current);
  const progress = current?.progress ?? notStarted;
  const compared = describeComparison(progress, draftStore);
  const early = describeEarlyResult(progress, draftStore);
  const elapsed = seconds > 0 ? say('elapsed', { seconds }) : '';
  const below = isOver ? say('asOfBefore') : '';
  const announced = useAnnouncement([compared, elapsed, early, below].filter(Boolean).join(' · '));
  return (
    <div className={styles.planning}>
      {/* Changes every second, so it is hidden from screen readers: the live region below announces it. */}
      <div className={styles.visible} aria-hidden="true">
        <p>
          <span className={styles.turning} />
          {compared}
          {elapsed !== '' && <span className={styles.seconds}> · {elapsed}</span>}
        </p>
        {early !== '' && <p className={styles.early}>{early}</p>}
        {isOver && <p className={styles.seconds}>{below}</p>}
      </div>
      <p className="unseen" aria-live="polite">
        {announced}
      </p>
    </div>
  );
});

const notStarted = { stage: 'all', edit: null, at: 0, count: 0, early: null } as const;

/** Seconds since the plan was started: as last reported by the server, and the time since then. */
function useSeconds(version: number, current: DraftStore['planning']): number {
  const began = useRef({ version, at: performance.now() });
  if (began.current.version !== version) began.current = { version, at: performance.now() };
  if (current) began.current.at = current.receivedAt - current.progress.ms;
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((performance.now() - began.current.at) / 1000));
}

/** The text as it was at the last announcement. */
function useAnnouncement(text: string): string {
  const newest = useRef(text);
  newest.current = text;
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const timer = setInterval(() => setAnnounced(newest.current), announceInterval);
    return () => clearInterval(timer);
  }, []);
  return announced;
}
