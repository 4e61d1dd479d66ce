/**
 * Digits and letters: the significant characters of a formatted value. Spaces and commas come and go around the caret.
 */
const significant = /[\p{L}\p{N}]/u;

/** The caret's index in `shown` that leaves as many significant characters after it as before the change. */
export function caretAfter(shown: string, significantAfter: number): number {
  let caret = shown.length;
  for (let left = significantAfter; left > 0 && caret > 0; caret--) {
    if (significant.test(shown[caret - 1] ?? '')) left--;
  }
  return caret;
}

export const countSignificant = (text: string): number =>
  [...text].filter((one) => significant.test(one)).length;

/**
 * Shows `shown` in an input and restores the caret. Counts from the end: removing a prefix (+86) from a pasted number
 * must not move the caret.
 */
export function showKeepingCaret(input: HTMLInputElement, shown: string): void {
  if (input.value === shown) return;
  const focused = document.activeElement === input;
  const after = countSignificant(input.value.slice(input.selectionEnd ?? input.value.length));
  input.value = shown;
  if (!focused) return;
  const caret = caretAfter(shown, after);
  input.setSelectionRange(caret, caret);
}
