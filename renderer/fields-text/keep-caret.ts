/**
 * Digits and letters: the significant characters of a formatted value. Spaces and commas come and go around the caret.
 */
const counts = /[\p{L}\p{N}]/u;

/** The caret's index in `shown` that leaves as many significant characters after it as before the change. */
export function caretAfter(shown: string, countingAfter: number): number {
  let place = shown.length;
  for (let left = countingAfter; left > 0 && place > 0; place--) {
    if (counts.test(shown[place - 1] ?? '')) left--;
  }
  return place;
}

export const countCounting = (text: string): number => [...text].filter((one) => counts.test(one)).length;

/**
 * Shows `shown` in an input and restores the caret. Counts from the end: removing a prefix (+86) from a pasted number
 * must not move the caret.
 */
export function showKeepingCaret(input: HTMLInputElement, shown: string): void {
  if (input.value === shown) return;
  const focused = document.activeElement === input;
  const after = countCounting(input.value.slice(input.selectionEnd ?? input.value.length));
  input.value = shown;
  if (!focused) return;
  const place = caretAfter(shown, after);
  input.setSelectionRange(place, place);
}
