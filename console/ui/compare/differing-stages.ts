import type { Explained } from '../../api/index.ts';
import { differingStageNames } from '../preview/explain-rows.ts';
import type { ShownDifferences } from './shown-differences.ts';
import { pageAt, pageOfRoute, routeAt, type Station, stations } from './visit-stations.ts';

/** A side, with the text of its routes. */
export interface ExplainedRevision {
  told: Explained;
  routes: string;
}

/**
 * All stages in which a visitor's two sides differ, and the stations that show a page which differs.
 * @param seen - null: what is shown was not compared, and the steps tell
 */
export function differencesOfVisit(
  sides: readonly [ExplainedRevision, ExplainedRevision],
  seen: ShownDifferences | null,
): Set<string> {
  const [disk, draft] = sides;
  const stages = differingStageNames(disk.told.steps, draft.told.steps);
  if (!seen) return stages;
  // Where a field of a brand comes from may be another line by now; what is shown of it is compared itself.
  stages.delete('brand');
  if (seen.brand.length > 0) stages.add('brand');
  if (seen.ads.length > 0) stages.add('ads');
  const pages = new Set(seen.pages.map(({ page }) => page));
  const shows = (station: Station) => sides.some((side) => pages.has(pageThere(station, side) ?? ''));
  for (const station of stations.filter(shows)) stages.add(pageAt(station));
  return stages;
}

/** The page that one side shows there; null where that depends on something. */
function pageThere(station: Station, { told, routes }: ExplainedRevision): string | null {
  const { landing } = told.outcome;
  if (station === 'entry') return 'page' in landing && typeof landing.page === 'string' ? landing.page : null;
  const route = routeAt(station, told);
  return route === null ? null : pageOfRoute(routes, route);
}
