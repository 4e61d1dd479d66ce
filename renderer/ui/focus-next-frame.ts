/** Moves the focus in the next frame: a dialog that is about to open cannot take it yet. */
export function focusNextFrame(id: string): () => void {
  const frame = requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
  return () => cancelAnimationFrame(frame);
}
