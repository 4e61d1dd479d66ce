import type { SearchResult } from '../../api/index.ts';
import { keysOf } from '../problems/problems-of-field.ts';
import { hrefOf } from '../route/route.ts';
import { rowAt } from '../schema-values/decision-tables.ts';
import { tableHref } from '../schema-values/table-href.ts';
import { whoHref } from '../visitor/who-question.ts';

/** The view in which a search result is shown and edited. */
export function resultHref({ kind, id, file, pointer, visitor }: SearchResult): string {
  switch (kind) {
    case 'visitor':
      return hrefOf(['see'], { ...visitor });
    case 'channel':
      return hrefOf(['channels', id]);
    case 'host':
      return hrefOf(['hosts', id]);
    case 'brand':
      return hrefOf(['brands', id]);
    case 'variant':
      return hrefOf(['variants', id]);
    case 'cityRule':
      return hrefOf(['cities'], { at: id });
    case 'city':
      return hrefOf(['city-names'], { at: id });
    case 'row': {
      const row = rowAt(file, keysOf(pointer));
      return row ? tableHref(row.table, row.index) : hrefOf(['files', file], { at: pointer });
    }
    case 'message':
      return hrefOf(['messages'], { at: pointer });
    case 'page':
      return hrefOf(['pages', id]);
    case 'who':
      return whoHref({ page: id });
    case 'form':
      return hrefOf(['forms', id]);
    case 'resultCode':
    case 'text': {
      // Where its card is, beside the phone that shows it.
      const [, folder, name] = /^definitions\/(pages|forms)\/([^/]+)\.json$/.exec(file) ?? [];
      return folder && name
        ? hrefOf([folder, name], { at: pointer })
        : hrefOf(['files', file], { at: pointer });
    }
    default:
      return hrefOf(['files', file], { at: pointer });
  }
}
