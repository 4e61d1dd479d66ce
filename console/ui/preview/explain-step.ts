import type { ExplainInput, ExplainResponse } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { type Revision, wholeVisitor } from '../visitor/visitor.ts';
import { type PhoneLocation, visitorAt } from './visit-trail.ts';

export interface ExplainedStep {
  answer: ExplainResponse;
  /** The outcomes of the page before that lead here; several where they have the same destination. */
  after: string[];
}

export interface StepRequest {
  input: ExplainInput;
  /** The locations of the visit up to the one that is explained. */
  trail: readonly PhoneLocation[];
  language: DraftStore['language'];
  revision: Revision;
}

/**
 * Explains why a visit has come to the last location of its trail: from where the visitor last stayed, through every
 * redirect since. The phone reports each location on the way, or none of them, and the row that decided is that of any.
 */
export async function explainStep(
  draftStore: Pick<DraftStore, 'client' | 'names'>,
  { input, trail, language, revision }: StepRequest,
): Promise<ExplainedStep> {
  const ask = (visitor: ExplainInput) =>
    draftStore.client.explain({ input: wholeVisitor(visitor, draftStore.names), lang: language });
  const begun = await ask(input);
  const [now] = trail.slice(-1);
  if (!now || isOnWay(begun, input.path ?? '/', trail, revision)) return { answer: begun, after: [] };
  let answer = await ask(visitorAt(input, now));
  for (let at = trail.length - 2; at >= 0; at -= 1) {
    const [from, next] = trail.slice(at, at + 2);
    if (!from || !next) break;
    const there = await ask(visitorAt(input, from));
    // A visitor who only arrives there, with the storage of that time, is redirected at once.
    if (isOnWay(there, from.path, trail.slice(at), revision)) {
      answer = there;
      continue;
    }
    const stayed = visitorAt(input, { path: from.path, stored: next.stored });
    const outcomes = await outcomesOf(draftStore, pageAt(there, revision), revision);
    const answers = await Promise.all(
      outcomes.map(async (outcome) => ({ outcome, answer: await ask({ ...stayed, outcome }) })),
    );
    const fitting = answers.filter((one) =>
      isOnWay(one.answer, from.path, [from, ...trail.slice(at + 1)], revision),
    );
    const path = plain(now.path);
    const landing = fitting.filter((one) => landingAt(one.answer, revision)?.path === path);
    const [first] = landing;
    return first
      ? { answer: first.answer, after: landing.map(({ outcome }) => outcome) }
      : { answer, after: [] };
  }
  return { answer, after: [] };
}

const plain = (path: string): string => path.replace(/\?.*$/s, '');

/** Whether a visit that begins at `start` passes these locations, in their order, one of them where it ends. */
function isOnWay(
  answer: ExplainResponse,
  start: string,
  locations: readonly PhoneLocation[],
  revision: Revision,
): boolean {
  const outcome = answer[revision]?.outcome;
  const landing = landingAt(answer, revision);
  if (!outcome || !landing) return false;
  const hops = Array.isArray(outcome.hops) ? outcome.hops.map(({ to }) => to) : [];
  const way = [start, ...hops, landing.path].map(plain);
  let from = 0;
  return locations.every(({ path }) => {
    const found = way.indexOf(plain(path), from);
    from = found + 1;
    return found !== -1;
  });
}

function landingAt(answer: ExplainResponse, revision: Revision): { page: string; path: string } | null {
  const landing = answer[revision]?.outcome.landing;
  return landing && 'page' in landing ? landing : null;
}
const pageAt = (answer: ExplainResponse, revision: Revision): string | null =>
  landingAt(answer, revision)?.page ?? null;

/** The outcomes of a page; every page with a login form also has the outcome of a login. */
async function outcomesOf(
  draftStore: Pick<DraftStore, 'client'>,
  page: string | null,
  revision: Revision,
): Promise<string[]> {
  if (page === null) return ['loggedIn'];
  const { text, disk } = await draftStore.client.file(`definitions/pages/${page}.json`);
  return [...new Set([...namedIn(revision === 'disk' ? disk : text), 'loggedIn'])];
}

function namedIn(page: string): string[] {
  try {
    const { outcomes } = JSON.parse(page) as { outcomes?: unknown };
    return Array.isArray(outcomes) ? outcomes.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    // Half typed at the moment: the phone shows the last page that parsed.
    return [];
  }
}
