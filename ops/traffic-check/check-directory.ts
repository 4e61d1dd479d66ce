import { join } from 'node:path';
import type { Config } from '../../schemas/index.ts';
import { type ReadConfig, type ReadOptions, readConfig } from '../check/check-config.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { decodedTraffic, type ParsedTraffic, parseTraffic } from '../traffic/parse-traffic.ts';
import { type TrafficRow, trafficFile } from '../traffic/traffic.ts';
import { bytesOf } from '../traffic/traffic-files.ts';
import { checkTraffic } from './check-traffic.ts';
import { visitorsOfFinding } from './finding-visitors.ts';

/** A finding with the visitors a day whom it reaches, where traffic.csv says exactly how many. */
export type CountedDiagnostic = Diagnostic & { visitorsPerDay?: number };

export type CheckedDirectory = ReadConfig & { diagnostics: CountedDiagnostic[] };

/**
 * What `funnel check` checks: the config, and traffic.csv beside it. An error of traffic.csv is no error of the config:
 * publishing and the console do not read the file.
 * @throws WorkError where traffic.csv cannot be read
 */
export function checkDirectory(dir: string, options: ReadOptions = {}): CheckedDirectory {
  const read = readConfig(dir, options);
  const bytes = bytesOf(join(dir, trafficFile));
  if (bytes === null) return read;
  const { sources, wellFormed } = read;
  const traffic = parseTraffic(bytes);
  sources.add(trafficFile, decodedTraffic(bytes) ?? '');
  const found = checkTraffic(traffic, sources, wellFormed);
  const counted = wellFormed ? withVisitors(read.diagnostics, traffic, wellFormed) : read.diagnostics;
  return { ...read, files: read.files + 1, diagnostics: [...counted, ...found] };
}

/** Zero is left out: traffic.csv may lack these visitors. */
function withVisitors(
  diagnostics: readonly Diagnostic[],
  { rows }: ParsedTraffic,
  config: Config,
): CountedDiagnostic[] {
  const known = new Map<string, number | undefined>();
  return diagnostics.map((one) => {
    const visitorsPerDay = visitorsAt(one, rows, config, known);
    return visitorsPerDay ? { ...one, visitorsPerDay } : one;
  });
}

/** Thousands of findings may be about one file. */
function visitorsAt(
  { file, pointer }: Diagnostic,
  rows: readonly TrafficRow[],
  config: Config,
  known: Map<string, number | undefined>,
): number | undefined {
  const named = pointer.split('/').slice(0, 3).join('/');
  const key = `${file}#${named}`;
  if (!known.has(key)) known.set(key, visitorsOfFinding({ file, pointer: named }, rows, config));
  return known.get(key);
}
