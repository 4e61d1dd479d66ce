/** Times shorter than this are noise, ms. */
const leastMs = 2;

function bestMs(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return Math.max(leastMs, Math.min(...times));
}

/**
 * How much longer work takes on four times as much: 4 where it is linear, 16 where it is quadratic. A ratio of the best
 * times of one run, because a time alone says more about what else the machine does.
 * @param make - prepares the work on so much, which is not measured
 */
export const growthOf = (size: number, make: (size: number) => () => void): number =>
  bestMs(make(size * 4)) / bestMs(make(size));

/** Between linear and quadratic. */
export const linearGrowth = 8;
