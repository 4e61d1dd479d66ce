import { type MouseEvent, useEffect, useRef } from 'react';
import { useMessage } from '../context/use-message.ts';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './NextButton.module.css';

/**
 * The button that leads from a step of a form to the next one. It sticks to the lower edge of the screen while the step is
 * longer than the screen; its own place is below the fields.
 */
export function NextButton({ onPress }: { onPress: (event: MouseEvent) => void }) {
  const message = useMessage();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!bar.current) return;
    const stops = [markStuck(bar.current), makeWay(bar.current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <div ref={bar} className={styles.bar}>
      <PressButton type="submit" tone="primary" onClick={onPress}>
        {message('step.next')}
      </PressButton>
    </div>
  );
}

/** Marks the bar while it is not at its own place: a line says that the step goes on below it. */
function markStuck(bar: HTMLElement): () => void {
  // At the lower edge, a last pixel of it is cut off.
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      // Above the screen it is at its own place, too.
      const isLow = entry.boundingClientRect.bottom > window.innerHeight / 2;
      bar.dataset.stuck = String(isLow && entry.intersectionRatio < 1);
    },
    { rootMargin: '0px 0px -1px 0px', threshold: [0, 1] },
  );
  observer.observe(bar);
  return () => observer.disconnect();
}

const typed =
  'input:not([type=radio]):not([type=checkbox]):not([type=range]):not([type=file]), select, textarea';

/** While the visitor types, the keyboard has the lower edge of a phone. */
function makeWay(bar: HTMLElement): () => void {
  const form = bar.closest('form');
  const update = ({ type, target }: FocusEvent) => {
    bar.dataset.typing = String(type === 'focusin' && target instanceof Element && target.matches(typed));
  };
  form?.addEventListener('focusin', update);
  form?.addEventListener('focusout', update);
  return () => {
    form?.removeEventListener('focusin', update);
    form?.removeEventListener('focusout', update);
  };
}
