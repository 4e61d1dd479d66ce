/** Whether a finger or a mouse button is down. */
let down = false;
let waiting: (() => void)[] = [];
const press = () => {
  down = true;
};
const release = () => {
  down = false;
  for (const run of waiting) setTimeout(run);
  waiting = [];
};

/** Starts to track presses; further calls have no effect. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/**
 * Runs soon, or, during a press, after it ends: a change of the page's height during a press moves the button from
 * under the finger, and the press is lost.
 */
export function afterPress(run: () => void): void {
  waiting.push(run);
  if (!down) release();
}
