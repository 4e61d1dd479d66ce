/** Times shorter than this are noise, ms. */
const leastMs = 2;

function bestMs(run: () => void, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.max(leastMs, Math.min(...times));
}

/**
 * How much longer work takes on eight times as much: 8 where it is linear, 64 where it is quadratic. A ratio of the
 * best processor times of one run, because a time alone says more about what else the machine does.
 * @param make - prepares the work on so much, which is not measured
 * @param runs - of each; the best counts
 */
export function growthOf(size: number, make: (size: number) => () => void, runs = 5): number {
  const small = bestMs(make(size), runs);
  return bestMs(make(size * 8), runs) / small;
}

/** Between linear and quadratic; caches and the collector make large work a little slower. */
export const linearGrowth = 24;
