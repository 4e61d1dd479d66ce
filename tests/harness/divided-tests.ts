import { it, type TestAPI } from 'vitest';
import { isFullRun } from '../journeys/harness/matrix.ts';

const defineNone: unknown = Object.assign(() => undefined, { each: () => () => undefined });
const leftOut = defineNone as TestAPI;

// A file may divide its tests between the two runs, so that both share its fixture. `vitest.config.ts` finds such files by
// the name `inFullRun`.

/** Defines a test of `npm test` in a file whose variations run in `npm run test:full`. */
export const inNpmTest: TestAPI = isFullRun ? leftOut : it;

/** Defines a variation, which runs in `npm run test:full`: a test of `npm test` fails by the same kind of fault. */
export const inFullRun: TestAPI = isFullRun ? it : leftOut;
