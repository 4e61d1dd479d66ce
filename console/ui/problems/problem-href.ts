import { configFiles } from '../../../schemas/index.ts';
import type { Problem } from '../../api/index.ts';
import { hrefOf } from '../route/route.ts';
import { rowAt } from '../schema-values/decision-tables.ts';
import { tableHref } from '../schema-values/table-href.ts';
import { keysOf } from './problems-of-field.ts';

/** The blocks of a page, the fields and steps of a form, what is within one of them, and the title among the settings. */
const inCards = /^\/((body|fields|steps)(?:\/\d+|$)|title(?:\/|$))/;

/** What no card shows: a key or kind that the schema does not know, and a file that cannot be read. */
const inTextOnly: ReadonlySet<string> = new Set([
  'schema-additional-properties',
  'schema-discriminator',
  'json-syntax',
  'json-duplicate-key',
]);

/** The view in which a problem is best fixed: a form, table or card where there is one, else the text. */
export function problemHref({
  file,
  pointer,
  code = '',
}: Pick<Problem, 'file' | 'pointer'> & { code?: string }): string {
  const keys = keysOf(pointer);
  const [, folder, name] = /^definitions\/(pages|forms)\/([^/]+)\.json$/.exec(file) ?? [];
  if (folder && name && inCards.test(pointer) && !inTextOnly.has(code))
    return hrefOf([folder, name], { at: pointer });
  if (file === configFiles.messages.path && keys.length > 1 && !inTextOnly.has(code))
    return hrefOf(['messages'], { at: pointer });
  const row = rowAt(file, keys);
  if (row && row.index !== null) return tableHref(row.table, row.index);
  const [map, id] = keys;
  if (id !== undefined) {
    if (file === 'channels.json') return hrefOf(['channels', id]);
    if (file === 'hosts.json') return hrefOf(['hosts', id]);
    if (file === 'brands.json' && map === 'brands') return hrefOf(['brands', id]);
    if (file === 'brands.json' && map === 'variants') return hrefOf(['variants', id]);
    if (file === 'definitions/cities.json' && map === 'rules') return hrefOf(['cities'], { at: id });
    if (file === 'definitions/cities.json' && map === 'cities') return hrefOf(['city-names'], { at: id });
  }
  return hrefOf(['files', file], { at: pointer });
}
