import type { Text } from '../text/text.ts';

interface Edit {
  /** From the root of the config. */
  file: string;
  from: string;
  to: string;
}

/** A piece of a config file that is right, and the same piece with the mistake. */
export interface TextExample {
  file: string;
  /** What stands there in the sound config of the tests; left out: `good` does. */
  at?: string;
  good: string;
  bad: string;
  /** What both need besides; the reader can do without. */
  also?: readonly Edit[];
}

/** A file that is wrong as a whole. */
export interface FileExample {
  file: string;
  change: 'remove' | 'add' | { bytes: number } | { name: string };
  good: Text;
  bad: Text;
}

/** What is told of a code: what it is, why it matters, and an example, which a test runs. */
export interface CodeDoc {
  what: Text;
  why: Text;
  example: TextExample | FileExample;
}

export const doc = (what: [string, string], why: [string, string], example: CodeDoc['example']): CodeDoc => ({
  what: { zh: what[0], en: what[1] },
  why: { zh: why[0], en: why[1] },
  example,
});
