import { type Config, configFiles, type Invariant } from '../../schemas/index.ts';
import type { Allowance } from '../config/allowances.ts';
import { assetSize, strayFiles } from '../config/config-files.ts';
import { fileUnknown } from '../config/file-codes.ts';
import { parseFiles } from '../config/parse-files.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences, Project } from '../config/project.ts';
import { withoutConsequences } from '../config/without-consequences.ts';
import { withoutRepeats } from '../default-files/without-repeats.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { type Finding, findingOf, toDiagnostic } from '../diagnostics/finding.ts';
import { maskDiagnostics } from '../diagnostics/mask-secrets.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { todayIn } from '../diagnostics/today.ts';
import { append } from '../json/append.ts';
import { member } from '../json/json-values.ts';
import type { SiteTexts } from '../languages/language-texts.ts';
import { formsByText, pluralsIn } from '../languages/plural-texts.ts';
import { namedFilesIn } from '../named-files/named-files.ts';
import { pluginCodeIn, readPluginFiles } from '../plugins/plugin-files.ts';
import { applyAllowances } from './apply-allowances.ts';
import { assembleConfig } from './assemble-config.ts';
import { checkFormFields } from './check-form-fields.ts';
import { checkReferences } from './check-references.ts';
import { checkSchemas } from './check-schemas.ts';
import { rules } from './codes.ts';
import { atLanguage, checkOtherForms, checkOtherLanguages } from './other-languages.ts';
import { definedBy, type PendingFiles } from './read-ids.ts';
import { readInvariants } from './read-invariants.ts';
import { isError, isSound, rulesOfErrors, runConfigRules, runFileRules, runTextRules } from './run-rules.ts';

/** What later stages skipped because an earlier one failed. */
export interface Skipped {
  /** Files that could not be read as JSON. */
  files: string[];
  /** Objects whose tag is not known, as `file#pointer`. */
  objects: string[];
  /** Stages that did not run wholly, because a file that they need has an error. */
  stages: ('tables' | 'site')[];
}

export interface ReadConfig {
  /** Null when any error was found, or not every rule was to run. */
  config: Config | null;
  /** The config, even if tables or the site as a whole have errors: `explain` shows their effect. */
  wellFormed: Config | null;
  /** What must hold for every visitor: tests/invariants.json; none where there is no such file or it has an error. */
  invariants: readonly Invariant[];
  sources: Sources;
  /** Every file that could be read as JSON, with the ids that it uses. */
  references: readonly FileReferences[];
  /** Sorted, each once. */
  diagnostics: Diagnostic[];
  /** Files that were read. */
  files: number;
  skipped: Skipped;
  /** Findings that are not among them, because a `$allow` accepts them. */
  allowed: number;
}

export interface ReadOptions extends PendingFiles {
  /**
   * Skips the table and site rules of a well-formed config, whose findings a comparison does not report, and the rules
   * that only warn.
   */
  toCompare?: boolean;
  /** Skips the rules that only warn. */
  errorsOnly?: boolean;
  /** The day that decides which `$allow` has expired, `2027-03-31`; left out: today in the site's time zone. */
  today?: string;
}

/**
 * Reads and checks the config under `dir`: syntax, schema, references, rules, tables, the site as a whole.
 *
 * A mistake in the config is a diagnostic and never throws.
 * @throws the file system's error when a file is there but cannot be read
 */
