import { type Path, pointerOf } from './value-form-context.ts';

/** The frames in which the list has to show the item. */
const patience = 30;

/** Focuses the head of an item once it is shown, as after it was added or moved. */
export function focusItem(path: Path): void {
  const pointer = pointerOf(path);
  const step = (left: number) => {
    const head = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(pointer)}"] [data-head]`);
    if (head) {
      head.focus({ preventScroll: true });
      head.scrollIntoView({ block: 'nearest' });
    } else if (left > 0) requestAnimationFrame(() => step(left - 1));
  };
  requestAnimationFrame(() => step(patience));
}
