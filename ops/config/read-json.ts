import { printParseErrorCode } from 'jsonc-parser';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { type Text, untranslated } from '../text/text.ts';
import { jsonSyntax } from './json-codes.ts';
import { type SyntaxMessage, syntaxMessage } from './json-syntax-messages.ts';
import { mostLevels, scanJson, tooDeep } from './scan-json.ts';

/** The content of one file: its value, or its syntax errors. */
export interface JsonResult {
  value?: unknown;
  diagnostics: Diagnostic[];
}

/**
 * The syntax stage of one file: strict JSON, no comments, no key twice.
 * @param file - must have been added to the sources
 */
export function readJson(file: string, sources: Sources): JsonResult {
  const text = sources.text(file);
  if (soundTexts.get(file) === text) return { value: JSON.parse(text), diagnostics: [] };
  const at = (start: number, end: number, message: Text, help?: Text) =>
    syntaxError(sources, file, start, end, message, help);
  const deep = tooDeep(text);
  if (deep !== undefined) return { diagnostics: [at(deep, deep + 1, tooDeepMessage)] };
  const { errors, duplicates } = scanJson(file, sources);
  const diagnostics = errors.map(({ error, offset, length }) => {
    const words = syntaxMessage(printParseErrorCode(error), text, offset, length);
    return { ...at(words.start, words.end, words.message, words.help), ...fixOf(words) };
  });
  if (diagnostics.length > 0) return { diagnostics: [...diagnostics, ...duplicates] };
  try {
    const value: unknown = JSON.parse(text);
    if (duplicates.length === 0) soundTexts.set(file, text);
    return { value, diagnostics: duplicates };
  } catch {
    // jsonc-parser is more lenient in unknown cases, so JSON.parse decides.
    return { diagnostics: [at(0, 1, untranslated('JSON'))] };
  }
}

/** The last text of each file without a mistake: two revisions, and a draft and its disk, share most of their files. */
const soundTexts = new Map<string, string>();

const fixOf = ({ start, end, instead }: SyntaxMessage): { fix?: Fix } =>
  instead === undefined ? {} : { fix: { start, end, text: instead } };

const tooDeepMessage: Text = {
  zh: `嵌套超过 ${mostLevels} 层`,
  en: `nested deeper than ${mostLevels} levels`,
};

function syntaxError(
  sources: Sources,
  file: string,
  start: number,
  end: number,
  message: Text,
  help?: Text,
): Diagnostic {
  const { file: _, ...range } = sources.locationAt(file, start, end);
  return {
    code: jsonSyntax.code,
    severity: jsonSyntax.severity,
    message,
    file,
    range,
    pointer: '',
    related: [],
    ...(help && { help }),
  };
}
