import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Explainer } from '../explain/explain.ts';
import { readInput } from '../explain/input.ts';
import { InputError } from '../explain/value-readers.ts';
import { WorkError } from '../terminal/failures.ts';
import { type ExitCode, exitCodes, type Io } from '../terminal/io.ts';
import type { Language, Text } from '../text/text.ts';
import { visibleJson } from '../text/visible.ts';
import { explanationJson } from './print-json.ts';

/** Characters per write: writing line by line would take longer than deciding. */
const chunk = 256 * 1024;

/** The lines of a stream of chunks; the last needs no line break. Empty lines are skipped but counted. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest.trim() !== '') yield rest;
}

function piecesOf(file: string, io: Io): AsyncIterable<string> {
  return file === '-' ? io.stdin() : createReadStream(resolve(io.cwd, file), 'utf8');
}

/**
 * Reads one situation per line and writes one explanation per line, in order. An invalid line gives an `error` line, so
 * that line N of the output always belongs to line N of the input.
 * @returns 0, or 2 where a line was invalid
 */
export async function explainBatch(
  explainer: Explainer,
  file: string,
  language: Language,
  io: Io,
): Promise<ExitCode> {
  let out = '';
  let number = 0;
  let code: ExitCode = exitCodes.clean;
  try {
    for await (const line of linesOf(piecesOf(file, io))) {
      number++;
      if (line.trim() === '') continue;
      const answered = answerLine(explainer, line, number, language);
      if (!answered.ok) code = exitCodes.usage;
      out += `${mayHide(line) ? visibleJson(answered.json) : answered.json}\n`;
      if (out.length < chunk) continue;
      io.stdout(out);
      out = '';
    }
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new WorkError({ zh: `读不了 ${file}：${error.code}`, en: `cannot read ${file}: ${error.code}` });
  }
  io.stdout(out);
  return code;
}

/** Whether the line can add control characters to the output; checking the line is cheaper than checking the output. */
const mayHide = (line: string): boolean => line.includes('\\u') || visibleJson(line) !== line;

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

const noJson: Text = { zh: '这一行不是 JSON', en: 'the line is no JSON' };

function answerLine(explainer: Explainer, line: string, number: number, language: Language) {
  try {
    const input = readInput(JSON.parse(line), explainer.config.facts);
    return { ok: true, json: explanationJson(explainer.explain(input, language, false)) };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof InputError)) throw error;
    const message = (error instanceof SyntaxError ? noJson : error.text)[language];
    return {
      ok: false,
      json: JSON.stringify({ format: 'funnel.explain/1', error: { line: number, message } }),
    };
  }
}
