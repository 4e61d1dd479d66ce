import { readFileSync } from 'node:fs';

interface NewerFeatures {
  /** Name of a global or a member → where it is defined, first Chrome, first iOS. */
  names: Record<string, string[]>;
  properties: Record<string, string>;
  selectors: Record<string, string>;
  atRules: Record<string, string>;
}

/** The features newer than the oldest browsers that the app is built for. */
export const newer: NewerFeatures = JSON.parse(
  readFileSync(new URL('newer-than-targets.json', import.meta.url), 'utf8'),
);
