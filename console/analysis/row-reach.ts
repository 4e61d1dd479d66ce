import { rowReachOf } from '../../ops/table-visitors/row-reach.ts';
import { WorkError } from '../../ops/terminal/failures.ts';
import type { TrafficRow } from '../../ops/traffic/traffic.ts';
import { readTraffic } from '../../ops/traffic/traffic-files.ts';
import type { RowReachResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Who reaches each row of the draft. */
export function rowReach(revisions: RevisionCache, revision: DraftRevision): RowReachResponse {
  const { version } = revision;
  const { wellFormed } = revisions.draft(revision);
  return { version, reach: wellFormed && rowReachOf(wellFormed, trafficIn(revision.dir)) };
}

/** A traffic.csv with an error counts nobody; `check` reports it. */
export function trafficIn(dir: string): TrafficRow[] | null {
  try {
    return readTraffic(dir);
  } catch (error) {
    if (error instanceof WorkError) return null;
    throw error;
  }
}
