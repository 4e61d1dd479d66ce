import type { Config } from '../../schemas/index.ts';
import { eachString } from '../json/json-values.ts';
import { fromPointer } from '../json/pointer.ts';
import { valueIn } from '../json/value-in.ts';
import { isTextOfCode } from './texts-of-code.ts';

/** The results of calls, and the rows that hold visitors on their page, at which alone a text is shown. */
export interface AtResults {
  /** As numbers; `otherwise`: any other code; `unanswered`: no answer. */
  codes: string[];
  /** Of the navigation: their notes, else their ids. */
  rows: string[];
}

/** Where the handler of a result, or the reason of a refused lead, names a text: the path of what has the code. */
const handled =
  /^(\/(?:pages|forms)\/.*\/onResult\/(?:cases\/\d+|otherwise|unanswered))\/(?:show\/message|stay)$/;
const refused = /^(\/forms\/.*\/receipt\/reasons\/\d+)\/message$/;
const holding = /^(\/navigation\/rules\/\d+)\/hold$/;

/** The results and rows at which a text is shown; null where it is shown otherwise, too, or nowhere. */
export function atResultsOf(id: string, configs: readonly Config[]): AtResults | null {
  if (isTextOfCode(id)) return null;
  const found = { codes: new Set<string>(), rows: new Set<string>() };
  let isElsewhere = false;
  for (const { messages: _, ...config } of configs) {
    eachString(config, (text, pointer) => {
      if (text !== id) return;
      const [, row] = holding.exec(pointer) ?? [];
      const [, handler] = handled.exec(pointer) ?? refused.exec(pointer) ?? [];
      if (row !== undefined) found.rows.add(rowName(config, row));
      else if (handler === undefined) isElsewhere = true;
      else for (const code of codesOf(config, handler)) found.codes.add(code);
    });
  }
  if (isElsewhere || found.codes.size + found.rows.size === 0) return null;
  return { codes: [...found.codes].sort(), rows: [...found.rows] };
}

function codesOf(config: object, handler: string): string[] {
  const keys = fromPointer(handler);
  const code = valueIn(config, [...keys, 'code']);
  return code === undefined ? [String(keys.at(-1))] : [code].flat().map(String);
}

function rowName(config: object, pointer: string): string {
  const keys = fromPointer(pointer);
  return String(valueIn(config, [...keys, 'note']) ?? valueIn(config, [...keys, 'id']));
}
