import type { Code } from './codes.ts';
import type { Diagnostic, Related, Severity } from './diagnostic.ts';
import type { LocateOptions, Sources } from './sources.ts';
import type { Text } from './text.ts';

/** A spot named by pointer; {@link Sources} knows where that is. */
export interface Spot extends LocateOptions {
  file: string;
  pointer: string;
}

/** What a rule reports: a diagnostic that does not know its line yet. */
export interface Finding extends Spot {
  code: Code;
  severity: Severity;
  message: Text;
  label?: Text;
  help?: Text;
  related?: readonly (Spot & { message: Text })[];
  /** The value to write instead, where that is safe to propose. */
  replaceBy?: unknown;
}

const rangeOf = (sources: Sources, { file, pointer, ...options }: Spot) => {
  const { line, column, endLine, endColumn } = sources.locate(file, pointer, options);
  return { line, column, endLine, endColumn };
};

const spotOf = ({ file, pointer, key, within }: Spot): Spot => ({
  file,
  pointer,
  ...(key !== undefined && { key }),
  ...(within !== undefined && { within }),
});

/** Looks up the place of a finding and of all that is related to it. */
export function toDiagnostic(sources: Sources, finding: Finding): Diagnostic {
  const { code, severity, message, label, help, file, pointer, replaceBy } = finding;
  const spot = spotOf(finding);
  const related = (finding.related ?? []).map(
    (one): Related => ({ message: one.message, file: one.file, range: rangeOf(sources, spotOf(one)) }),
  );
  return {
    code,
    severity,
    message,
    ...(label && { label }),
    file,
    range: rangeOf(sources, spot),
    pointer,
    related,
    ...(help && { help }),
    ...(replaceBy !== undefined && {
      fix: { ...sources.offsets(file, pointer, spot), text: JSON.stringify(replaceBy) },
    }),
  };
}
