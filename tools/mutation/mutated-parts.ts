/** A part of the product whose code Stryker mutates, and the tests that judge each mutant. */
export interface MutatedPart {
  name: string;
  /** Globs of source files. */
  mutate: readonly string[];
  /** Globs of test files: those that take milliseconds, because each mutant runs them anew. */
  tests: readonly string[];
}

export const mutatedParts: readonly MutatedPart[] = [
  {
    // What every redirect, flag and destination follows from.
    name: 'decision',
    mutate: ['runtime/decision/*.ts', 'runtime/decision-table/*.ts'],
    tests: [
      'tests/runtime/decision-table/*.test.ts',
      'tests/runtime/decision/{decide-visit,decision-rows,derive-facts,no-product-facts,resolve-destination,resolve-flags}.test.ts',
      'tests/properties/runtime/decisions.test.ts',
    ],
  },
  {
    // What sends a lead, a conversion and an activation once; with the locks and claims of tabs. load-late-calls.ts and
    // late-calls.ts only import.
    name: 'leads',
    mutate: [
      'runtime/leads/*.ts',
      '!runtime/leads/{late-calls,load-late-calls}.ts',
      'runtime/browser/{claim-for-tab,tab-lock}.ts',
    ],
    tests: [
      'tests/runtime/{leads,browser}/*.test.ts',
      'tests/properties/runtime/{leads,reported-once}.test.ts',
    ],
  },
  {
    // Who the visitor is, and what is stored of it.
    name: 'session',
    mutate: ['runtime/session/*.ts', 'runtime/storage/*.ts'],
    tests: ['tests/runtime/{session,storage,visit}/*.test.ts', 'tests/properties/runtime/storage.test.ts'],
  },
];
