import { createConfigValidators } from '../../schemas/compile/config-validator.ts';
import type { Ids } from '../../schemas/compile/emit-json-schema.ts';
import { type Config, configFiles, configFolders } from '../../schemas/index.ts';
import { type Allowance, extractAllowances } from '../config/allowances.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import { canonicalizeCities, cityResolver } from '../config/city-names.ts';
import { collectIds, unreadableKinds } from '../config/collect-ids.ts';
import { assetSize, type ConfigFile, listAssets, strayFiles } from '../config/config-files.ts';
import { fileUnknown } from '../config/file-codes.ts';
import { type Overlay, parseFiles } from '../config/parse-files.ts';
import type { FileKind, ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences, Project } from '../config/project.ts';
import { withoutConsequences } from '../config/without-consequences.ts';
import { type Diagnostic, type Severity, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { type Finding, findingOf, toDiagnostic } from '../diagnostics/finding.ts';
import { maskDiagnostics } from '../diagnostics/mask-secrets.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { member } from '../json/json-values.ts';
import { applyAllowances } from './apply-allowances.ts';
import { checkFormFields } from './check-form-fields.ts';
import { checkReferences } from './check-references.ts';
import { checkSchema } from './check-schema.ts';
import { rules } from './codes.ts';
import { todayIn } from './today.ts';

/** What later stages did not look at, because an earlier one failed. */
export interface Skipped {
  /** Files that could not be read as JSON. */
  files: string[];
  /** Objects whose tag is not known, as `file#pointer`. */
  objects: string[];
  /** What was not, or not wholly, looked at for an error in a file it needs. */
  stages: ('tables' | 'site')[];
}

export interface ReadConfig {
  /** Null when any error was found. */
  config: Config | null;
  /** The config also where only tables or the site as a whole have errors: `explain` shows what they mean. */
  wellFormed: Config | null;
  sources: Sources;
  /** Sorted, each once. */
  diagnostics: Diagnostic[];
  /** Files that were read. */
  files: number;
  skipped: Skipped;
  /** Findings that are not among them, because a `$allow` accepts them. */
  allowed: number;
}

export interface ReadOptions {
  /** The day that decides which `$allow` has expired, `2027-03-31`; left out: today in the site's time zone. */
  today?: string;
  /** What is read instead of the files of these names. */
  overlay?: Overlay;
  /** Files that will be under `public` besides, by their address: where they lie now. */
  pictures?: ReadonlyMap<string, string>;
}

/**
 * Reads and checks the config under `dir`: syntax, schema, references, rules, tables, the site as a whole.
 *
 * A mistake in the config is a diagnostic and never throws.
 * @throws the file system's error when a file is there but cannot be read
 */
export function readConfig(dir: string, options: ReadOptions = {}): ReadConfig {
  const { sources, listed, parsed, diagnostics } = parseFiles(dir, options.overlay);
  const { findings, references, skipped, allowances, aliases } = checkSchemas(parsed);
  const project: Project = {
    ...definedBy(dir, listed, parsed, options.pictures),
    references,
    aliases,
    sizeOf: (asset) => assetSize(dir, asset, options.pictures),
  };
  // What the schema says of a value is not said again by a rule: one mistake is one finding.
  const refused = new Set(findings.map(({ file, pointer }) => `${file}#${pointer}`));
  const isNew = ({ file, pointer }: Finding) => !refused.has(`${file}#${pointer}`);
  findings.push(...strays(dir), ...checkReferences(project, references));
  findings.push(...checkFormFields(project).filter(isNew));
  for (const rule of rules) {
    if (rule.scope !== 'file') continue;
    findings.push(
      ...rule
        .run(project)
        .map((violation) => findingOf(rule, violation))
        .filter(isNew),
    );
  }
  const isWellFormed = ![...diagnostics, ...findings].some(isError);
  const stages = checkMeaning({ listed, parsed, references, sources }, diagnostics, findings);
  const isComplete = diagnostics.length === 0 && skipped.length === 0 && stages.length === 0;
  const { findings: left, allowed } = accept(withoutConsequences(findings), allowances, parsed, {
    ...options,
    isComplete,
  });
  const all = [
    ...diagnostics,
    ...left.map((finding) => toDiagnostic(sources, finding)),
    ...rules.flatMap((rule) =>
      rule.scope === 'text'
        ? rule.run(sources).map((one) => ({ code: rule.code, severity: rule.severity, ...one }))
        : [],
    ),
  ];
  const sorted = sortDiagnostics(
    all,
    listed.map(({ file }) => file),
  );
  const isClean = sorted.every(({ severity }) => severity !== 'error');
  return {
    config: isClean ? assemble(parsed) : null,
    wellFormed: isWellFormed ? assemble(parsed) : null,
    sources,
    diagnostics: maskDiagnostics(sorted, sources),
    files: sources.files.length,
    skipped: { files: unread(sources, parsed), objects: skipped, stages },
    allowed,
  };
}

/** Asks for the day only where a `$allow` stands: the clock and its zone are not free. */
function accept(
  findings: readonly Finding[],
  allowances: readonly Allowance[],
  parsed: readonly ParsedFile[],
  { today, isComplete }: ReadOptions & { isComplete: boolean },
) {
  if (allowances.length === 0) return { findings, allowed: 0 };
  const site = parsed.find(({ kind }) => kind === 'site')?.value;
  return applyAllowances(findings, allowances, {
    today: today ?? todayIn(member(site, 'timeZone')),
    isComplete,
  });
}

/** The ids that the config under `dir` defines, whether or not it is valid: for the editor's schemas. */
export function readIds(dir: string, { overlay, pictures }: ReadOptions = {}): Ids {
  const { listed, parsed } = parseFiles(dir, overlay);
  return definedBy(dir, listed, parsed, pictures).ids;
}

/** What the config under `dir` defines and uses, whether or not it is valid. */
export function readReferences(dir: string): {
  sources: Sources;
  ids: Ids;
  files: readonly ParsedFile[];
  references: readonly FileReferences[];
} {
  const { sources, listed, parsed } = parseFiles(dir);
  const { references } = checkSchemas(parsed);
  return { sources, ids: definedBy(dir, listed, parsed).ids, files: parsed, references };
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

function definedBy(
  dir: string,
  listed: readonly ConfigFile[],
  parsed: readonly ParsedFile[],
  pictures: ReadOptions['pictures'] = new Map(),
): Pick<Project, 'files' | 'ids' | 'unknown'> {
  const stems = (kind: 'pages' | 'forms') =>
    listed.filter((one) => one.kind === kind).map(({ stem }) => stem);
  const read = new Set(parsed.map(({ file }) => file));
  const assets = [...new Set([...listAssets(dir), ...pictures.keys()])].sort();
  const unreadKinds = listed.filter(({ file }) => !read.has(file)).map(({ kind }) => kind);
  return {
    files: parsed,
    ids: collectIds(parsed, { pages: stems('pages'), forms: stems('forms') }, assets),
    unknown: unreadableKinds(parsed, new Set(unreadKinds)),
  };
}

/** Compiling them is most of the time of a check, so a process that reads again keeps them. */
let validators: ReturnType<typeof createConfigValidators> | undefined;

function checkSchemas(parsed: readonly ParsedFile[]) {
  validators ??= createConfigValidators();
  const findings: Finding[] = [];
  const references: FileReferences[] = [];
  const skipped: string[] = [];
  const allowances: Allowance[] = [];
  for (const file of parsed) {
    const result = checkSchema(file, validators[file.kind]);
    findings.push(...result.findings);
    references.push({ file, references: result.references });
    skipped.push(...result.skipped.map((pointer) => `${file.file}#${pointer}`));
    allowances.push(...extractAllowances(file));
  }
  const aliases = canonicalizeCities(references, cityResolver(parsed));
  return { findings, references, skipped, allowances, aliases };
}

interface Read {
  listed: readonly ConfigFile[];
  parsed: readonly ParsedFile[];
  references: readonly FileReferences[];
  sources: Sources;
}

/**
 * Tables, then the site as a whole; what they find is added to the findings.
 * @param diagnostics - of the syntax stage
 * @returns the stages that an earlier error kept from looking at everything
 */
function checkMeaning(
  { listed, parsed, references, sources }: Read,
  diagnostics: readonly Diagnostic[],
  findings: Finding[],
): Skipped['stages'] {
  // An id that does not exist is reported where it is used first; its other uses are wrong too.
  const errors = [...diagnostics, ...findings].filter(isError);
  const wrong = new Set(
    errors.flatMap(({ file, related = [] }) => [file, ...related.map((one) => one.file)]),
  );
  const broken = new Set(listed.filter(({ file }) => wrong.has(file)).map(({ kind }) => kind));
  const kinds: FileKind[] = [...Object.keys(configFiles), ...Object.keys(configFolders)] as FileKind[];
  const checked: CheckedConfig = {
    config: assemble(parsed),
    clean: new Set(kinds.filter((kind) => !broken.has(kind))),
    references,
    line: ({ file, pointer, ...options }) => sources.locate(file, pointer, options).line,
  };
  for (const rule of rules) {
    if (rule.scope !== 'table' || !rule.needs.every((kind) => checked.clean.has(kind))) continue;
    findings.push(...rule.run(checked).map((violation) => findingOf(rule, violation)));
  }
  if (wrong.size > 0) return ['tables', 'site'];
  if (findings.some(isError)) return ['site'];
  for (const rule of rules) {
    if (rule.scope === 'site')
      findings.push(...rule.run(checked).map((violation) => findingOf(rule, violation)));
  }
  return [];
}

const isError = ({ severity }: { severity: Severity }) => severity === 'error';

/** A file that has kept its schema is what its type says; a config is one where every file has. */
function assemble(parsed: readonly ParsedFile[]): Config {
  const folder = (kind: 'pages' | 'forms') =>
    Object.fromEntries(parsed.filter((one) => one.kind === kind).map(({ stem, value }) => [stem, value]));
  const single = Object.fromEntries(parsed.map(({ kind, value }) => [kind, value]));
  return { ...single, pages: folder('pages'), forms: folder('forms') } as unknown as Config;
}
