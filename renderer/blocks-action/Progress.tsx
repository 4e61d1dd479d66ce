import { useEffect, useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { PressButton } from '../ui/Pressable.tsx';
import { useLatest } from '../ui/use-latest.ts';
import styles from './Progress.module.css';

/** Shows messages about the work in progress, then finishes the page. No percentages: the app does not know any. */
export function Progress({ block }: { block: BlockOf<'progress'> }) {
  const page = usePage();
  const { text } = page;
  const message = useMessage();
  const [shown, setShown] = useState(0);
  const [failed, setFailed] = useState(false);

  const leave = () => {
    setFailed(false);
    page.finish(block.finish).catch(() => setFailed(true));
  };
  const onTime = useLatest(leave);
  useEffect(() => {
    const timer = setTimeout(() => onTime.current(), block.milliseconds);
    const turn = setInterval(
      () => setShown((index) => Math.min(index + 1, block.messages.length - 1)),
      Math.max(600, block.milliseconds / block.messages.length),
    );
    return () => {
      clearTimeout(timer);
      clearInterval(turn);
    };
  }, [block, onTime]);

  return (
    <div className={styles.progress}>
      <img
        className={styles.picture}
        src={failed ? page.brand.failureImage : page.brand.landingImage}
        alt=""
        width={112}
        height={112}
      />
      {!failed && (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      <h1 className={styles.title}>{text(block.title)}</h1>
      <p className={styles.message} role="status">
        {failed ? message('action.failed') : text(block.messages[shown] ?? '')}
      </p>
      {failed && (
        <PressButton tone="primary" onClick={leave}>
          {message('action.retry')}
        </PressButton>
      )}
    </div>
  );
}
