/**
 * Copies a text. Returns false if the browser refuses; then the text has to be shown for copying by hand. The fallback
 * to `execCommand` is needed because the clipboard API is missing on http and in many webviews.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  const focused = document.activeElement;
  holder.value = text;
  holder.readOnly = true;
  holder.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  document.body.append(holder);
  holder.select();
  // iOS selects nothing in a read-only field by select() alone.
  holder.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
