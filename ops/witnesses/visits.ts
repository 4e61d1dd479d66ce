import {
  followRedirects,
  ownEntry,
  type RedirectChain,
  type ServerAnswers,
  type ServerFactSource,
  type Site,
} from '../../runtime/index.ts';
import type { NamedTable } from '../../schemas/index.ts';
import type { ExplainInput } from '../explain/input.ts';
import { isLoginRoute, type Outcome, resolveVisit } from '../explain/outcome.ts';
import { visitStartOf } from '../explain/visit-start.ts';

/** The redirects of a visit, with every answer of the server given. */
export function chainOf(site: Site, visitor: ExplainInput): RedirectChain {
  const { path, outcome, situation } = visitStartOf(site, visitor);
  const chain = followRedirects(site, situation, path, outcome);
  if (chain.kind === 'need') throw new Error('a visitor with every answer still needs a call');
  return chain;
}

/** Whether the visit itself asks a destination table: it leads to what that table says. */
export const asksFor = (site: Site, visitor: ExplainInput, table: NamedTable): boolean =>
  chainOf(site, visitor).decisions.some(({ trace }) =>
    trace.some((step) => step.table === `destinations.${table}`),
  );

/** Whether the visit ends at a login page without a token: a login there is the next thing that the visitor may do. */
export function endsAtLogin(site: Site, visitor: ExplainInput): boolean {
  const { route, end, situation } = chainOf(site, visitor);
  const shown = ownEntry(site.routes, route);
  return end === 'stay' && !situation.token && shown !== undefined && isLoginRoute(shown);
}

/** Whether the phone of the visitor calls the server for a fact, as it decides the visit: facts are asked for as rows need them. */
export function callsFor(site: Site, visitor: ExplainInput, source: ServerFactSource): boolean {
  const { path, outcome, situation } = visitStartOf(site, visitor);
  const { leads, ...all } = situation.answers;
  let known: ServerAnswers = leads ? { leads } : {};
  for (;;) {
    const chain = followRedirects(site, { ...situation, answers: known }, path, outcome);
    if (chain.kind !== 'need') return false;
    if (chain.need.includes(source)) return true;
    known = { ...known, ...Object.fromEntries(chain.need.map((one) => [one, all[one]])) };
  }
}

/** Where the visitor comes to: at the end of the visit, by a login there, and with each destination. Equal for equal ones. */
export function endsOf(site: Site, visitor: ExplainInput): string {
  const { landing, afterLogin, destinations }: Outcome = resolveVisit(site, visitor).outcome;
  return JSON.stringify([landing, afterLogin, destinations]);
}
