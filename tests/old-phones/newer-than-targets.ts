import { readFileSync } from 'node:fs';

interface Newer {
  /** Name of a global, or of what an object has → where that is, first Chrome, first iOS. */
  names: Record<string, string[]>;
  properties: Record<string, string>;
  selectors: Record<string, string>;
  atRules: Record<string, string>;
}

/** What came after the oldest browsers that the app is built for. */
export const newer: Newer = JSON.parse(
  readFileSync(new URL('newer-than-targets.json', import.meta.url), 'utf8'),
);
