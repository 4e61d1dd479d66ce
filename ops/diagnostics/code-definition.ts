import type { Text } from '../text/text.ts';
import type { Severity } from './diagnostic.ts';

interface Edit {
  /** From the root of the config. */
  file: string;
  from: string;
  to: string;
}

/** Files that an example needs and the small config does not have; `funnel docs` does not print them. */
interface Beside {
  beside?: readonly { file: string; text: string }[];
}

/** A piece of a config file that is right, and the same piece with the mistake. */
export interface TextExample extends Beside {
  file: string;
  /** The text in `tests/configs/ok/small` that the example replaces; left out: `good`. */
  at?: string;
  good: string;
  bad: string;
  /** The examples are the whole file, which the small config does not have. */
  isWholeFile?: true;
  /** Edits that both examples need and `funnel docs` does not print. */
  also?: readonly Edit[];
}

/** A file that is wrong as a whole. */
export interface FileExample extends Beside {
  file: string;
  /** `hex`: the bytes that replace the text `from`. */
  change: 'remove' | 'add' | 'folder' | { bytes: number } | { name: string } | { from: string; hex: string };
  good: Text;
  bad: Text;
}

/** The documentation of a code in `funnel docs`. Tests run the example against `tests/configs/ok/small`. */
export interface CodeDoc {
  what: Text;
  why: Text;
  /** What `--fix` writes and where it does not; left out: it never changes anything for this code. */
  fix?: Text;
  example: TextExample | FileExample;
}

/** A code that findings have: its name in the output, its severity and its documentation. */
export interface CodeDefinition<Code extends string = string> {
  code: Code;
  severity: Severity;
  doc: CodeDoc;
}

/** Defines a code that a stage reports; a rule defines its own by `defineRule`. */
export const defineCode = <const Code extends string>(definition: CodeDefinition<Code>) => definition;
