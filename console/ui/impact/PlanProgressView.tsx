import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { PlanProgress } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { describeComparison, describeEarlyResult } from './describe-progress.ts';
import { impactWords } from './impact-words.ts';
import styles from './PlanProgressView.module.css';

/** So seldom is it read out which edit is compared: whoever listens has other things to hear. */
const aloudEvery = 6000;

/** While a plan is made: what is compared now and for how long, and what is known by then. */
export const PlanProgressView = observer(function PlanProgressView({ isOver }: { isOver: boolean }) {
  const draftStore = useDraftStore();
  const say = useWords(impactWords);
  const { planning, version } = draftStore;
  // What is heard of an older draft says nothing of this one.
  const current = planning?.told.version === version ? planning : null;
  const seconds = useSeconds(version, current);
  const told = current?.told ?? { stage: 'all' as const, edit: null, at: 0 as const, count: 0, early: null };
  const compared = describeComparison(told, draftStore);
  const early = describeEarlyResult(told, draftStore);
  const elapsed = seconds > 0 ? say('elapsed', { seconds }) : '';
  const below = isOver ? say('asOfBefore') : '';
  const aloud = useAloud([compared, elapsed, early, below].filter(Boolean).join(' · '));
  return (
    <div className={styles.planning}>
      {/* It changes every second: who listens hears it from below, now and then. */}
      <div className={styles.seen} aria-hidden="true">
        <p>
          <span className={styles.turning} />
          {compared}
          {elapsed !== '' && <span className={styles.seconds}> · {elapsed}</span>}
        </p>
        {early !== '' && <p className={styles.early}>{early}</p>}
        {isOver && <p className={styles.seconds}>{below}</p>}
      </div>
      <p className="unseen" aria-live="polite">
        {aloud}
      </p>
    </div>
  );
});

/** How long it has taken: what the console said when it was last heard, and what has passed since. */
function useSeconds(version: number, current: { told: PlanProgress; heard: number } | null): number {
  const began = useRef({ version, at: performance.now() });
  if (began.current.version !== version) began.current = { version, at: performance.now() };
  if (current) began.current.at = current.heard - current.told.ms;
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((performance.now() - began.current.at) / 1000));
}

/** A text that changes now and then, each time to what holds by then. */
function useAloud(text: string): string {
  const newest = useRef(text);
  newest.current = text;
  const [aloud, setAloud] = useState(text);
  useEffect(() => {
    const timer = setInterval(() => setAloud(newest.current), aloudEvery);
    return () => clearInterval(timer);
  }, []);
  return aloud;
}
