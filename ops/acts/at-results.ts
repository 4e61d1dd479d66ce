import type { Config } from '../../schemas/index.ts';
import { eachString } from '../json/json-values.ts';
import { fromPointer } from '../json/pointer.ts';
import { valueIn } from '../json/value-in.ts';

/** The results of calls at which alone a text is shown. */
export interface AtResults {
  /** As numbers; `otherwise`: any other code; `unanswered`: no answer. */
  codes: string[];
}

/** Where the handler of a result, or the reason of a refused lead, names a text: the path of what has the code. */
const handled = /^(.*\/onResult\/(?:cases\/\d+|otherwise|unanswered))\/(?:show\/message|stay)$/;
const refused = /^(.*\/receipt\/reasons\/\d+)\/message$/;

/** The results at which pages and forms show a text; null where they show it otherwise, too, or nowhere. */
export function atResultsOf(id: string, configs: readonly Config[]): AtResults | null {
  const codes = new Set<string>();
  let isElsewhere = false;
  for (const { pages, forms } of configs) {
    const parts = { pages, forms };
    eachString(parts, (text, pointer) => {
      if (text !== id) return;
      const [, handler = ''] = handled.exec(pointer) ?? refused.exec(pointer) ?? [];
      if (handler === '') isElsewhere = true;
      else for (const code of codesOf(parts, handler)) codes.add(code);
    });
  }
  return isElsewhere || codes.size === 0 ? null : { codes: [...codes].sort() };
}

function codesOf(parts: object, handler: string): string[] {
  const keys = fromPointer(handler);
  const code = valueIn(parts, [...keys, 'code']);
  return code === undefined ? [String(keys.at(-1))] : [code].flat().map(String);
}
