import { rowReachOf } from '../../ops/table-visitors/row-reach.ts';
import { WorkError } from '../../ops/terminal/failures.ts';
import type { TrafficRow } from '../../ops/traffic/traffic.ts';
import { readTraffic } from '../../ops/traffic/traffic-files.ts';
import type { RowReachResponse, TrafficResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Who reaches each row of the draft. */
export function rowReach(revisions: RevisionCache, revision: DraftRevision): RowReachResponse {
  const { version } = revision;
  const { wellFormed } = revisions.draft(revision);
  return { version, reach: wellFormed && rowReachOf(wellFormed, trafficIn(revision.dir)) };
}

/** The visitors a day of each channel that traffic.csv has; null where it is missing or cannot be read. */
export function channelTraffic(revision: DraftRevision): TrafficResponse {
  const rows = trafficIn(revision.dir);
  if (!rows) return { channels: null };
  const channels: Record<string, number> = {};
  for (const { channel, visitors } of rows) {
    if (channel !== '') channels[channel] = (channels[channel] ?? 0) + visitors;
  }
  return { channels };
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
