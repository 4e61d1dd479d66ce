import type { Code } from './codes.ts';
import type { Diagnostic, Fix, PlacedFix, Related, Severity } from './diagnostic.ts';
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
  /** The related places hold the same wrong value: they are replaced as well, or none is. */
  replacesRelated?: boolean;
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
    ...(replaceBy !== undefined && fixesOf(sources, finding)),
  };
}

function fixesOf(sources: Sources, finding: Finding): { fix: Fix; moreFixes?: PlacedFix[] } {
  const text = JSON.stringify(finding.replaceBy);
  const fixAt = (spot: Spot): Fix => ({ ...sources.offsets(spot.file, spot.pointer, spotOf(spot)), text });
  const others = finding.replacesRelated ? (finding.related ?? []) : [];
  const moreFixes = others.map((one) => ({
    file: one.file,
    range: rangeOf(sources, spotOf(one)),
    fix: fixAt(one),
  }));
  return { fix: fixAt(finding), ...(moreFixes.length > 0 && { moreFixes }) };
}
