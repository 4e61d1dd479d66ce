import {
  decideVisit,
  deriveFacts,
  destinationPath,
  type Facts,
  type FactValue,
  factOf,
  matchRoute,
  type Site,
} from '../../runtime/index.ts';
import {
  type Config,
  declaredFacts,
  engineFacts,
  type FlagSet,
  isNamedTable,
  type NamedTable,
} from '../../schemas/index.ts';
import type { Explainer } from '../explain/explain.ts';
import type { ExplainInput } from '../explain/input.ts';
import { loggedInAfter, type ResolvedVisit } from '../explain/outcome.ts';

/** A decision table, as the trace of a decision names it. */
export type TableName = 'navigation' | 'flags' | `destinations.${NamedTable}`;

/** The row of a table that decides for a visitor, and what is known of the visitor there. */
export interface DecidingRow {
  /** Its id; null: no row matches. */
  row: string | null;
  /** Its index; the number of the rows where none matches. */
  index: number;
  /** What rows of the table may test, by fact; what is not known there is left out. */
  facts: Record<string, FactValue>;
  /** The route where the visitor ends; null for the flags. */
  route: string | null;
  flags: FlagSet;
}

/** The table of a text; undefined where there is none. */
export function tableNamed(text: string): TableName | undefined {
  if (text === 'navigation' || text === 'flags') return text;
  const named = text.replace(/^destinations\./, '');
  return named !== text && isNamedTable(named) ? `destinations.${named}` : undefined;
}

/** Of several decisions of a visit, that of its arrival: what follows it depends on it. */
export function decidingRow(explainer: Explainer, input: ExplainInput, table: TableName): DecidingRow {
  const site = explainer.site(input.host);
  const visit = explainer.visit(input);
  const { flags } = visit.outcome;
  if (table === 'flags') {
    const { row, facts } = visit.flags;
    return { ...placed(site.flags.rules, row), facts: known(explainer.config, facts), route: null, flags };
  }
  if (table === 'navigation') return { ...arrival(explainer.config, site, visit), flags };
  const name = table.slice('destinations.'.length) as NamedTable;
  const [first] = visit.destinations[name].trace;
  const situation = loggedInAfter(visit.start.situation, visit.landing);
  // Where the page will be then, and with what it finishes, is not known.
  const facts = deriveFacts(site, situation, { route: visit.landing.route, outcome: null });
  return {
    ...placed(site.destinations[name].rules, first?.row ?? 'otherwise'),
    facts: withoutLocation(known(explainer.config, facts)),
    route: visit.outcome.destinations[name],
    flags,
  };
}

function arrival(config: Config, site: Site, visit: ResolvedVisit): Omit<DecidingRow, 'flags'> {
  const { start, landing } = visit;
  const [first] = landing.decisions;
  const { rules } = site.navigation;
  const { row, index } = placed(rules, first?.row.replace(/^navigation\//, '') ?? 'otherwise');
  const location = { route: routeAt(site, start.path), outcome: start.outcome };
  // The rows before it may have changed what is known, such as the login; its own effects come later.
  const before = { ...site, navigation: { ...site.navigation, rules: rules.slice(0, index) } };
  const decided = decideVisit(before, start.situation, location);
  const situation = decided.kind === 'need' ? start.situation : decided.situation;
  const facts = known(config, deriveFacts(site, situation, location));
  return { row, index, facts, route: landing.route };
}

/** The route at a path, after the redirects that no table decides. */
function routeAt(site: Site, path: string): string {
  const located = matchRoute(site, path);
  return located.kind === 'redirect' ? routeAt(site, destinationPath(site, located.to, null)) : located.route;
}

function placed(rules: readonly { id: string }[], id: string): Pick<DecidingRow, 'row' | 'index'> {
  const index = rules.findIndex((rule) => rule.id === id);
  return index < 0 ? { row: null, index: rules.length } : { row: id, index };
}

function known(config: Config, facts: Facts): DecidingRow['facts'] {
  const ids = Object.keys({ ...engineFacts, ...declaredFacts(config.facts) });
  return Object.fromEntries(
    ids.flatMap((id): [string, FactValue][] => {
      const value = factOf(facts, id);
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

const withoutLocation = (facts: DecidingRow['facts']): DecidingRow['facts'] =>
  Object.fromEntries(Object.entries(facts).filter(([id]) => id !== 'outcome' && !/^route(\.|$)/.test(id)));
