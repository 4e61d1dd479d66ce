import type { Config } from '../../schemas/index.ts';
import { isObject } from '../json/json-values.ts';
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
  const opened: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    if (typeof value.page === 'string') opened.push(value.page);
    Object.values(value).forEach(visit);
  };
  visit(page.body);
  for (const form of formsOf(page)) visit(forms[form]?.fields);
  return opened;
}
