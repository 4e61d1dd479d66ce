import type { Config } from '../../schemas/index.ts';
import { stringsUnder } from '../json/json-values.ts';
import { formsOf } from './page-blocks.ts';

/** The pages that show a page: the page itself, and those that open it in a sheet, at any depth. */
export function pagesShowing(config: Config, page: string): Set<string> {
  const opens = new Map(Object.keys(config.pages).map((id) => [id, openedBy(config, id)]));
  const found = new Set([page]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [id, opened] of opens) if (opened.some((one) => found.has(one))) found.add(id);
  }
  return found;
}

function openedBy({ pages, forms }: Config, id: string): string[] {
  const page = pages[id];
  if (!page) return [];
  return stringsUnder([page.body, ...formsOf(page).map((form) => forms[form]?.fields)], 'page');
}
