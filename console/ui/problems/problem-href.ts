import type { Problem } from '../../api/index.ts';
import { hrefOf } from '../route/route.ts';
import { rowAt } from '../schema-values/decision-tables.ts';
import { tableHref } from '../schema-values/table-href.ts';
import { keysOf } from './problems-of-field.ts';

/** The view in which a problem is best fixed: a form or table where there is one, else the text. */
export function problemHref({ file, pointer }: Pick<Problem, 'file' | 'pointer'>): string {
  const keys = keysOf(pointer);
  const row = rowAt(file, keys);
  if (row && row.index !== null) return tableHref(row.table, row.index);
  const [map, id] = keys;
  if (id !== undefined) {
    if (file === 'channels.json') return hrefOf(['channels', id]);
    if (file === 'hosts.json') return hrefOf(['hosts', id]);
    if (file === 'brands.json' && map === 'brands') return hrefOf(['brands', id]);
    if (file === 'brands.json' && map === 'variants') return hrefOf(['variants', id]);
    if (file === 'definitions/cities.json' && map === 'rules') return hrefOf(['cities'], { at: id });
  }
  return hrefOf(['files', file], { at: pointer });
}
