import type { SeenValues } from '../draft-store/seen-values.ts';
import { gridInputMark } from '../table-grid/grid-input-mark.ts';

/** Keys in a control that takes text belong to what is typed there; those of a table, or of a button, begin something new. */
const isTyping = (target: Element): boolean =>
  target.matches('input, textarea, select, [contenteditable]') &&
  !target.matches(`[type=checkbox], [type=radio], [${gridInputMark}]`);

/** Follows what the operator begins with, for as long as the page lives. */
export function watchBeginnings({ begin }: Pick<SeenValues, 'begin'>): void {
  addEventListener('focusin', begin, true);
  addEventListener(
    'keydown',
    ({ target }) => {
      if (target instanceof Element && !isTyping(target)) begin();
    },
    true,
  );
}
