import type { Edit } from '../../api/index.ts';
import { pathOfPointer } from '../value-form/value-form-context.ts';

/** A place that names a page or form, or a route of a page, that is deleted. */
export interface Use {
  file: string;
  value: unknown;
  pointer: string;
}

/** The keys under which a page or form is named itself; under the others it is named by a route. */
const namesItself = /\/(page|withdrawPage|form|forms(\/\d+)?)$/;
/** Where a route is a destination. As a condition of a row it is none: another route would be another condition. */
const leadsToRoute = /\/(go|root|catchAll)$/;

/**
 * The edits by which places name another page or form instead, as far as they can.
 * @param heir - what they name then; a page without an address has no route
 */
export function mendingEdits(
  uses: readonly Use[],
  heir: { id: string; route: string | undefined },
): { of: Use; edit: Edit }[] {
  return uses.flatMap((use) => {
    const { file, pointer } = use;
    const value = namesItself.test(pointer) ? heir.id : leadsToRoute.test(pointer) ? heir.route : undefined;
    if (value === undefined) return [];
    return [{ of: use, edit: { do: 'set', file, path: pathOfPointer(pointer), value } as Edit }];
  });
}