export function readConfig(dir: string, options: ReadOptions = {}): ReadConfig {
  const { sources, listed, parsed, diagnostics, defaults } = parseFiles(dir, options.overlay);
  const chosen = options.errorsOnly || options.toCompare ? rulesOfErrors : rules;
  const { findings, references, skipped, allowances, aliases, facts, texts } = checkSchemas(parsed);
  const project: Project = {
    ...definedBy(dir, listed, parsed, options.pictures),
    references,
    facts,
    aliases,
    texts,
    sizeOf: (asset) => assetSize(dir, asset, options.pictures),
    // A base is read without its code.
    pluginFiles: (id) => (options.toCompare ? null : readPluginFiles(dir, id)),
  };
  // One mistake is one finding: a rule does not report a value that the schema has refused.
  const refused = new Set(findings.map(({ file, pointer }) => `${file}#${pointer}`));
  const isNew = ({ file, pointer }: Finding) => !refused.has(`${file}#${pointer}`);
  append(findings, [...strays(dir), ...checkReferences(project, references)]);
  append(findings, [...checkFormFields(project), ...runFileRules(project, chosen)].filter(isNew));
  const isWellFormedByDefault = isSound([...diagnostics, ...findings]);
  const invariants = readInvariants(parsed, [...diagnostics, ...findings]);
  const config = assembleConfig(parsed);
  const stages: Skipped['stages'] =
    isWellFormedByDefault && options.toCompare
      ? ['tables', 'site']
      : runConfigRules(
          { listed, parsed, config, invariants, references, sources },
          diagnostics,
          findings,
          chosen,
        );
  const others = checkOtherLanguages({
    ...{ project, listed, invariants, sources, diagnostics, findings },
    toCompare: options.toCompare === true,
  });
  if (texts.languages.length > 1) config.inLanguages = others.configs;
  addPlurals(config, texts, parsed);
  if (config.plugins) config.pluginCode = pluginCodeIn(dir, Object.keys(config.plugins));
  const named = namedFilesIn(dir, references, options.pictures);
  for (const one of [config, ...Object.values(others.configs)]) one.namedFiles = named;
  const isComplete = diagnostics.length === 0 && skipped.length === 0 && stages.length === 0;
  // What a default has beyond the needs of the config is nobody's mistake.
  const own = [
    ...findings.map((one) => atLanguage(one, texts, texts.languages[0] ?? '')),
    ...others.findings,
    ...checkOtherForms(project),
  ].filter((one) => isError(one) || !defaults.has(one.file));
  const { findings: left, allowed } = accept(withoutConsequences(own), allowances, parsed, {
    ...options,
    isComplete,
  });
  const all = [
    ...diagnostics,
    ...left.map((finding) => toDiagnostic(sources, finding)),
    ...runTextRules(sources),
  ];
  const sorted = sortDiagnostics(
    withoutRepeats(all, defaults),
    listed.map(({ file }) => file),
  );
  const isClean = sorted.every(({ severity }) => severity !== 'error');
  return {
    config: isClean && !options.toCompare ? config : null,
    wellFormed: isWellFormedByDefault && others.areWellFormed ? config : null,
    invariants,
    sources,
    references,
    diagnostics: maskDiagnostics(sorted, sources),
    files: sources.files.length - defaults.size,
    skipped: { files: unread(sources, parsed), objects: skipped, stages },
    allowed,
  };
}

/** The forms of texts by a number, in each language; most configs have none. */
function addPlurals(config: Config, { plurals }: SiteTexts, parsed: readonly ParsedFile[]): void {
  if (plurals.length === 0) return;
  const pages = new Map(parsed.flatMap(({ file, kind, stem }) => (kind === 'pages' ? [[file, stem]] : [])));
  for (const one of [config, ...Object.values(config.inLanguages ?? {})]) {
    const own = pluralsIn(plurals, one.site.language);
    const forms = formsByText(own, (file) => pages.get(file), configFiles.messages.path);
    if (forms) one.plurals = forms;
  }
}

/** Computes the day only where a `$allow` has a last day, because the time zone takes time. */
function accept(
  findings: readonly Finding[],
  allowances: readonly Allowance[],
  parsed: readonly ParsedFile[],
  { today, isComplete }: ReadOptions & { isComplete: boolean },
) {
  if (allowances.length === 0) return { findings, allowed: 0 };
  const site = parsed.find(({ kind }) => kind === 'site')?.value;
  return applyAllowances(findings, allowances, {
    today: today ?? (allowances.some(({ until }) => until) ? todayIn(member(site, 'timeZone')) : ''),
    isComplete,
  });
}

const strays = (dir: string): Finding[] =>
  strayFiles(dir).map((file) =>
    findingOf(fileUnknown, {
      message: { zh: `没有任何地方读取 ${file}`, en: `nothing reads ${file}` },
      help: { zh: '删掉它, 或改成正确的文件名', en: 'remove it, or give it the right name' },
      file,
      pointer: '',
    }),
  );

const unread = (sources: Sources, parsed: readonly ParsedFile[]) => {
  const read = new Set(parsed.map(({ file }) => file));
  return sources.files.filter((file) => !read.has(file));
};
