import { type ParseError, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { Diagnostic, Fix, Related } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { toPointer } from '../json/pointer.ts';
import { quote, type Text, untranslated } from '../text/text.ts';
import { jsonDuplicateKey, jsonSyntax } from './json-codes.ts';
import { fullWidthPunctuation, type SyntaxMessage, syntaxMessage } from './json-syntax-messages.ts';

/** Deeper than any schema of ours; parsers that recurse give up some thousands further. */
const mostLevels = 64;
const mostSyntaxErrors = 10;

/** One file, read: its value where the syntax is right, and what is wrong with the syntax otherwise. */
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
  const at = (start: number, end: number, message: Text, help?: Text) =>
    syntaxError(sources, file, start, end, message, help);
  const deep = tooDeep(text);
  if (deep !== undefined) return { diagnostics: [at(deep, deep + 1, tooDeepMessage)] };
  const { errors, duplicates } = scan(file, sources);
  const diagnostics = errors.map(({ error, offset, length }) => {
    const words = syntaxMessage(printParseErrorCode(error), text, offset, length);
    return { ...at(words.start, words.end, words.message, words.help), ...fixOf(words) };
  });
  if (diagnostics.length > 0) return { diagnostics: [...diagnostics, ...duplicates] };
  try {
    return { value: JSON.parse(text), diagnostics: duplicates };
  } catch {
    // jsonc-parser is more lenient in places we do not know of; JSON.parse has the last word.
    return { diagnostics: [at(0, 1, untranslated('JSON'))] };
  }
}

const fixOf = ({ start, end, instead }: SyntaxMessage): { fix?: Fix } =>
  instead === undefined ? {} : { fix: { start, end, text: instead } };

const tooDeepMessage: Text = {
  zh: `嵌套超过 ${mostLevels} 层`,
  en: `nested deeper than ${mostLevels} levels`,
};

/** The offset where the text goes too deep. Checked by hand, because the parsers recurse. */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > mostLevels) return at;
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"' && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function scan(file: string, sources: Sources): { errors: ParseError[]; duplicates: Diagnostic[] } {
  const errors: ParseError[] = [];
  const duplicates: Diagnostic[] = [];
  const open: Map<string, number>[] = [];
  const visitor = {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (
      key: string,
      offset: number,
      length: number,
      _line: number,
      _character: number,
      path: () => (string | number)[],
    ) => {
      const keys = open.at(-1);
      const first = keys?.get(key);
      if (first === undefined) keys?.set(key, offset);
      else duplicates.push(duplicateKey(sources, file, [...path(), key], first, offset, offset + length));
    },
    onError: (error: ParseErrorCode, offset: number, length: number) => {
      errors.push({ error, offset, length });
    },
  };
  visit(sources.text(file), visitor, { disallowComments: true });
  return { errors: firstErrorsOfLines(errors, file, sources), duplicates };
}

/** The parser stumbles on after an error: of each line only the first is the mistake. */
function firstErrorsOfLines(errors: readonly ParseError[], file: string, sources: Sources): ParseError[] {
  let last = { line: -1, error: '', isWide: false };
  const text = sources.text(file);
  const lineBefore = (offset: number) => {
    const end = text.slice(0, offset).trimEnd().length;
    return sources.locationAt(file, end, end).line;
  };
  const kept = errors.filter(({ error, offset, length }, index) => {
    const { line } = sources.locationAt(file, offset, offset);
    const name = printParseErrorCode(error);
    if (name === 'EndOfFileExpected' && index > 0) return false;
    // A string without its end swallows the comma; the next line then lacks one.
    const isNext = line === last.line + 1;
    const isBroken = last.error === 'UnexpectedEndOfString' && isNext && name !== last.error;
    // A Chinese comma is one that the parser misses at the next word.
    const misses = last.isWide && /Expected$/.test(name) && (isNext || lineBefore(offset) === last.line);
    const follows = isBroken || misses;
    const keep = line !== last.line && !follows;
    const isWide = name === 'InvalidSymbol' && fullWidthPunctuation.test(text.slice(offset, offset + length));
    if (keep) last = { line, error: name, isWide };
    return keep;
  });
  return kept.slice(0, mostSyntaxErrors);
}

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

function duplicateKey(
  sources: Sources,
  file: string,
  path: (string | number)[],
  first: number,
  start: number,
  end: number,
): Diagnostic {
  const { file: _, ...range } = sources.locationAt(file, start, end);
  const { file: __, ...other } = sources.locationAt(file, first, first + end - start);
  const key = quote(path.at(-1));
  const related: Related = {
    message: { zh: '第一次写在这里', en: 'first written here' },
    file,
    range: other,
  };
  return {
    code: jsonDuplicateKey.code,
    severity: jsonDuplicateKey.severity,
    message: {
      zh: `键 ${key} 写了两次, 第一次在第 ${other.line} 行`,
      en: `key ${key} is written twice, first on line ${other.line}`,
    },
    label: { zh: '只有最后一个会生效', en: 'only the last one would count' },
    file,
    range,
    pointer: toPointer(path),
    related: [related],
    help: { zh: '删掉其中一个, 或改名', en: 'remove one of them, or rename it' },
  };
}
