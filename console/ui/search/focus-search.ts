/** The page's single search, in its header; reachable from every view. */
export const searchBoxId = 'search';

export function focusSearch(): void {
  const box = document.getElementById(searchBoxId);
  if (!(box instanceof HTMLInputElement)) return;
  box.focus();
  box.select();
}
