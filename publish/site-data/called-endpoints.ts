import type { Site } from '../../runtime/index.ts';
import { type Config, codeEndpoints } from '../../schemas/index.ts';

/**
 * The endpoints that a page of the HTML may call. Those that only the report of a network calls come with that network,
 * in the shard of its channels.
 */
export function calledEndpoints(config: Config, endpoints: Site['endpoints']): Site['endpoints'] {
  const reports = Object.values(config.trackers.networks).flatMap(({ report }) => report?.endpoint ?? []);
  const ofCode: readonly string[] = codeEndpoints;
  const texts = JSON.stringify([config.pages, config.forms]);
  const isReportOnly = (id: string) =>
    reports.includes(id) && !ofCode.includes(id) && !texts.includes(JSON.stringify(id));
  return Object.fromEntries(Object.entries(endpoints).filter(([id]) => !isReportOnly(id)));
}
