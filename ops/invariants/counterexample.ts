import {
  compileWhen,
  deriveFacts,
  destinationPath,
  followRedirects,
  isShown,
  matchRoute,
  ownEntry,
  type RedirectChain,
  resolveSite,
  type Site,
  type Situation,
} from '../../runtime/index.ts';
import type { Config, Invariant } from '../../schemas/index.ts';
import { asCommand } from '../explain/as-command.ts';
import type { ExplainInput } from '../explain/input.ts';
import { type ResolvedVisit, resolveVisit } from '../explain/outcome.ts';
import type { Violation } from './claims.ts';
import type { ReachStep } from './reached-pages.ts';

/** A visitor who breaks an invariant. */
export interface Counterexample {
  input: ExplainInput;
  /** The `funnel explain` command. */
  command: string;
  violation: Violation;
  /** The rows that send the visitor to the page: `navigation/saved`, `destinations.success/list`. */
  rows: string[];
}

/**
 * The counterexample of a violation, after a visit through the runtime.
 * @throws Error where the visit is not what the proof says: then the proof is wrong, and nothing it says counts
 */
export function confirmed(
  config: Config,
  invariant: Invariant,
  violation: Violation,
  input: ExplainInput,
): Counterexample {
  const command = asCommand(input, config.facts);
  const site = resolveSite(config, input.host ?? 'default');
  const visit = resolveVisit(site, input);
  const { chain, rows } = chainOf(site, visit, violation.reached.step);
  const isSame =
    isFor(site, visit, invariant) &&
    ownEntry(site.routes, chain.route)?.page === violation.reached.page &&
    isFormShown(site, chain, violation);
  if (!isSame) throw new Error(`the visit does not break the invariant ${invariant.id}: ${command}`);
  return { input, command, violation, rows: [...new Set([...rows, ...decidingRows(chain)])] };
}

/** Whether the conditions of the invariant hold on arrival. */
function isFor(site: Site, { start }: ResolvedVisit, invariant: Invariant): boolean {
  const located = matchRoute(site, start.path);
  const route = located.kind === 'route' ? located.route : located.to;
  const facts = deriveFacts(site, start.situation, { route, outcome: start.outcome });
  return compileWhen(invariant.for).length === 0 || isShown(invariant.for, facts);
}

function isFormShown(site: Site, { route, situation }: RedirectChain, { form }: Violation): boolean {
  const facts = deriveFacts(site, situation, { route, outcome: null });
  return form === null || form.of.whens.every((when) => isShown(when, facts));
}

/** The redirect chain of a step, and the rows that decided before it. */
function chainOf(
  site: Site,
  { landing, afterLogin, destinations, start }: ResolvedVisit,
  step: ReachStep,
): { chain: RedirectChain; rows: string[] } {
  if (step === 'landing') return { chain: landing, rows: [] };
  if (step === 'afterLogin') return { chain: afterLogin, rows: [] };
  const { destination, trace } = destinations[step];
  const loggedIn: Situation = {
    ...landing.situation,
    query: {},
    token: true,
    answers: { ...start.situation.answers, user: 'ok' },
  };
  const path = destinationPath(site, destination, loggedIn.loginAddress);
  const chain = followRedirects(site, loggedIn, path);
  if (chain.kind === 'need') throw new Error('a situation with every API response still needs a call');
  return { chain, rows: trace.map(({ table, row }) => `${table}/${row}`) };
}

/** The last row that redirected, with the rows of its destination; where none did, the row that lets the visitor stay. */
function decidingRows({ decisions, hops }: RedirectChain): string[] {
  const last = decisions.filter(({ turn }) => turn === 'go').at(-1) ?? decisions.at(-1);
  const root = hops.find(({ from, row }) => from === '/' && row.startsWith('hosts/'));
  const isRootLast = root !== undefined && root === hops.at(-1);
  const rows = (last?.trace ?? []).map(({ table, row }) => `${table}/${row}`);
  return isRootLast ? [root.row, ...rows] : rows;
}
