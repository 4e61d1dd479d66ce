import fc from 'fast-check';
import { expect } from 'vitest';
import { isFullRun } from '../../journeys/harness/matrix.ts';

type Arbitraries<Ts extends unknown[]> = { [K in keyof Ts]: fc.Arbitrary<Ts[K]> };

/**
 * The share of a number of random cases that this run draws: an eighth, and `npm run test:full` the rest, with another
 * seed. CI runs both.
 * @param parts - another number than eight
 */
export const shareOfRun = (number: number, parts = 8): number => {
  const share = Math.ceil(number / parts);
  return isFullRun ? number - share : share;
};

/** The share where each case judges a plan, or all of a config, by brute force: a twentieth. */
export const shareOfSlowRun = (number: number): number => shareOfRun(number, 20);

/** The random cases of a property in this run: all, or 2 % of them where Stryker runs the test for every mutant. */
export const runsOf = (number: number): number =>
  process.env.FUNNEL_MUTATION_PART === undefined ? number : Math.ceil(number / 50);

/** Asserts a property for `runs` random cases, and that it was really tried so often. */
export function assertProperty<Ts extends [unknown, ...unknown[]]>(
  runs: number,
  arbitraries: Arbitraries<Ts>,
  test: (...values: Ts) => void,
): void {
  let counter = 0;
  const numRuns = runsOf(runs);
  const property = fc.property(fc.tuple(...arbitraries) as unknown as fc.Arbitrary<Ts>, (values) => {
    counter++;
    test(...values);
  });
  fc.assert(property, { numRuns });
  expect(counter).toBeGreaterThanOrEqual(numRuns);
}

/** The same for an asynchronous property. */
export async function assertAsyncProperty<Ts extends [unknown, ...unknown[]]>(
  runs: number,
  arbitraries: Arbitraries<Ts>,
  test: (...values: Ts) => Promise<void>,
): Promise<void> {
  let counter = 0;
  const numRuns = runsOf(runs);
  const property = fc.asyncProperty(
    fc.tuple(...arbitraries) as unknown as fc.Arbitrary<Ts>,
    async (values) => {
      counter++;
      await test(...values);
    },
  );
  await fc.assert(property, { numRuns });
  expect(counter).toBeGreaterThanOrEqual(numRuns);
}
