import { isFullRun } from '../journeys/harness/matrix.ts';

/**
 * The seed of every random case: the same in each run, so that a change is judged by what it changes, and another one in
 * `npm run test:full`. `FUNNEL_SEED` is another number, or `random`.
 */
export const seedOfRun = ((): number => {
  const given = process.env.FUNNEL_SEED;
  if (given === 'random') return Date.now() % 2 ** 31;
  const seed = Number(given ?? 1);
  if (!Number.isInteger(seed)) throw new Error(`FUNNEL_SEED is a whole number or "random", not "${given}"`);
  return isFullRun ? seed + 1 : seed;
})();
