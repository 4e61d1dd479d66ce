import {
  type Config,
  configFiles,
  configFolders,
  type Invariant,
  optionalFiles,
} from '../../schemas/index.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import type { ConfigFile } from '../config/config-files.ts';
import type { FileKind, ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences, Project } from '../config/project.ts';
import type { Diagnostic, Severity } from '../diagnostics/diagnostic.ts';
import { type Finding, findingOf } from '../diagnostics/finding.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { append } from '../json/append.ts';
import { rules } from './codes.ts';

export const isError = ({ severity }: { severity: Severity }) => severity === 'error';

/** Whether a file only says what must hold: its errors leave the config usable. */
const isOptionalFile = (file: string): boolean =>
  Object.values(optionalFiles).some(({ path }) => path === file);

/** Whether no file that visitors depend on has an error. */
export const isSound = (found: readonly { severity: Severity; file: string }[]): boolean =>
  !found.some((one) => isError(one) && !isOptionalFile(one.file));

export const runTextRules = (sources: Sources): Diagnostic[] =>
  rules.flatMap((rule) =>
    rule.scope === 'text'
      ? rule.run(sources).map((one) => ({ code: rule.code, severity: rule.severity, ...one }))
      : [],
  );

/** The rules that can find an error. */
export const rulesOfErrors = rules.filter(isError);

export const runFileRules = (project: Project, chosen = rules): Finding[] =>
  chosen.flatMap((rule) =>
    rule.scope === 'file' ? rule.run(project).map((violation) => findingOf(rule, violation)) : [],
  );

interface ParsedConfig {
  listed: readonly ConfigFile[];
  parsed: readonly ParsedFile[];
  config: Config;
  invariants: readonly Invariant[];
  references: readonly FileReferences[];
  sources: Sources;
}

/**
 * Runs the table rules, then the site rules, and adds their findings.
 * @param diagnostics - of the syntax stage
 * @returns the stages that an earlier error kept from running wholly
 */
export function runConfigRules(
  { listed, parsed, config, invariants, references, sources }: ParsedConfig,
  diagnostics: readonly Diagnostic[],
  findings: Finding[],
  chosen = rules,
): ('tables' | 'site')[] {
  // An id that does not exist is reported where it is used first; its other uses are wrong too.
  const errors = [...diagnostics, ...findings].filter((one) => isError(one) && !isOptionalFile(one.file));
  const wrong = new Set(
    errors.flatMap(({ file, related = [] }) => [...new Set([file, ...related.map((one) => one.file)])]),
  );
  const read = new Set(parsed.map(({ file }) => file));
  const broken = new Set(
    listed.filter(({ file }) => wrong.has(file) || !read.has(file)).map(({ kind }) => kind),
  );
  const kinds = (
    Object.entries({ ...configFiles, ...configFolders }) as [FileKind, { path: string }][]
  ).flatMap(([kind, { path }]) => (wrong.has(path) ? [] : [kind]));
  const checked: CheckedConfig = {
    config,
    clean: new Set(kinds.filter((kind) => !broken.has(kind))),
    references,
    invariants,
    line: ({ file, pointer, ...options }) => sources.locate(file, pointer, options).line,
  };
  for (const rule of chosen) {
    if (rule.scope !== 'table' || !rule.needs.every((kind) => checked.clean.has(kind))) continue;
    append(
      findings,
      rule.run(checked).map((violation) => findingOf(rule, violation)),
    );
  }
  if (wrong.size > 0) return ['tables', 'site'];
  if (findings.some((one) => isError(one) && !isOptionalFile(one.file))) return ['site'];
  for (const rule of chosen) {
    if (rule.scope !== 'site') continue;
    append(
      findings,
      rule.run(checked).map((violation) => findingOf(rule, violation)),
    );
  }
  return [];
}
