import { type PointerEvent, useEffect, useState } from 'react';

/** A row that is being dragged: from where, and where it would be dropped now. */
export interface RowDrag {
  from: number;
  to: number;
}

/** Where a dragged row would be: the number of the other rows whose middle is above the pointer. */
export const dropIndex = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;

const middlesOf = (body: Element): number[] =>
  [...body.querySelectorAll('[data-row]')].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });

/** Drags a row of a table body by its grip; Escape leaves it where it was. */
export function useRowDrag(onDrop: (drag: RowDrag) => void) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setDrag(null);
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [isDragging]);
  const gripProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      const body = currentTarget.closest('tbody');
      if (!drag || !body) return;
      const to = dropIndex(middlesOf(body), drag.from, clientY);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp: () => {
      if (!drag) return;
      setDrag(null);
      onDrop(drag);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, gripProps };
}
