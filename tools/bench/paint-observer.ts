/** Paints, layout shift and long tasks of a page; times in milliseconds since navigation start. */
export interface PaintTimings {
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Tasks longer than 50 ms: end and duration. */
  longTasks: { end: number; ms: number }[];
}

declare global {
  interface Window {
    benchPaints: PaintTimings;
  }
}

/** Injected before the page's scripts, so it is self-contained: records paints, shifts and long tasks. */
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

/** Total blocking time after a moment: each task's part beyond 50 ms, counted from that moment on. */
export function blockingTime({ longTasks }: PaintTimings, from: number): number {
  return longTasks
    .map(({ end, ms }) => Math.min(ms, end - from) - 50)
    .reduce((sum, excess) => sum + Math.max(0, excess), 0);
}
