import type { CodeDefinition } from '../diagnostics/code-definition.ts';
import type { Severity } from '../diagnostics/diagnostic.ts';
import { type Text, untranslated } from '../text/text.ts';

/** The documentation of a code as `funnel docs` and docs/codes.md print it. */
export interface PrintedDoc {
  code: string;
  severity: Severity;
  what: Text;
  why: Text;
  /** The file that the examples are a piece of. */
  file: string;
  bad: Text;
  good: Text;
}

const piece = (text: string): Text => untranslated(text.trim());

export function printedDoc({ code, severity, doc }: CodeDefinition): PrintedDoc {
  const { what, why, example } = doc;
  const { file, bad, good } = example;
  const both =
    typeof bad === 'string' || typeof good === 'string'
      ? { bad: piece(String(bad)), good: piece(String(good)) }
      : { bad, good };
  return { code, severity, what, why, file, ...both };
}
