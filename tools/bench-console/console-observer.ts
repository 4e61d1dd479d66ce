declare global {
  interface Window {
    benchConsole: ConsoleTimes;
  }
}

/** What the console's page records of itself; times in milliseconds. */
export interface ConsoleTimes {
  /** Since navigation start, when the first rows of a table are painted; 0: not yet. */
  rowsAt: number;
  /** Of each key, from the press to the paint that follows it. */
  keys: number[];
  /** The last key, on the clock of the machine. */
  lastKeyAt: number;
  /** In a phone: when each heading was first painted, on the clock of the machine. */
  headingsAt: Record<string, number>;
}

/** Injected before the scripts of the page and of its phones, so it is self-contained. */
export function observeConsole(): void {
  const times: ConsoleTimes = { rowsAt: 0, keys: [], lastKeyAt: 0, headingsAt: {} };
  window.benchConsole = times;
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  const look = () => {
    if (times.rowsAt === 0 && document.querySelectorAll('[role=grid] tbody tr').length >= 10)
      afterPaint(() => {
        times.rowsAt ||= performance.now();
      });
    for (const { textContent: text } of document.querySelectorAll('h1, h2'))
      if (text && times.headingsAt[text] === undefined) {
        times.headingsAt[text] = 0;
        afterPaint(() => {
          times.headingsAt[text] = performance.timeOrigin + performance.now();
        });
      }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      times.lastKeyAt = performance.timeOrigin + timeStamp;
      afterPaint(() => times.keys.push(performance.now() - timeStamp));
    },
    true,
  );
}
