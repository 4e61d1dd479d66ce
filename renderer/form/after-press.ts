/** Whether a finger or a mouse button is down. */
let down = false;
const press = () => {
  down = true;
};
const release = () => {
  down = false;
};

/** Starts to track presses; further calls have no effect. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/**
 * Runs at once, or, during a press, after it ends: a change of the page's height during a press moves the button from
 * under the finger, and the press is lost.
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
