import { destinationPath, matchRoute } from '../../runtime/index.ts';
import type { ConfigRevision } from '../compare/config-revision.ts';
import { type ContentRiskCode, contentRisks } from '../page-content/content-risks.ts';
import type { PageContent } from '../page-content/page-content.ts';
import type { Product } from '../situations/extents.ts';
import { axisAt, type SituationSpace, samplesOf } from '../situations/situation-space.ts';
import type { ActRisk } from './act-risk.ts';
import type { ChangedValue } from './changed-values.ts';

/**
 * What visitors whose token was rejected lose on the page that they come to now (R-ERR 1): every content risk, with the
 * hosts on which the destination has it.
 * @param holders - the visitors with a token that a call can refuse
 */
export function unauthorizedRisks(
  { before, after }: ChangedValue,
  both: { before: ConfigRevision; after: ConfigRevision },
  space: SituationSpace,
  holders: readonly Product[],
): ActRisk[] {
  const hostsOf = new Map<ContentRiskCode, number[]>();
  samplesOf(space.host).forEach(({ value: host }, at) => {
    const [was, is] = [contentAt(both.before, host, before), contentAt(both.after, host, after)];
    if (!was || !is) return;
    for (const { risk } of contentRisks(was, is)) hostsOf.set(risk, [...(hostsOf.get(risk) ?? []), at]);
  });
  return [...hostsOf]
    .map(([risk, hosts]) => ({ risk, products: onHosts(holders, hosts, space) }))
    .filter(({ products }) => products.length > 0);
}

/** The page of a destination on a host; a host without the route leads to its root instead. */
function contentAt(revision: ConfigRevision, host: string, route: unknown): PageContent | undefined {
  const { site } = revision.view(host);
  const found = matchRoute(site, destinationPath(site, String(route), null));
  const shown = site.routes[found.kind === 'route' ? found.route : found.to];
  return shown && revision.contents.byPage[shown.page];
}

/** The part of products on some hosts. */
function onHosts(
  products: readonly Product[],
  hosts: readonly number[],
  { host }: SituationSpace,
): Product[] {
  if (hosts.length === host.classes.length) return [...products];
  return products.flatMap((product) => {
    const own = product.get(axisAt.host);
    const left = own ? hosts.filter((at) => own.includes(at)) : hosts;
    return left.length > 0 ? [new Map([...product, [axisAt.host, left] as const])] : [];
  });
}
