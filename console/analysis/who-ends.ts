import { coverablesOf } from '../../ops/coverage/coverables.ts';
import { nearestNameClause } from '../../ops/did-you-mean/did-you-mean.ts';
import { findChannels } from '../../ops/find/found-channels.ts';
import { UsageError } from '../../ops/terminal/failures.ts';
import type { Text } from '../../ops/text/text.ts';
import type { Config } from '../../schemas/index.ts';
import type { WhoEndsRequest, WhoEndsResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';
import { trafficIn } from './row-reach.ts';

/** The channels whose visitors end at a page, or pass a row, on the draft: `funnel find`, told by channel. */
export function whoEnds(
  revisions: RevisionCache,
  revision: DraftRevision,
  { way, row, end, ...options }: WhoEndsRequest,
): WhoEndsResponse {
  const { version } = revision;
  const begun = performance.now();
  const answer = (rest: Pick<WhoEndsResponse, 'found' | 'refused'>): WhoEndsResponse => ({
    version,
    ...rest,
    ms: Math.round(performance.now() - begun),
  });
  const explainer = revisions.explainer('draft', revision);
  const situations = revisions.situations(revision);
  if (!explainer || !situations) return answer({ found: null });
  if (options.page === undefined && options.route === undefined && row === undefined) {
    // Nothing is asked for yet, but will be: all visits are traced meanwhile.
    situations.where({ visit: () => false });
    return answer({ found: null });
  }
  const { sources } = revisions.draft(revision);
  const rows = row ? coverablesOf(explainer.config, sources).filter(({ kind }) => kind === row.table) : [];
  const refused =
    unknownName(explainer.config, options) ??
    (row &&
      missing(
        rows.map(({ name }) => name),
        row.id,
      ));
  if (refused) return answer({ found: null, refused });
  const base = {
    situations,
    explainer,
    sources,
    traffic: trafficIn(revision.dir),
  };
  const asked = { ...options, ...(row && { row: { kind: row.table, name: row.id } }) };
  try {
    return answer({ found: findChannels(base, asked, way, end) });
  } catch (error) {
    if (error instanceof UsageError) return answer({ found: null, refused: error.text });
    throw error;
  }
}

/** What the draft does not have, such as a page that was deleted since it was chosen. */
function unknownName(
  { pages, routes, brands, hosts }: Config,
  { page, route, brand, host }: WhoEndsRequest,
): Text | undefined {
  return (
    missing(Object.keys(pages), page) ??
    missing(Object.keys(routes.routes), route) ??
    missing(Object.keys(brands.brands), brand) ??
    missing(Object.keys(hosts.hosts), host)
  );
}

function missing(names: readonly string[], name: string | undefined): Text | undefined {
  if (name === undefined || names.includes(name)) return undefined;
  const hint = nearestNameClause(name, names);
  return { zh: `草稿里没有“${name}”${hint.zh}`, en: `the draft has no “${name}”${hint.en}` };
}
