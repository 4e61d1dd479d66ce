import { type Code, severityOf } from '../diagnostics/codes.ts';
import type { Severity } from '../diagnostics/diagnostic.ts';
import { same, type Text } from '../text/text.ts';
import { docs } from './index.ts';

/** What is told of a code, as it is printed. */
export interface Shown {
  code: Code;
  severity: Severity;
  what: Text;
  why: Text;
  /** The file that the examples are a piece of. */
  file: string;
  bad: Text;
  good: Text;
}

/** A piece of a file without the break and blanks around it. */
const piece = (text: string): Text => same(text.trim());

export function shownOf(code: Code): Shown {
  const { what, why, example } = docs[code];
  const { file, bad, good } = example;
  const both =
    typeof bad === 'string' || typeof good === 'string'
      ? { bad: piece(String(bad)), good: piece(String(good)) }
      : { bad, good };
  return { code, severity: severityOf[code], what, why, file, ...both };
}
