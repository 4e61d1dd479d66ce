import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../check/apply-fixes.ts';
import { WorkError } from '../terminal/failures.ts';
import type { Language } from '../text/text.ts';
import { csvLine } from './parse-csv.ts';
import { parseTraffic } from './parse-traffic.ts';
import { type TrafficNote, type TrafficRow, trafficColumns, trafficFile } from './traffic.ts';

export const trafficText = (rows: readonly TrafficRow[]): string =>
  [
    csvLine(trafficColumns),
    ...rows.map(({ channel, host, city, visitors }) => csvLine([channel, host, city, String(visitors)])),
    '',
  ].join('\n');

/** Writes the file through a temporary file and a rename. */
export const writeTraffic = (dir: string, rows: readonly TrafficRow[]): void =>
  replaceFile(join(dir, trafficFile), trafficText(rows));

/** `traffic.csv:3: …` */
export const errorText = (file: string, { line, text }: TrafficNote, language: Language): string =>
  `${file}${line > 0 ? `:${line}` : ''}: ${text[language]}`;

/**
 * The traffic of a config; null where it has no such file.
 * @throws WorkError where the file has an error: a plan without it would give wrong numbers
 */
export function readTraffic(dir: string): TrafficRow[] | null {
  const path = join(dir, trafficFile);
  const bytes = bytesOf(path);
  if (bytes === null) return null;
  const { rows, errors } = parseTraffic(bytes);
  const [first] = errors;
  if (!first) return rows;
  const [zh, en] = (['zh', 'en'] as const).map((language) => errorText(trafficFile, first, language));
  throw new WorkError({
    zh: `${zh}；改正它，或用 funnel traffic import 重新导入`,
    en: `${en}; correct it, or import it again with funnel traffic import`,
  });
}

/**
 * Null: there is no such file.
 * @throws WorkError where it cannot be read
 */
export function bytesOf(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    const { message } = error as Error;
    throw new WorkError({ zh: `读不了 ${path}：${message}`, en: `cannot read ${path}: ${message}` });
  }
}
