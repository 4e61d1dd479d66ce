import type { Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

/** A finger on the screen of a page: real touches by the DevTools protocol, which scroll, press and can be taken over. */
export interface Finger {
  down(at: Point): Promise<void>;
  /**
   * Moves in a straight line.
   * @param ms - how long that takes, by the clock of the events: a slow machine makes no slower finger
   */
  move(to: Point, ms: number, moves?: number): Promise<void>;
  /** @param ms - how long the finger has rested before */
  up(ms?: number): Promise<void>;
  /** The phone takes the touch for something of its own. */
  cancel(): Promise<void>;
  /** A second finger comes beside the first, and goes again. */
  second(at: Point): Promise<void>;
}

/** @param realTime - whether the moves take the time that they say, as a measurement wants it */
export async function fingerOn(page: Page, realTime = false): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page);
  let [x, y] = [0, 0];
  let now = 0;
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Point[]) => {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now / 1000 });
  };
  const pass = async (ms: number) => {
    now += ms;
    if (realTime) await new Promise((resolve) => setTimeout(resolve, Math.max(0, now - Date.now())));
  };
  return {
    down: async (at) => {
      now = Date.now();
      ({ x, y } = at);
      await send('touchStart', [at]);
    },
    move: async (to, ms, moves = 8) => {
      const from = { x, y };
      for (let step = 1; step <= moves; step++) {
        const part = step / moves;
        x = from.x + (to.x - from.x) * part;
        y = from.y + (to.y - from.y) * part;
        await pass(ms / moves);
        await send('touchMove', [{ x, y }]);
      }
    },
    up: async (ms = 0) => {
      await pass(ms);
      await send('touchEnd', []);
    },
    cancel: () => send('touchCancel', []),
    second: async (at) => {
      await send('touchStart', [{ x, y }, at]);
      await send('touchEnd', [{ x, y }]);
    },
  };
}
