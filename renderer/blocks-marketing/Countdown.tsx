import { useEffect, useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Countdown.module.css';
import { localInstant } from './local-instant.ts';
import { timeLeft } from './time-left.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Counts down to an instant that is the same for everybody. What is prerendered says the instant and leaves the numbers
 * open, because nobody knows when the HTML is read. The numbers and the text for afterwards share one place, as high as
 * the higher of them: nothing moves when the time is over. No screen reader says each second.
 */
export function Countdown({ block }: { block: BlockOf<'countdown'> }) {
  const { text, timeZone } = usePage();
  const message = useMessage();
  const left = useMsLeft(block.until, timeZone);
  const isOver = left !== null && left <= 0;
  const numbers = timeLeft(left);
  return (
    <Card>
      <div className={styles.places}>
        <div className={isOver ? styles.hidden : styles.place} aria-hidden={isOver}>
          <h2 className={styles.title}>{text(block.title)}</h2>
          <p className={styles.until}>
            <time dateTime={block.until}>{block.until.replace('T', ' ')}</time>
          </p>
          <div className={styles.numbers} role="timer" aria-live="off">
            {units.map((unit) => (
              <span key={unit} className={styles.unit}>
                <span className={styles.number}>{numbers[unit]}</span>
                <span className={styles.name}>{message(`countdown.${unit}`)}</span>
              </span>
            ))}
          </div>
        </div>
        <p className={isOver ? styles.place : styles.hidden} aria-hidden={!isOver}>
          {text(block.afterwards)}
        </p>
      </div>
    </Card>
  );
}

/** Milliseconds until an instant; null before the page runs, and where the phone does not know the time zone. */
function useMsLeft(until: string, timeZone: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const end = localInstant(until, timeZone);
    if (end === null) return;
    const look = () => setLeft(end - Date.now());
    look();
    const timer = window.setInterval(() => {
      look();
      if (Date.now() >= end) window.clearInterval(timer);
    }, 1000);
    return () => window.clearInterval(timer);
  }, [until, timeZone]);
  return left;
}
