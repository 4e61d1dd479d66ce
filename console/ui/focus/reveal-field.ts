import { toPointer } from '../../../ops/json/pointer.ts';

type Path = readonly (string | number)[];

/** The frames in which the card has to open. */
const openPatience = 30;
/** The frames in which a view that a link opens has to show its fields. */
const linkPatience = 300;
/** How long the field is marked, ms. */
const marked = 1600;

/**
 * Scrolls to a property, or to the card around it, and marks it for a moment; the focus stays where it is.
 * @param isLinked - the view is being opened by a link
 */
export function revealField(path: Path, isLinked = false): void {
  const step = (left: number) => {
    const field = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(toPointer(path))}"]`);
    const found = field ?? cardAt(path) ?? (left > 0 ? null : cardOf(path));
    if (found) {
      unfold(found);
      found.scrollIntoView({ block: 'nearest' });
      found.dataset.revealed = '';
      setTimeout(() => delete found.dataset.revealed, marked);
    } else if (left > 0) requestAnimationFrame(() => step(left - 1));
  };
  requestAnimationFrame(() => step(isLinked ? linkPatience : openPatience));
}

/** Opens what is folded around it, such as the settings of a page. */
function unfold(element: HTMLElement): void {
  for (let one = element.closest('details'); one; one = one.parentElement?.closest('details') ?? null)
    one.open = true;
}

/** The innermost card that has the property. */
function cardOf(path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const card = cardAt(path.slice(0, length));
    if (card) return card;
  }
  return null;
}

const cardAt = (path: Path): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(toPointer(path))}"]`);
