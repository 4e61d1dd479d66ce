/** The one search of the page stands in its head; it is reached from everywhere. */
export const searchBoxId = 'search';

export function focusSearch(): void {
  const box = document.getElementById(searchBoxId);
  if (!(box instanceof HTMLInputElement)) return;
  box.focus();
  box.select();
}
