import { type ParseError, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { Diagnostic, Related } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { toPointer } from '../json/pointer.ts';
import { quote } from '../text/text.ts';
import { jsonDuplicateKey } from './json-codes.ts';
import { fullWidthPunctuation } from './json-syntax-messages.ts';

/** Deeper than any schema of ours; parsers that recurse give up some thousands further. */
export const mostLevels = 64;
const mostSyntaxErrors = 10;

/** The offset where the text goes too deep. Checked by hand, because the parsers recurse. */
export function tooDeep(text: string): number | undefined {
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

/** The syntax errors of a file and the keys that an object has twice. */
export function scanJson(file: string, sources: Sources): { errors: ParseError[]; duplicates: Diagnostic[] } {
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

/** After an error the parser reports more that follow from it: of each line only the first is the mistake. */
function firstErrorsOfLines(errors: readonly ParseError[], file: string, sources: Sources): ParseError[] {
  let last = { line: -1, error: '', isWide: false };
  const text = sources.text(file);
  const lineBefore = (offset: number) => {
    const end = text.slice(0, offset).trimEnd().length;
    return sources.locationAt(file, end, end).line;
  };
  const distinct = errors.filter(({ error, offset, length }, index) => {
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
  return distinct.slice(0, mostSyntaxErrors);
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
