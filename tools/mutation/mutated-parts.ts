/** A part of the product whose code Stryker mutates, and the tests that judge each mutant. */
export interface MutatedPart {
  name: string;
  /** Globs of source files. */
  mutate: readonly string[];
  why: string;
  /** Globs of test files: those that take milliseconds, because each mutant runs them anew. */
  tests: readonly string[];
}

export const mutatedParts: readonly MutatedPart[] = [
  {
    name: 'decision',
    mutate: ['runtime/decision/*.ts', 'runtime/decision-table/*.ts'],
    why: 'every redirect, flag and destination follows from it',
    // Not fact-table and declared-facts*, which plan and explain whole configs: 20 s of processor time for each mutant.
    tests: [
      'tests/runtime/decision-table/*.test.ts',
      'tests/runtime/decision/{decide-visit,decision-rows,derive-facts,no-product-facts,resolve-destination,resolve-flags}.test.ts',
      'tests/properties/runtime/decisions.test.ts',
    ],
  },
  {
    name: 'leads',
    mutate: [
      'runtime/leads/*.ts',
      '!runtime/leads/{late-calls,load-late-calls}.ts',
      'runtime/browser/{claim-for-tab,tab-lock}.ts',
    ],
    why: 'sends a lead, a conversion and an activation once; the two files left out only import',
    tests: [
      'tests/runtime/{leads,browser}/*.test.ts',
      'tests/properties/runtime/{leads,reported-once}.test.ts',
    ],
  },
  {
    name: 'session',
    mutate: ['runtime/session/*.ts', 'runtime/storage/*.ts'],
    why: 'who the visitor is, and what is stored of it',
    tests: ['tests/runtime/{session,storage,visit}/*.test.ts', 'tests/properties/runtime/storage.test.ts'],
  },
];
