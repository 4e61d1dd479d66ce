import { type ApiClient, fetchServerFacts, type Session } from '../../runtime/effects/index.ts';
import {
  followRedirects,
  noChannelInfo,
  ownEntry,
  type ServerAnswers,
  type ServerFactSource,
  type Site,
} from '../../runtime/index.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';

/** Requests without side effects, whose response does not depend on the login. */
const safeSources: readonly ServerFactSource[] = ['channelInfo', 'ipInfo'];
/** The responses for most visitors. */
const likelyResponses = ({ facts }: Site): ServerAnswers => ({
  channelInfo: noChannelInfo(facts),
  ipInfo: { name: '' },
});
/** The visitor goes to one page: more are not worth their bytes. */
const mostPages = 3;

interface Ports {
  session: Session;
  api: ApiClient;
}

/**
 * The pages to which the outcomes of a page would lead this visitor, logged in or as they are. Makes the decisions of the
 * navigation in advance, without performing their effects.
 * @param mayRequest - the visitor has agreed, so that the facts that the decisions need may be requested from the server
 */
export async function routePagesToPrefetch(
  { session, api }: Ports,
  route: string,
  { page }: PageBundle,
  mayRequest: boolean,
): Promise<string[]> {
  const { site } = session;
  const path = ownEntry(site.routes, route)?.path;
  if (path === undefined) return [];
  const pages = new Set<string>();
  for (const outcome of page.outcomes) {
    for (const token of new Set([true, session.token !== null])) {
      const end = await finalRouteOf(session, api, path, outcome, token, mayRequest);
      const next = end === null ? undefined : ownEntry(site.routes, end)?.page;
      if (next !== undefined && next !== page.id) pages.add(next);
    }
  }
  return [...pages].slice(0, mostPages);
}

/** The route at which the visitor would arrive, or null if it cannot be known yet. */
async function finalRouteOf(
  session: Session,
  api: ApiClient,
  path: string,
  outcome: string,
  token: boolean,
  mayRequest: boolean,
): Promise<string | null> {
  for (let round = 0; round <= safeSources.length; round++) {
    const { situation, site } = session;
    const answers = {
      ...(mayRequest ? {} : likelyResponses(site)),
      ...situation.answers,
      user: 'ok' as const,
    };
    const walked = followRedirects(site, { ...situation, token, answers }, path, outcome);
    if (walked.kind !== 'need') return walked.route;
    const need = walked.need.filter((source) => safeSources.includes(source));
    if (need.length === 0) return null;
    await fetchServerFacts(session, api, need);
  }
  return null;
}
