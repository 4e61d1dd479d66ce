import { ownEntry, type RedirectChain, type Site } from '../../runtime/index.ts';

/** What a visit passes through: the rows that matched, and the route where it ends. */
export interface VisitTrace {
  /** The route that is shown at the end; null for an impossible arrival. */
  route: string | null;
  page: string | null;
  /** `navigation/<row>`, `destinations.success/<row>`; `otherwise` where no row of the table matched. Sorted and unique. */
  rows: readonly string[];
}

/** The source of the flags after a login: a row of flags.json or `otherwise`, and a city rule if one applies. */
export interface FlagsTrace {
  row: string;
  cityRule: string | null;
}

export const noArrivalTrace: VisitTrace = { route: null, page: null, rows: [] };

/** Equal exactly for equal traces. */
export const visitTraceKey = ({ route, rows }: VisitTrace): string => `${route} ${rows.join()}`;

export function visitTraceOf(site: Site, { route, decisions }: RedirectChain): VisitTrace {
  const rows = new Set<string>();
  for (const { trace } of decisions) {
    const [first] = trace;
    // The rows that went on are part of the trace too. They are read off the parts that were evaluated: finding why all
    // the others did not match took half of the time.
    for (const { rules, end } of first?.asked.slice(0, -1) ?? []) rows.add(`navigation/${rules[end]?.id}`);
    for (const { table, row } of trace) rows.add(`${table}/${row}`);
  }
  return { route, page: ownEntry(site.routes, route)?.page ?? null, rows: [...rows].sort() };
}
