import { join } from 'node:path';
import { replaceFile } from '../check/apply-fixes.ts';
import { csvLine } from '../traffic/parse-csv.ts';
import { type TrafficRow, trafficColumns, trafficFile } from '../traffic/traffic.ts';

export const trafficText = (rows: readonly TrafficRow[]): string =>
  [
    csvLine(trafficColumns),
    ...rows.map(({ channel, host, city, visitors }) => csvLine([channel, host, city, String(visitors)])),
    '',
  ].join('\n');

/** Writes the file through a temporary file and a rename. */
export const writeTraffic = (dir: string, rows: readonly TrafficRow[]): void =>
  replaceFile(join(dir, trafficFile), trafficText(rows));
