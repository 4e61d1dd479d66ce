import type { Explained } from '../../api/index.ts';
import { differingStageNames } from '../preview/explain-rows.ts';
import type { ShownDifferences } from './shown-differences.ts';
import { pageAt, pageOfRoute, routeAt, type Station, stations } from './visit-stations.ts';

/** A visit on one revision of the config, with the text of its routes.json. */
export interface ExplainedRevision {
  explained: Explained;
  routes: string;
}

/**
 * The stages in which a visit differs between two revisions, and the stations whose page differs.
 * @param shown - null: only the steps were compared
 */
export function differencesOfVisit(
  revisions: readonly [ExplainedRevision, ExplainedRevision],
  shown: ShownDifferences | null,
): Set<string> {
  const [disk, draft] = revisions;
  const stages = differingStageNames(disk.explained.steps, draft.explained.steps);
  if (!shown) return stages;
  // The brand step also contains the source lines of its fields, which may move; only what is shown counts.
  stages.delete('brand');
  if (shown.brand.length > 0) stages.add('brand');
  if (shown.ads.length > 0) stages.add('ads');
  const pages = new Set(shown.pages.map(({ page }) => page));
  const shows = (station: Station) =>
    revisions.some((revision) => pages.has(pageOf(station, revision) ?? ''));
  for (const station of stations.filter(shows)) stages.add(pageAt(station));
  return stages;
}

/** The page of a station; null where it depends on more than is known of the visitor. */
function pageOf(station: Station, { explained, routes }: ExplainedRevision): string | null {
  const { landing } = explained.outcome;
  if (station === 'entry') return 'page' in landing && typeof landing.page === 'string' ? landing.page : null;
  const route = routeAt(station, explained);
  return route === null ? null : pageOfRoute(routes, route);
}
