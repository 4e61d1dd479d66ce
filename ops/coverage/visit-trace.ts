import { matchRoute, ownEntry, type RedirectChain, type Site } from '../../runtime/index.ts';
import type { Arrival } from '../situations/arrivals.ts';

/** What a visit passes through: the rows that had a say, and where it ends. */
export interface VisitTrace {
  /** Route that is shown at the end; null where nobody arrives: the host has no such page, or it cannot finish so. */
  route: string | null;
  page: string | null;
  /** `navigation/<row>`, `destinations.success/<row>`; `otherwise` where no row of the table held. Sorted, each once. */
  rows: readonly string[];
}

/** The source of the flags after a login: a row of flags.json or `otherwise`, then perhaps a city rule. */
export interface FlagsTrace {
  row: string;
  cityRule: string | null;
}

export const noArrivalTrace: VisitTrace = { route: null, page: null, rows: [] };

/** Equal exactly where two passages are. */
export const visitTraceKey = ({ route, rows }: VisitTrace): string => `${route} ${rows.join()}`;

/** Whether the page at the path of an arrival can finish as the arrival says; a plain arrival always can. */
export function canArrive(
  site: Site,
  outcomes: Readonly<Record<string, readonly string[]>>,
  { path, outcome }: Pick<Arrival, 'path' | 'outcome'>,
): boolean {
  if (outcome === null) return true;
  const located = matchRoute(site, path);
  const page = located.kind === 'route' ? ownEntry(site.routes, located.route)?.page : undefined;
  return page !== undefined && ownEntry(outcomes, page)?.includes(outcome) === true;
}

export function visitTraceOf(site: Site, { route, decisions }: RedirectChain): VisitTrace {
  const { rules } = site.navigation;
  const rows = new Set<string>();
  for (const { trace } of decisions) {
    const [first, ...destinations] = trace;
    if (!first) continue;
    const rejected = new Set(first.rejected.map(({ row }) => row));
    // A row that continues is in no trace: it was asked before the last one, and not rejected.
    for (const { id } of rules) {
      if (id === first.row) break;
      if (!rejected.has(id)) rows.add(`navigation/${id}`);
    }
    for (const { table, row } of [first, ...destinations]) rows.add(`${table}/${row}`);
  }
  return { route, page: ownEntry(site.routes, route)?.page ?? null, rows: [...rows].sort() };
}
