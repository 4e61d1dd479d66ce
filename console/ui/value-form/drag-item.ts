import { scrollAtEdge } from '../scroll/edge-scroll.ts';
import type { Beside } from './list-edits.ts';

/** A press that moves less, px, is none. */
const slop = 4;

interface Drag {
  card: HTMLElement;
  /** The pointer of the list. */
  list: string;
  pointerId: number;
  canPut: (beside: Beside) => boolean;
  onPut: (beside: Beside) => void;
}

/** An edge of a card, beside which a dragged one may land. */
interface Edge {
  card: HTMLElement;
  beside: Beside;
  y: number;
}

/**
 * Drags a card of a list until the pointer is released, or Escape is pressed. A line shows where it will land; the cards
 * of a list may stand in several places, as the fields of a form in its steps.
 * @returns ends it without a change
 */
export function startDrag({ card, list, pointerId, canPut, onPut }: Drag): () => void {
  let y: number | null = null;
  let begun: number | null = null;
  let target: Edge | null = null;

  const mark = (next: Edge | null) => {
    if (target) delete target.card.dataset.drop;
    target = next;
    if (target) target.card.dataset.drop = target.beside.side;
  };
  const look = () => {
    if (y === null) return;
    const nearest = edgesOf(list)
      .filter((one) => one.card !== card)
      .sort((one, other) => Math.abs(one.y - (y ?? 0)) - Math.abs(other.y - (y ?? 0)))[0];
    mark(nearest && canPut(nearest.beside) ? nearest : null);
  };
  const endScroll = scrollAtEdge(card, () => y, look);
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    begun ??= event.clientY;
    if (y === null && Math.abs(event.clientY - begun) < slop) return;
    if (y === null) {
      card.dataset.dragged = '';
      document.documentElement.style.cursor = 'grabbing';
    }
    y = event.clientY;
    look();
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const beside = target?.beside;
    end();
    if (beside) onPut(beside);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape closes nothing else meanwhile.
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const end = () => {
    mark(null);
    y = null;
    delete card.dataset.dragged;
    document.documentElement.style.cursor = '';
    endScroll();
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', end);
    removeEventListener('keydown', onKeyDown, true);
    document.body.removeAttribute('data-dragging');
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', end);
  addEventListener('keydown', onKeyDown, true);
  // The phone beside the cards is a frame: over it, the pointer's events would be its own.
  document.body.dataset.dragging = '';
  return end;
}

/** The upper and lower edge of each card of a list. */
function edgesOf(list: string): Edge[] {
  const own = [...document.querySelectorAll<HTMLElement>(`[data-item^="${CSS.escape(list)}/"]`)];
  return own.flatMap((card): Edge[] => {
    const rest = (card.dataset.item ?? '').slice(list.length + 1);
    if (!/^\d+$/.test(rest)) return [];
    const index = Number(rest);
    const { top, bottom } = card.getBoundingClientRect();
    return [
      { card, beside: { index, side: 'before' }, y: top },
      { card, beside: { index, side: 'after' }, y: bottom },
    ];
  });
}
