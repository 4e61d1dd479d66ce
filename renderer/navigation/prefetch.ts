import { type ApiClient, fetchServerFacts, type Session } from '../../runtime/effects/index.ts';
import {
  followRedirects,
  noChannelInfo,
  ownEntry,
  type ServerAnswers,
  type ServerFactSource,
} from '../../runtime/index.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';

/** Calls that change nothing and say the same before a login as after it. */
const harmless: readonly ServerFactSource[] = ['channelInfo', 'ipInfo'];
/** What most visitors' answers are. */
const likely: ServerAnswers = { channelInfo: noChannelInfo, ipInfo: { name: '' } };
/** A visitor goes to one page; more than these are not worth their bytes. */
const mostPages = 3;

interface Ports {
  session: Session;
  api: ApiClient;
}

/**
 * The pages to which the outcomes of a page would lead this visitor, logged in or as they are: the decisions that will
 * be made, made beforehand. Nothing is done that they say.
 * @param mayAsk - whether the visitor has agreed, so that the server may be asked what it will have to say anyway
 */
export async function routePagesToPrefetch(
  { session, api }: Ports,
  route: string,
  { page }: PageBundle,
  mayAsk: boolean,
): Promise<string[]> {
  const { site } = session;
  const path = ownEntry(site.routes, route)?.path;
  if (path === undefined) return [];
  const pages = new Set<string>();
  for (const outcome of page.outcomes) {
    for (const token of new Set([true, session.token !== null])) {
      const end = await endOf(session, api, path, outcome, token, mayAsk);
      const next = end === null ? undefined : ownEntry(site.routes, end)?.page;
      if (next !== undefined && next !== page.id) pages.add(next);
    }
  }
  return [...pages].slice(0, mostPages);
}

/** The route where the visitor would stand, or null where that cannot be known yet. */
async function endOf(
  session: Session,
  api: ApiClient,
  path: string,
  outcome: string,
  token: boolean,
  mayAsk: boolean,
): Promise<string | null> {
  for (let round = 0; round <= harmless.length; round++) {
    const { situation, site } = session;
    const answers = { ...(mayAsk ? {} : likely), ...situation.answers, user: 'ok' as const };
    const walked = followRedirects(site, { ...situation, token, answers }, path, outcome);
    if (walked.kind !== 'need') return walked.route;
    const need = walked.need.filter((source) => harmless.includes(source));
    if (need.length === 0) return null;
    await fetchServerFacts(session, api, need);
  }
  return null;
}
