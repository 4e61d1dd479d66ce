import { hrefOf } from '../route/route.ts';
import type { ListedTable } from './decision-tables.ts';

/** Rules that others name have a table of another kind. */
const namedRules: Readonly<Record<string, string>> = { 'definitions/cities.json': 'cities' };

/** The view of a table, at a row of it. */
export const tableHref = ({ id, file, isOrdered }: ListedTable, row?: number | null): string =>
  isOrdered
    ? hrefOf(['decisions', id], row === undefined || row === null ? {} : { at: String(row) })
    : hrefOf([namedRules[file] ?? 'files', ...(namedRules[file] ? [] : [file])]);
