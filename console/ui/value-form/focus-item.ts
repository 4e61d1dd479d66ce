import { type Path, pointerOf } from './value-form-context.ts';

/** The frames in which the list has to show the item. */
const patience = 30;

/** Focuses the head of an item once it is shown, as after it was added or moved. */
export const focusItem = (path: Path): void =>
  focusOnceShown(`[data-item="${CSS.escape(pointerOf(path))}"] [data-head]`);

/** Focuses the first control of a group once it is shown; the way to take it out again comes before it. */
export function focusGroup(path: Path): void {
  const group = `[data-group="${CSS.escape(pointerOf(path))}"]`;
  const controls = ['select', 'input', 'textarea', 'button:not([data-take-out])'];
  focusOnceShown(controls.map((control) => `${group} ${control}`).join());
}

function focusOnceShown(selector: string): void {
  const step = (left: number) => {
    const head = document.querySelector<HTMLElement>(selector);
    if (head) {
      head.focus({ preventScroll: true });
      head.scrollIntoView({ block: 'nearest' });
    } else if (left > 0) requestAnimationFrame(() => step(left - 1));
  };
  requestAnimationFrame(() => step(patience));
}
