import { type Path, pointerOf } from './value-form-context.ts';

/** The frames in which the card has to open. */
const patience = 30;
/** How long the field is marked, ms. */
const marked = 1600;

/** Scrolls to a property, or to the card around it, and marks it for a moment; the focus stays where it is. */
export function revealField(path: Path): void {
  const step = (left: number) => {
    const field = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(pointerOf(path))}"]`);
    const found = field ?? (left > 0 ? null : cardOf(path));
    if (found) {
      found.scrollIntoView({ block: 'nearest' });
      found.dataset.revealed = '';
      setTimeout(() => delete found.dataset.revealed, marked);
    } else if (left > 0) requestAnimationFrame(() => step(left - 1));
  };
  requestAnimationFrame(() => step(patience));
}

/** The innermost card that has the property. */
function cardOf(path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const pointer = CSS.escape(pointerOf(path.slice(0, length)));
    const card = document.querySelector<HTMLElement>(`[data-item="${pointer}"]`);
    if (card) return card;
  }
  return null;
}
