import type { Text } from '../text/text.ts';
import type { CodeDefinition } from './code-definition.ts';
import type { Diagnostic, PlacedFix, Related, Severity } from './diagnostic.ts';
import type { LocateOptions, Sources } from './sources.ts';

/** A value or key of a file, by JSON pointer; {@link Sources} knows its line and column. */
export interface Locator extends LocateOptions {
  file: string;
  pointer: string;
}

/** What a rule reports. The code and severity come from the rule's definition, line and column from {@link Sources}. */
export interface Violation extends Locator {
  message: Text;
  label?: Text;
  help?: Text;
  /** The `explain` command of a visitor who meets it. */
  met?: string;
  related?: readonly (Locator & { message: Text })[];
  /** The value to write instead, where that is safe to propose. */
  replaceBy?: unknown;
  /** Values for a person to choose from, the likeliest first. */
  suggestions?: readonly string[];
  /** The related locations have the same wrong value: a fix replaces all of them or none. */
  replacesRelated?: boolean;
}

/** A violation with its code and severity. */
export interface Finding extends Violation {
  code: string;
  severity: Severity;
}

export const findingOf = (
  { code, severity }: Pick<CodeDefinition, 'code' | 'severity'>,
  violation: Violation,
): Finding => ({
  ...violation,
  code,
  severity,
});

const rangeOf = (sources: Sources, { file, pointer, ...options }: Locator) => {
  const { line, column, endLine, endColumn } = sources.locate(file, pointer, options);
  return { line, column, endLine, endColumn };
};

const locatorOf = ({ file, pointer, key, within }: Locator): Locator => ({
  file,
  pointer,
  ...(key !== undefined && { key }),
  ...(within !== undefined && { within }),
});

/** Looks up the line and column of a finding and of its related locators. */
export function toDiagnostic(sources: Sources, finding: Finding): Diagnostic {
  const { code, severity, message, label, help, met, file, pointer, replaceBy, suggestions = [] } = finding;
  const locator = locatorOf(finding);
  const related = (finding.related ?? []).map(
    (one): Related => ({
      message: one.message,
      file: one.file,
      range: rangeOf(sources, locatorOf(one)),
      ...(finding.replacesRelated && { pointer: one.pointer }),
    }),
  );
  return {
    code,
    severity,
    message,
    ...(label && { label }),
    file,
    range: rangeOf(sources, locator),
    pointer,
    related,
    ...(help &&
      (met === undefined ? { help } : { help: withVisitor(help, met), met: { command: met, help } })),
    ...(replaceBy !== undefined && certainFix(sources, finding, replaceBy)),
    ...(suggestions.length > 0 && {
      offers: suggestions.map((to) => ({ to, fixes: fixesOf(sources, finding, to) })),
    }),
  };
}

const withVisitor = (help: Text, command: string): Text => ({
  zh: `${help.zh}；遇到的访客：${command}`,
  en: `${help.en}; who meets it: ${command}`,
});

function certainFix(
  sources: Sources,
  finding: Finding,
  value: unknown,
): Pick<Diagnostic, 'fix' | 'moreFixes'> {
  const [first, ...moreFixes] = fixesOf(sources, finding, value);
  return { ...(first && { fix: first.fix }), ...(moreFixes.length > 0 && { moreFixes }) };
}

/** The fixes that write a value at the finding's locator, and at the related ones that hold the same wrong value. */
function fixesOf(sources: Sources, finding: Finding, value: unknown): PlacedFix[] {
  const text = JSON.stringify(value);
  const others = finding.replacesRelated ? (finding.related ?? []) : [];
  return [finding, ...others].map((one) => ({
    file: one.file,
    range: rangeOf(sources, locatorOf(one)),
    fix: { ...sources.offsets(one.file, one.pointer, locatorOf(one)), text },
  }));
}
