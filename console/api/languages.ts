import type { Severity } from '../../ops/diagnostics/diagnostic.ts';
import type { Edit } from '../edits/edit.ts';

export interface LanguagesRequest {
  /** As BCP 47 tags, the default first. */
  languages: string[];
}

/** Texts that a language lacks, in one file: what `check` would report. */
export interface LackingTexts {
  file: string;
  code: string;
  severity: Severity;
  count: number;
  /** The first of them. */
  pointer: string;
}

/** The site with other languages, which the draft does not have yet. */
export interface LanguagesResponse {
  version: number;
  /** Make the site so, as one step. */
  edits: Edit[];
  /** The texts in languages that are left out, by file. */
  lost: { file: string; count: number }[];
  /** The hosts that serve such a language alone: they would serve all languages. */
  hosts: string[];
  /** The messages that ship in none of the languages: `TODO: ` and the text to translate are among the edits. */
  toTranslate: number;
  lacking: LackingTexts[];
  ms: number;
}
