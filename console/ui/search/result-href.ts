import type { SearchResult } from '../../api/index.ts';
import { hrefOf } from '../route/route.ts';

/** The view in which a search result is shown and edited. */
export function resultHref({ kind, id, file, pointer }: SearchResult): string {
  switch (kind) {
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
    default:
      return hrefOf(['files', file], { at: pointer });
  }
}
