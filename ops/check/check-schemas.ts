import { createConfigValidators } from '../../schemas/compile/config-validator.ts';
import type { FactsFile, Plugin, Plugins } from '../../schemas/index.ts';
import type { Declarations } from '../../schemas/plugins/declared-nodes.ts';
import { type Allowance, extractAllowances } from '../config/allowances.ts';
import { canonicalizeCities, cityResolver } from '../config/city-names.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences } from '../config/project.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { labelOptions } from '../field-values/option-labels.ts';
import { append } from '../json/append.ts';
import { member } from '../json/json-values.ts';
import {
  type LanguageText,
  type PlainText,
  putBackLanguageTexts,
  type SiteTexts,
  takeLanguageTexts,
} from '../languages/language-texts.ts';
import {
  type PlacedPlural,
  placePlural,
  putBackPluralTexts,
  takePluralTexts,
} from '../languages/plural-texts.ts';
import { languagesOfSite } from '../languages/site-languages.ts';
import { readPluginFields, withPluginFields } from '../plugins/plugin-fields.ts';
import { checkSchema, type SchemaResult } from './check-schema.ts';

type Validators = ReturnType<typeof createConfigValidators>;

/** Cached for the process: compiling the validators is most of the time of a check. */
const cache = new Map<string, Validators>();
/** Revisions that a process compares; the schemas depend on definitions/facts.json and the plug-ins. */
const mostCached = 4;

function validatorsFor(facts: Declarations | null): Validators {
  const key = JSON.stringify(facts);
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= mostCached) cache.delete([...cache.keys()][0] ?? '');
  const made = createConfigValidators(facts);
  cache.set(key, made);
  return made;
}

/** definitions/facts.json, null where it is missing or has an error; with the plug-ins of the config, if it has any. */
export function factsIn(parsed: readonly ParsedFile[]): Declarations | null {
  const file = parsed.find(({ kind }) => kind === 'facts');
  if (!file || !validatorsFor(null).facts.validate(file.value)) return null;
  const plugins = pluginsIn(parsed);
  const facts = file.value as FactsFile;
  return Object.keys(plugins).length > 0 ? { ...facts, plugins } : facts;
}

/** Each plug-in by the name of its file: its name is the kind, whatever `id` says, which is reported. */
function pluginsIn(parsed: readonly ParsedFile[]): Plugins {
  const files = parsed.filter(({ kind }) => kind === 'plugins');
  const isSound = ({ stem, value }: ParsedFile) =>
    validatorsFor(null).plugins.validate(value) && member(value, 'id') === stem;
  return Object.fromEntries(
    files.map((file) => [file.stem, isSound(file) ? (file.value as Plugin) : null] as const),
  );
}

/**
 * The schema stage of all files; takes every `$allow` out of them, gives fields of plug-ins the kind of their answers and
 * options without a label their value as one, puts the texts of the default language in place of those that are written once
 * for each, and listed names in place of city aliases.
 */
export function checkSchemas(parsed: readonly ParsedFile[]) {
  const facts = factsIn(parsed);
  const validators = validatorsFor(facts);
  const flags = Object.keys(facts?.flags ?? {});
  const findings: Finding[] = [];
  const references: FileReferences[] = [];
  const skipped: string[] = [];
  const allowances: Allowance[] = [];
  const languages = languagesOfSite(parsed.find(({ kind }) => kind === 'site')?.value);
  const texts: SiteTexts = { languages, perLanguage: [], plain: [], plurals: [] };
  for (const file of parsed) {
    const { taken, plurals, result } = checkTexts(file, languages, () =>
      checkSchema(file, validators[file.kind], flags),
    );
    append(texts.perLanguage, taken);
    append(texts.plurals, plurals);
    if (languages.length > 0) append(texts.plain, plainTexts(file, taken, result));
    append(findings, result.findings);
    references.push({ file, references: result.references });
    append(
      skipped,
      result.skipped.map((pointer) => `${file.file}#${pointer}`),
    );
    append(allowances, extractAllowances(file));
    readPluginFields(file, facts?.plugins);
    const labels = file.kind === 'forms' ? labelOptions(file.value) : [];
    // A value without a label is the name of what it stands for, in every language.
    const names = labels.map((one) => ({ ...one, file: file.file, isName: true }));
    if (languages.length > 0) append(texts.plain, names);
  }
  const aliases = canonicalizeCities(references, cityResolver(parsed));
  return { findings, references, skipped, allowances, aliases, facts, texts };
}

/** Judges a file with plain texts; objects of texts or forms where the schema has no text that is shown are errors of the schema. */
function checkTexts(file: ParsedFile, languages: readonly string[], check: () => SchemaResult) {
  const written = takePluralTexts(file);
  const taken = takeLanguageTexts(file, languages);
  const perLanguage = new Set(taken.map(({ pointer }) => pointer));
  const plurals = written.map((one) => placePlural(one, perLanguage));
  const result = check();
  if (taken.length === 0 && plurals.length === 0) return { taken, plurals, result };
  const shown = new Set(result.texts.map(({ pointer }) => pointer));
  const isShown = (one: LanguageText | PlacedPlural) =>
    shown.has('textPointer' in one ? one.textPointer : one.pointer);
  const misplaced = {
    texts: taken.filter((one) => !isShown(one)),
    plurals: plurals.filter((one) => !isShown(one)),
  };
  if (misplaced.texts.length + misplaced.plurals.length === 0) return { taken, plurals, result };
  putBackLanguageTexts(file, misplaced.texts);
  putBackPluralTexts(file.value, misplaced.plurals);
  return { taken: taken.filter(isShown), plurals: plurals.filter(isShown), result: check() };
}

function plainTexts(file: ParsedFile, taken: readonly LanguageText[], { texts }: SchemaResult): PlainText[] {
  const written = new Set(taken.map(({ pointer }) => pointer));
  return texts.filter(({ pointer }) => !written.has(pointer)).map((one) => ({ ...one, file: file.file }));
}

/** The mistakes of schemas in files that have other texts in another language. */
export function checkTextsIn(parsed: readonly ParsedFile[], facts: Declarations | null): Finding[] {
  const validators = validatorsFor(facts);
  const flags = Object.keys(facts?.flags ?? {});
  return parsed.flatMap((file) => checkSchema(withPluginFields(file), validators[file.kind], flags).findings);
}
