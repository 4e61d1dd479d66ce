/** What a page has shown so far; times in milliseconds since its navigation began. */
export interface PaintTimings {
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Tasks of more than 50 ms: when they ended and how long they took. */
  longTasks: { end: number; ms: number }[];
}

declare global {
  interface Window {
    benchPaints: PaintTimings;
  }
}

/** Runs in the page before its own scripts: notes paints, shifts and long tasks. Uses nothing from around it. */
export function observePaints(): void {
  const paints: PaintTimings = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [] };
  window.benchPaints = paints;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    paints.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) paints.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    paints.longTasks.push({ end: startTime + duration, ms: duration });
  });
}

/** Of each task after a moment, what is beyond 50 ms; of one that was running then, what came after. */
export function blockingTime({ longTasks }: PaintTimings, from: number): number {
  return longTasks
    .map(({ end, ms }) => Math.min(ms, end - from) - 50)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}
