/** When a pressed button disappears with its problem, the focus moves to the button's container. */
export const focusContainer = (button: HTMLElement): void =>
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
