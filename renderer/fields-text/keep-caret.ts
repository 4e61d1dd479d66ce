/** Digits and letters: what counts in a formatted value. Spaces and commas come and go under the caret. */
const counts = /[\p{L}\p{N}]/u;

/** Where the caret belongs in `shown`, so that as many counting characters stand after it as before the change. */
export function caretAfter(shown: string, countingAfter: number): number {
  let place = shown.length;
  for (let left = countingAfter; left > 0 && place > 0; place--) {
    if (counts.test(shown[place - 1] ?? '')) left--;
  }
  return place;
}

export const countCounting = (text: string): number => [...text].filter((one) => counts.test(one)).length;

/** Shows `shown` in an input and keeps the caret where the visitor has it. Counted from the end: a prefix (+86) that
 *  is taken away from a pasted number must not move it. */
export function showKeepingCaret(input: HTMLInputElement, shown: string): void {
  if (input.value === shown) return;
  const focused = document.activeElement === input;
  const after = countCounting(input.value.slice(input.selectionEnd ?? input.value.length));
  input.value = shown;
  if (!focused) return;
  const place = caretAfter(shown, after);
  input.setSelectionRange(place, place);
}
