import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readJson } from '../config/read-json.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { Sources } from '../diagnostics/sources.ts';
import { WorkError } from '../terminal/failures.ts';
import type { Io } from '../terminal/io.ts';

/** A file of another company: its JSON, and the place of everything in it. */
export interface ForeignFile {
  value: unknown;
  /** `line:column` of a pointer. */
  placeOf: (pointer: string) => { line: number; column: number };
}

/** @throws WorkError with the place, where the file cannot be read or is no JSON */
export function readForeignFile(file: string, io: Io): ForeignFile {
  const sources = new Sources();
  sources.add(file, textOf(resolve(io.cwd, file), file));
  const { value, diagnostics } = readJson(file, sources);
  // A key twice is what the other program accepts as well: the last one counts.
  const [first] = value === undefined ? diagnostics : [];
  if (first) throw syntaxError(file, first);
  const placeOf = (pointer: string) => {
    const { line, column } = sources.locate(file, pointer);
    return { line, column };
  };
  return { value, placeOf };
}

const syntaxError = (file: string, { range, message }: Diagnostic): WorkError => {
  const at = `${file}:${range.line}:${range.column}`;
  return new WorkError({ zh: `${at}：${message.zh}`, en: `${at}: ${message.en}` });
};

function textOf(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new WorkError({ zh: `没有文件 ${file}`, en: `no file ${file}` });
    throw new WorkError({ zh: `读不了 ${file}：${message}`, en: `cannot read ${file}: ${message}` });
  }
}
