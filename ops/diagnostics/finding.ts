import type { Text } from '../text/text.ts';
import type { Code } from './codes.ts';
import type { Diagnostic, PlacedFix, Related, Severity } from './diagnostic.ts';
import type { LocateOptions, Sources } from './sources.ts';

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
  /** Values that may have been meant, for a person to choose from; the likeliest first. */
  mayBe?: readonly string[];
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
  const { code, severity, message, label, help, file, pointer, replaceBy, mayBe = [] } = finding;
  const spot = spotOf(finding);
  const related = (finding.related ?? []).map(
    (one): Related => ({
      message: one.message,
      file: one.file,
      range: rangeOf(sources, spotOf(one)),
      ...(finding.replacesRelated && { pointer: one.pointer }),
    }),
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
    ...(replaceBy !== undefined && certainFix(sources, finding, replaceBy)),
    ...(mayBe.length > 0 && { offers: mayBe.map((to) => ({ to, fixes: fixesOf(sources, finding, to) })) }),
  };
}

function certainFix(
  sources: Sources,
  finding: Finding,
  value: unknown,
): Pick<Diagnostic, 'fix' | 'moreFixes'> {
  const [first, ...moreFixes] = fixesOf(sources, finding, value);
  return { ...(first && { fix: first.fix }), ...(moreFixes.length > 0 && { moreFixes }) };
}

/** What writes a value at the place of a finding, and at the related ones that hold the same. */
function fixesOf(sources: Sources, finding: Finding, value: unknown): PlacedFix[] {
  const text = JSON.stringify(value);
  const others = finding.replacesRelated ? (finding.related ?? []) : [];
  return [finding, ...others].map((one) => ({
    file: one.file,
    range: rangeOf(sources, spotOf(one)),
    fix: { ...sources.offsets(one.file, one.pointer, spotOf(one)), text },
  }));
}
