import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkError } from '../terminal/failures.ts';
import type { Language } from '../text/text.ts';
import { parseTraffic } from './parse-traffic.ts';
import { type TrafficNote, type TrafficRow, trafficFile } from './traffic.ts';

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
