import { observer } from 'mobx-react-lite';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useWords } from '../language/use-words.ts';
import { startDrag } from './drag-item.ts';
import styles from './ItemGrip.module.css';
import type { Beside } from './list-edits.ts';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  /** The pointer of the list. */
  list: string;
  what: string;
  canPut: (beside: Beside) => boolean;
  onPut: (beside: Beside) => void;
}

/** The handle by which a pointer drags a card; keys and buttons do the same, so that it is no control of its own. */
export const ItemGrip = observer(function ItemGrip({ list, what, canPut, onPut }: Props) {
  const say = useWords(valueFormWords);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    const card = event.currentTarget.closest<HTMLElement>('[data-item]');
    if (event.button !== 0 || !card) return;
    event.preventDefault();
    end.current = startDrag({ card, list, pointerId: event.pointerId, canPut, onPut });
  };
  return (
    <span
      className={styles.grip}
      data-grip=""
      aria-hidden="true"
      title={say('drag', { what })}
      onPointerDown={onPointerDown}
    >
      <svg width="10" height="16" viewBox="0 0 10 16" aria-hidden="true">
        <path d="M2 2h.01M8 2h.01M2 8h.01M8 8h.01M2 14h.01M8 14h.01" />
      </svg>
    </span>
  );
});
