import fc from 'fast-check';
import { expect } from 'vitest';
import { isFullRun } from '../../journeys/harness/matrix.ts';

type Arbitraries<Ts extends unknown[]> = { [K in keyof Ts]: fc.Arbitrary<Ts[K]> };

/**
 * The part of a number that this run takes: half of it, as `npm run test:full` does, which draws other cases. CI runs
 * both.
 */
export const halfInEachRun = (number: number): number =>
  isFullRun ? Math.floor(number / 2) : Math.ceil(number / 2);

/** Asserts a property for `runs` random cases, and that it was really tried so often. */
export function assertProperty<Ts extends [unknown, ...unknown[]]>(
  runs: number,
  arbitraries: Arbitraries<Ts>,
  test: (...values: Ts) => void,
): void {
  let counter = 0;
  const property = fc.property(fc.tuple(...arbitraries) as unknown as fc.Arbitrary<Ts>, (values) => {
    counter++;
    test(...values);
  });
  fc.assert(property, { numRuns: runs });
  expect(counter).toBeGreaterThanOrEqual(runs);
}

/** The same for an asynchronous property. */
export async function assertAsyncProperty<Ts extends [unknown, ...unknown[]]>(
  runs: number,
  arbitraries: Arbitraries<Ts>,
  test: (...values: Ts) => Promise<void>,
): Promise<void> {
  let counter = 0;
  const property = fc.asyncProperty(
    fc.tuple(...arbitraries) as unknown as fc.Arbitrary<Ts>,
    async (values) => {
      counter++;
      await test(...values);
    },
  );
  await fc.assert(property, { numRuns: runs });
  expect(counter).toBeGreaterThanOrEqual(runs);
}
