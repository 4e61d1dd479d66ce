import type { Edit } from '../../api/index.ts';
import type { Use } from '../page-links/config-uses.ts';

/** Where visitors are led to a page; what a table of conditions or an invariant says of it is another statement of another page. */
const leadsToPage = /^definitions\/(pages|forms|site)\b/;
/** Where a route is a destination. As a condition of a row it is none: another route would be another condition. */
const leadsToRoute: ReadonlySet<unknown> = new Set(['go', 'root', 'catchAll', 'unauthorized']);

/**
 * The edits by which places name another page or form instead, as far as they can.
 * @param heir - what they name then; a page without an address has no route
 */
export function mendingEdits<T extends Pick<Use, 'file' | 'kind' | 'path'>>(
  uses: readonly T[],
  heir: { id: string; route: string | undefined },
): { of: T; edit: Edit }[] {
  return uses.flatMap((use) => {
    const value = heirAt(use, heir);
    const { file, path } = use;
    return value === undefined ? [] : [{ of: use, edit: { do: 'set', file, path, value } as Edit }];
  });
}

function heirAt(
  { file, kind, path }: Pick<Use, 'file' | 'kind' | 'path'>,
  { id, route }: { id: string; route: string | undefined },
): string | undefined {
  if (kind === 'page' || kind === 'form') return leadsToPage.test(file) ? id : undefined;
  const isLed = kind === 'route' || kind === 'destination';
  return isLed && leadsToRoute.has(path.at(-1)) ? route : undefined;
}
