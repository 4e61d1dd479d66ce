import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Range } from '../diagnostic.ts';
import { type ExplainInput, InputError, readInput } from '../explain/input.ts';
import { WorkError } from '../failures.ts';
import { nearest } from '../nearest.ts';
import { printDiagnostics } from '../print.ts';
import { isObject, itemsOf, keysOf, member } from '../raw-json.ts';
import { readJson } from '../read-json.ts';
import { Sources } from '../sources.ts';
import { type Expectation, expectationKeys } from './expectation.ts';

/** One row: who comes, and what they are to meet. */
export interface Visit {
  name: string;
  visit: ExplainInput;
  expect: Expectation;
  range: Range;
}

/**
 * Reads a file of visits: `{ "visits": [{ "name", "visit": situation, "expect": { … } }] }`.
 * @throws WorkError that names the row and what is wrong with it
 */
export function readVisits(dir: string, file: string): Visit[] {
  const sources = new Sources();
  sources.add(file, readText(join(dir, file), file));
  const { value, diagnostics } = readJson(file, sources);
  if (diagnostics.length > 0) {
    const [zh, en] = (['zh', 'en'] as const).map((lang) => printDiagnostics(diagnostics, sources, { lang }));
    throw new WorkError({ zh: `读不懂 ${file}:\n${zh}`, en: `cannot read ${file}:\n${en}` });
  }
  return itemsOf(member(value, 'visits')).map((row, at) => {
    const { line, column, endLine, endColumn } = sources.locate(file, `/visits/${at}`, { within: '{' });
    const name = member(row, 'name');
    const wrong = (what: string) => {
      const place = `${file}:${line}:${column}`;
      return new WorkError({ zh: `${place} 有误: ${what}`, en: `${place} is wrong: ${what}` });
    };
    try {
      return {
        name: typeof name === 'string' ? name : '',
        visit: readInput(member(row, 'visit') ?? {}),
        expect: readExpectation(member(row, 'expect'), wrong),
        range: { line, column, endLine, endColumn },
      };
    } catch (error) {
      if (error instanceof InputError) throw wrong(error.message);
      throw error;
    }
  });
}

function readExpectation(value: unknown, wrong: (what: string) => WorkError): Expectation {
  if (!isObject(value) || keysOf(value).length === 0) throw wrong('"expect" names nothing');
  for (const key of keysOf(value)) {
    if (expectationKeys.some((one) => one === key)) continue;
    const near = nearest(key, expectationKeys);
    throw wrong(`"${key}"${near ? ` → "${near}"` : ''}; ${expectationKeys.join(', ')}`);
  }
  return value as Expectation;
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new WorkError({
      zh: `没有 ${file}; 用 funnel test --suggest > ${file} 生成一份`,
      en: `there is no ${file}; funnel test --suggest > ${file} makes one`,
    });
  }
}
