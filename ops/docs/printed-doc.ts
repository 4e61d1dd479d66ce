import type { CodeDefinition } from '../diagnostics/code-definition.ts';
import type { Severity } from '../diagnostics/diagnostic.ts';
import { type Text, untranslated } from '../text/text.ts';

/** The documentation of a code as `funnel docs` and docs/codes.md print it. */
export interface PrintedDoc {
  code: string;
  severity: Severity;
  what: Text;
  why: Text;
  /** What `--fix` does. */
  fix: Text;
  /** The file that the examples are a piece of. */
  file: string;
  bad: Text;
  good: Text;
}

const noFix: Text = { zh: '不修改', en: 'changes nothing' };

const piece = (text: string): Text => untranslated(text.trim());

export function printedDoc({ code, severity, doc }: CodeDefinition): PrintedDoc {
  const { what, why, fix = noFix, example } = doc;
  const { file, bad, good } = example;
  const both =
    typeof bad === 'string' || typeof good === 'string'
      ? { bad: piece(String(bad)), good: piece(String(good)) }
      : { bad, good };
  return { code, severity, what, why, fix, file, ...both };
}
