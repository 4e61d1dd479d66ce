/** Whether a finger or a mouse button is down. */
let down = false;
const press = () => {
  down = true;
};
const release = () => {
  down = false;
};

/** Keeps track of presses from now on; a second call adds nothing. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/**
 * Runs at once, or, while something is being pressed, when the press is over, however long it takes: what changes the
 * height of the page in the middle of a press moves the button from under the finger, and the press is lost.
 */
export function afterPress(run: () => void): void {
  const events = ['pointerup', 'pointercancel'] as const;
  const end = () => {
    for (const event of events) window.removeEventListener(event, end);
    setTimeout(run);
  };
  if (down) for (const event of events) window.addEventListener(event, end);
  else end();
}
