import type { HistoryRequest } from '../../api/index.ts';
import { hrefOf } from '../route/route.ts';

/** What the address asks for: `#/history?file=…&at=POINTER&since=7&author=…`. */
export interface HistoryQuery {
  file: string | null;
  /** A JSON pointer of the file; null: the whole file. */
  at: string | null;
  since: Since;
  author: string | null;
}

/** Days back, today included; everything; or a day, `2026-11-20`. */
export type Since = '1' | '7' | '30' | 'all' | `${number}-${string}`;

const isDay = (text: string): text is `${number}-${string}` => /^\d{4}-\d\d-\d\d$/.test(text);

export function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  const file = query.get('file') || null;
  const since = query.get('since') ?? '';
  const isKnown = since === '1' || since === '7' || since === '30' || since === 'all' || isDay(since);
  return {
    file,
    at: file === null ? null : query.get('at') || null,
    // Of one file everything, which may be long ago; of the whole config what is new.
    since: isKnown ? since : file === null ? '7' : 'all',
    author: query.get('author') || null,
  };
}

export function historyHref({ file, at, since, author }: HistoryQuery): string {
  const isDefault = since === (file === null ? '7' : 'all');
  const all = { file, at: file === null ? null : at, since: isDefault ? null : since, author };
  const given = Object.entries(all).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
  return hrefOf(['history'], Object.fromEntries(given));
}

/** Midnight of the operator's first day. */
export function startOf(since: Since, now: Date): Date | null {
  if (since === 'all') return null;
  if (isDay(since)) {
    const [year = 0, month = 1, day = 1] = since.split('-').map(Number);
    return new Date(year, month - 1, day);
  }
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(since) + 1);
}

/** @returns null for a day that is none */
export function historyRequest({ file, at, since, author }: HistoryQuery, now: Date): HistoryRequest | null {
  const start = startOf(since, now);
  if (start && !(start.getTime() >= 0)) return null;
  return {
    ...(file !== null && { file }),
    ...(at !== null && { at }),
    ...(start && { since: start.toISOString() }),
    ...(author !== null && { author }),
  };
}
