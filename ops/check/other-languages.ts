import { type Config, type Invariant, pluralCategories } from '../../schemas/index.ts';
import type { ConfigFile } from '../config/config-files.ts';
import type { Project } from '../config/project.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Finding, Locator } from '../diagnostics/finding.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { append } from '../json/append.ts';
import { fileInLanguage, type SiteTexts } from '../languages/language-texts.ts';
import { fileInForm, pluralsIn } from '../languages/plural-texts.ts';
import { assembleConfig } from './assemble-config.ts';
import { checkFormFields } from './check-form-fields.ts';
import { checkTextsIn } from './check-schemas.ts';
import { isSound, runConfigRules, runFileRules } from './run-rules.ts';

/** What the check of a config in its default language has found. */
export interface CheckedDefault {
  project: Project;
  listed: readonly ConfigFile[];
  invariants: readonly Invariant[];
  sources: Sources;
  /** Of the syntax stage. */
  diagnostics: readonly Diagnostic[];
  findings: readonly Finding[];
  toCompare: boolean;
}

/** The config in each language but the default, and what is wrong with it there alone. */
export function checkOtherLanguages(checked: CheckedDefault): {
  configs: Record<string, Config>;
  findings: Finding[];
  /** No schema or rule of a file refuses one of them. */
  areWellFormed: boolean;
} {
  const { texts } = checked.project;
  const configs: Record<string, Config> = {};
  const findings: Finding[] = [];
  let areWellFormed = true;
  const known = new Set(checked.findings.map(keyOf));
  for (const language of texts.languages.slice(1)) {
    const found = checkIn(language, checked);
    configs[language] = found.config;
    areWellFormed &&= found.isWellFormed;
    const own = found.findings.filter((one) => !known.has(keyOf(one)));
    append(
      findings,
      own.map((one) => named(atLanguage(one, texts, language), language)),
    );
  }
  return { configs, findings, areWellFormed };
}

const keyOf = ({ code, file, pointer, key, message }: Finding) =>
  `${code} ${file}#${pointer} ${key === true} ${message.en}`;

function checkIn(language: string, checked: CheckedDefault) {
  const { project, listed, invariants, sources, diagnostics, toCompare } = checked;
  const { languages, perLanguage } = project.texts;
  const files = project.files.map((file) => fileInLanguage(file, perLanguage, languages, language));
  const byName = new Map(files.map((file) => [file.file, file]));
  const references = project.references.map(({ file, ...one }) => ({
    ...one,
    file: byName.get(file.file) ?? file,
  }));
  const here: Project = { ...project, files, references };
  const config = assembleConfig(files, language);
  const changed = files.filter((file) => !project.files.includes(file));
  const findings = [...checkTextsIn(changed, project.facts), ...checkFormFields(here), ...runFileRules(here)];
  const isWellFormed = isSound(findings);
  if (!toCompare) {
    // What is wrong with ids and tables is wrong in every language, and keeps later stages from running in each.
    const isText = ({ file, pointer }: Locator) =>
      perLanguage.some((one) => one.file === file && one.pointer === pointer);
    const earlier = checked.findings.filter((one) => !isText(one));
    const all = [...earlier, ...findings];
    runConfigRules({ listed, parsed: files, config, invariants, references, sources }, diagnostics, all);
    append(findings, all.slice(earlier.length + findings.length));
  }
  return { config, findings, isWellFormed };
}

/** The same finding, at the text of a language where it is about a text that each language has. */
export function atLanguage(finding: Finding, { perLanguage }: SiteTexts, language: string): Finding {
  // What is said of a text in all its languages stands at their object.
  if (finding.code.startsWith('language-')) return finding;
  const place = <L extends Locator>(one: L): L => {
    const isPerLanguage =
      one.key !== true &&
      perLanguage.some(
        ({ file, pointer, byLanguage }) =>
          file === one.file && pointer === one.pointer && Object.hasOwn(byLanguage, language),
      );
    return isPerLanguage ? { ...one, pointer: `${one.pointer}/${language}` } : one;
  };
  const related = finding.related?.map(place);
  return { ...place(finding), ...(related && { related }) };
}

const named = (finding: Finding, language: string): Finding => ({
  ...finding,
  message: { zh: `语言 ${language}: ${finding.message.zh}`, en: `in ${language}: ${finding.message.en}` },
});

/**
 * What is wrong with the forms of texts but that for `other`, which is judged as any text: each takes its place once, in
 * each language of the site.
 */
export function checkOtherForms(project: Project): Finding[] {
  const { languages, perLanguage, plurals } = project.texts;
  const findings: Finding[] = [];
  if (plurals.length === 0) return findings;
  for (const language of languages.length > 0 ? languages : ['']) {
    const own = pluralsIn(plurals, language);
    const files = project.files.map((file) => fileInLanguage(file, perLanguage, languages, language));
    for (const category of pluralCategories.filter((one) => one !== 'other')) {
      const inForm = files.map((file) => fileInForm(file, own, category));
      const changed = inForm.filter((file, at) => file !== files[at]);
      if (changed.length === 0) continue;
      const found = [...checkTextsIn(changed, project.facts), ...runFileRules({ ...project, files: inForm })];
      append(
        findings,
        found.flatMap((one) => {
          const text = own.find(
            ({ file, textPointer, forms }) =>
              forms[category] !== undefined && file === one.file && textPointer === one.pointer,
          );
          // What is said of a text in all its languages and forms is said once.
          if (text === undefined || /^(language|plural)-/.test(one.code)) return [];
          return [{ ...one, pointer: `${text.pointer}/${category}` }];
        }),
      );
    }
  }
  return findings;
}
