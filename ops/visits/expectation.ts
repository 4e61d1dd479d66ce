import type { Outcome } from '../explain/outcome.ts';

/** The keys that a row of visits.json may expect, with their path in an outcome. */
const readers = {
  landing: ({ landing }) => landing.path,
  page: ({ landing }) => landing.page,
  title: ({ title }) => title,
  brand: ({ brand }) => brand.id,
  company: ({ brand }) => brand.companyName,
  icp: ({ brand }) => brand.icp,
  flags: ({ flags }) => Object.values(flags),
  flagsFrom: ({ flagsFrom }) => flagsFrom,
  success: ({ destinations }) => destinations.success,
  failure: ({ destinations }) => destinations.failure,
  skipForm: ({ destinations }) => destinations.skipForm,
  afterLogin: ({ afterLogin }) => afterLogin,
  network: ({ ads }) => ads.network,
  conversionId: ({ ads }) => ads.conversionId,
} as const satisfies Record<string, (outcome: Outcome) => unknown>;

export type ExpectationKey = keyof typeof readers;
export const expectationKeys = Object.keys(readers) as ExpectationKey[];
/** Expected values by key; other keys may have any value. */
export type Expectation = Partial<Record<ExpectationKey, unknown>>;

/** The value of a key in an outcome. */
export const valueAt = (outcome: Outcome, key: ExpectationKey): unknown => readers[key](outcome);

export interface Difference {
  key: ExpectationKey;
  expected: unknown;
  actual: unknown;
}

/** A difference between an outcome and its expectation. */
export function differencesOf(expectation: Expectation, outcome: Outcome): Difference[] {
  return expectationKeys
    .filter((key) => Object.hasOwn(expectation, key))
    .map((key) => ({ key, expected: expectation[key], actual: valueAt(outcome, key) }))
    .filter(({ expected, actual }) => JSON.stringify(expected) !== JSON.stringify(actual));
}
