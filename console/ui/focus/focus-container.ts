/** A button that goes away with its problem gives the keys to what it stood in. */
export const focusContainer = (button: HTMLElement): void =>
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
