import { readFileSync } from 'node:fs';
import type { FactsFile } from '../../schemas/index.ts';
import { printDiagnostics } from '../check-report/print-human.ts';
import { readJson } from '../config/read-json.ts';
import type { Range } from '../diagnostics/diagnostic.ts';
import { registerSources } from '../diagnostics/mask-output.ts';
import { Sources } from '../diagnostics/sources.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { type ExplainInput, readInput } from '../explain/input.ts';
import { InputError } from '../explain/value-readers.ts';
import { isObject, itemsOf, keysOf, member } from '../json/json-values.ts';
import { WorkError } from '../terminal/failures.ts';
import { quote, type Text } from '../text/text.ts';
import { type Expectation, expectationKeys } from './expectation.ts';

/** One row: a visitor, and the expected outcome. */
export interface Visit {
  name: string;
  visit: ExplainInput;
  expect: Expectation;
  range: Range;
}

/**
 * Reads a file of visits: `{ "visits": [{ "name", "visit": situation, "expect": { … } }] }`.
 * @param path - the path of the file; `file` is its name in messages
 * @param facts - definitions/facts.json
 * @throws WorkError with every mistake and its row
 */
export function readVisits(path: string, file: string, facts: FactsFile): Visit[] {
  const sources = new Sources();
  registerSources(sources);
  sources.add(file, readText(path, file));
  const { value, diagnostics } = readJson(file, sources);
  if (diagnostics.length > 0) {
    const [zh, en] = (['zh', 'en'] as const).map((lang) => printDiagnostics(diagnostics, sources, { lang }));
    throw new WorkError({ zh: `读不懂 ${file}:\n${zh}`, en: `cannot read ${file}:\n${en}` });
  }
  const mistakes: Text[] = [];
  const report = (pointer: string, key: boolean, { zh, en }: Text) => {
    const { line, column } = sources.locate(file, pointer, { key });
    const location = `${file}:${line}:${column}`;
    mistakes.push({ zh: `${location} ${zh}`, en: `${location} ${en}` });
  };
  checkShape(value, report);
  const visits = itemsOf(member(value, 'visits')).map((row, at): Visit => {
    const pointer = `/visits/${at}`;
    const { line, column, endLine, endColumn } = sources.locate(file, pointer, { within: '{' });
    const name = member(row, 'name');
    return {
      name: typeof name === 'string' ? name : '',
      visit: readVisit(member(row, 'visit') ?? {}, facts, `${pointer}/visit`, report),
      expect: member(row, 'expect') as Expectation,
      range: { line, column, endLine, endColumn },
    };
  });
  if (mistakes.length === 0) return visits;
  throw new WorkError({
    zh: `${file} 有 ${mistakes.length} 处错误：\n${mistakes.map(({ zh }) => `  ${zh}`).join('\n')}`,
    en: `${file} has ${mistakes.length} mistakes:\n${mistakes.map(({ en }) => `  ${en}`).join('\n')}`,
  });
}

type Report = (pointer: string, key: boolean, text: Text) => void;

function checkShape(value: unknown, report: Report): void {
  if (!Array.isArray(member(value, 'visits'))) {
    report('', false, { zh: '缺少 "visits": [ ]', en: '"visits": [ ] is missing' });
  }
  checkKeys(value, ['$schema', 'note', 'visits'], '', report);
  for (const [at, row] of itemsOf(member(value, 'visits')).entries()) {
    const pointer = `/visits/${at}`;
    if (!isObject(row)) {
      report(pointer, false, { zh: '这里应该是对象 { }', en: 'an object { } belongs here' });
      continue;
    }
    checkKeys(row, ['name', 'note', 'visit', 'expect'], pointer, report);
    const expect = member(row, 'expect');
    if (!isObject(expect) || keysOf(expect).length === 0) {
      const words = { zh: '"expect" 什么也没写：至少写一项', en: '"expect" names nothing' };
      report(expect === undefined ? pointer : `${pointer}/expect`, false, words);
    } else checkKeys(expect, expectationKeys, `${pointer}/expect`, report);
  }
}

function checkKeys(value: unknown, known: readonly string[], pointer: string, report: Report): void {
  for (const key of keysOf(value).filter((one) => !known.includes(one))) {
    const hint = nearestNameClause(key, known, '；');
    const all = known.join(', ');
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    report(at, true, {
      zh: `不认识的键 ${quote(key)}${hint.zh}可用：${all}`,
      en: `unknown key ${quote(key)}${hint.en}; there are ${all}`,
    });
  }
}

/** Validates each key separately, so that every mistake is reported. */
function readVisit(value: unknown, facts: FactsFile, pointer: string, report: Report): ExplainInput {
  const read = (given: unknown, at: string, key: boolean): ExplainInput => {
    try {
      return readInput(given, facts);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      report(at, key, error.text);
      return {};
    }
  };
  if (!isObject(value)) return read(value, pointer, false);
  const parts = Object.entries(value).map(([key, one]) => read({ [key]: one }, `${pointer}/${key}`, true));
  return Object.assign({}, ...parts) as ExplainInput;
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR') throw new WorkError({ zh: `${file} 是目录`, en: `${file} is a folder` });
    if (code !== 'ENOENT') throw error;
    throw new WorkError({
      zh: `没有 ${file}（${path}）；--file 从当前目录算起；funnel test --suggest 打印一份可用的`,
      en: `there is no ${file} (${path}); --file counts from the current folder; funnel test --suggest prints one`,
    });
  }
}
