import {
  deriveFacts,
  type Facts,
  factOf,
  isShown,
  type NeedsAnswers,
  ownEntry,
  type ServerAnswers,
} from '../../runtime/index.ts';
import { sourceOfFact, type When } from '../../schemas/index.ts';
import { markFacts } from '../conditions/mark-uses.ts';
import type { ConditionalPart } from '../conditions/page-conditions.ts';
import type { Resolved, VisitContext } from './resolve-parts.ts';
import type { Shown, VisitEnd } from './result-part.ts';

const factOfCondition = (when: When): string => Object.keys(when)[0] ?? '';

/** The page at the end of a visit with its conditional parts; null where it has none in any revision. */
function pageAt(
  { site, parts }: VisitContext,
  { landing, route }: VisitEnd,
): { page: string; parts: readonly ConditionalPart[] } | null {
  const page = landing.part === 'noArrival' ? undefined : ownEntry(site.routes, route)?.page;
  const found = page === undefined ? undefined : parts.get(page);
  return page === undefined || !found ? null : { page, parts: found };
}

/** Whether a fact is as known as it gets: no page asks the server about a mark. */
const isSettled = (facts: Facts, fact: string): boolean =>
  markFacts.includes(fact) || factOf(facts, fact) !== undefined;

const nothing: Resolved<Shown> = {
  part: { part: 'shown', page: '', hidden: [] },
  dependencies: () => [],
};

/** The facts of a page, whose last outcome does not count. The call for the user counts as answered. */
function factsAt({ site }: VisitContext, { route, situation }: VisitEnd, answers: ServerAnswers): Facts {
  const { mark, markcode, leads, user = 'ok' } = situation.answers;
  const fixed = { ...(mark && { mark }), ...(markcode && { markcode }), ...(leads && { leads }) };
  const given = { ...fixed, ...answers, user };
  return deriveFacts(site, { ...situation, answers: given }, { route, outcome: null });
}

/**
 * Which conditional parts of the page the visitor at the end of a visit does not see, if every answer that a condition
 * asks for is known to the page.
 */
export function shownOf(
  context: VisitContext,
  from: VisitEnd,
  answers: ServerAnswers,
): Resolved<Shown> | NeedsAnswers {
  const at = pageAt(context, from);
  if (!at) return nothing;
  const facts = factsAt(context, from, answers);
  const hidden: string[] = [];
  for (const { id, when } of at.parts) {
    const known = when.filter((one) => isSettled(facts, factOfCondition(one)));
    if (!known.every((one) => isShown(one, facts))) hidden.push(id);
    else if (known.length < when.length) return { kind: 'need', need: [] };
  }
  return {
    part: { part: 'shown', page: at.page, hidden },
    dependencies: () => [`has ${from.route}`, `shown ${from.route}`],
  };
}

/** Facts that are the same at every end of a visit, given the responses of the server and whether there is a token. */
const fromServer: ReadonlySet<string | undefined> = new Set(['channelInfo', 'ipInfo', 'flags']);

/** Equal where the parts are shown by the same state of the visitor. */
export function shownKey(context: VisitContext, from: VisitEnd): string {
  const at = pageAt(context, from);
  if (!at) return 'shown';
  const facts = factsAt(context, from, {});
  const asked = [...new Set(at.parts.flatMap(({ when }) => when.map(factOfCondition)))];
  const sourceOf = (fact: string) => sourceOfFact(fact, context.site.facts);
  const isOfVisit = (fact: string) => !fromServer.has(sourceOf(fact)) && !isOfEntry(fact);
  const values = asked.filter(isOfVisit).map((fact) => factOf(facts, fact) ?? null);
  // The city counts, in flags too, for visitors with a token alone (R-FLAG 3).
  const needsToken = asked.some((fact) => sourceOf(fact) === 'flags' || sourceOf(fact) === 'ipInfo');
  if (needsToken) values.push(from.situation.token);
  return JSON.stringify(['shown', from.route, values]);
}

/** Whether a fact is one of the host or channel: they stay what they are for the whole visit. */
export const isOfEntry = (fact: string): boolean =>
  fact === 'host' || fact === 'channel' || fact.startsWith('host.') || fact.startsWith('channel.');
