import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { scrollAtEdge } from '../scroll/edge-scroll.ts';

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

interface Pointer {
  body: Element;
  /** Null: it has not moved since the press. */
  y: number | null;
}

/** Where the row is with the pointer there; the same object where nothing changes. */
function at(drag: RowDrag, pointer: Pointer | null): RowDrag {
  if (!pointer || pointer.y === null) return drag;
  const to = dropIndex(middlesOf(pointer.body), drag.from, pointer.y);
  return to === drag.to ? drag : { ...drag, to };
}

/** Drags a row of a table body by its grip, also past the edge of the window; Escape leaves it where it was. */
export function useRowDrag(onDrop: (drag: RowDrag) => void) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const pointer = useRef<Pointer | null>(null);
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
    const endScroll =
      pointer.current &&
      scrollAtEdge(
        pointer.current.body,
        () => pointer.current?.y ?? null,
        () => setDrag((now) => now && at(now, pointer.current)),
      );
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      endScroll?.();
      pointer.current = null;
    };
  }, [isDragging]);
  const gripProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const body = event.currentTarget.closest('tbody');
      if (!body) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = { y: null, body };
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (!pointer.current) return;
      pointer.current.y = clientY;
      setDrag((now) => now && at(now, pointer.current));
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
