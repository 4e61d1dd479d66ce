import type { Browser, Page } from 'playwright-core';

/** What a page did while it moved. */
export interface Frames {
  /** Frames a second in which the page's own thread took part. */
  perSecond: number;
  /** Share of those that came later than 16.7 ms after the one before. */
  late: number;
  /** The longest task of the page's thread, ms of processor time: what else runs on the machine makes it no longer. */
  longestTask: number;
}

declare global {
  interface Window {
    motion: { frames: number[]; stop: () => void };
  }
}

/** A frame of 60 a second, ms, with what the clock of a browser is inexact by. */
const msOfFrame = 16.7 + 0.8;

function record(): void {
  const frames: number[] = [];
  let frame = 0;
  const next = (at: number) => {
    frames.push(at);
    frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  window.motion = { frames, stop: () => cancelAnimationFrame(frame) };
}

/** An event of Chromium's trace; `tdur` is the processor time of its thread, µs. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds of processor time of the longest task of a page's main thread. */
function longestTaskOf(trace: string): number {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter((one) => one.name === 'RunTask' && main.has(threadOf(one)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** The frames of a page from before an act until `msAfter` after it. */
export async function framesDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
  msAfter: number,
): Promise<Frames> {
  await page.evaluate(record);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act();
  await page.waitForTimeout(msAfter);
  const trace = String(await browser.stopTracing());
  const frames = await page.evaluate(() => {
    window.motion.stop();
    return window.motion.frames;
  });
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const ms = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (gaps.length * 1000) / ms,
    late: gaps.filter((gap) => gap > msOfFrame).length / gaps.length,
    longestTask: longestTaskOf(trace),
  };
}
