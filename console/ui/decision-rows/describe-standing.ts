import type { Language } from '../../api/index.ts';
import { sayIn } from '../language/use-words.ts';
import { decisionsWords } from './decisions-words.ts';
import type { ShownStanding } from './row-standings.ts';

/** The most rows that are named. */
const mostNamed = 5;

/** `第 1、3 行`, by the numbers that the rows have in their order. */
function rowList(by: readonly number[], language: Language): string {
  const say = sayIn(decisionsWords, language);
  const named = by.slice(0, mostNamed).map((at) => at + 1);
  const more = by.length > mostNamed ? say('more', { count: by.length, more: by.length - mostNamed }) : '';
  return say('rowList', { count: by.length, rows: named.join(say('separator')) }) + more;
}

/** What comes to a row at its place: null where it decides for all whom it matches. */
export function describeStanding({ kind, by }: ShownStanding, language: Language): string | null {
  const say = sayIn(decisionsWords, language);
  if (kind === 'dead') return say('dead');
  if (by.length === 0) return null;
  return say(kind === 'shadowed' ? 'shadowed' : 'overlaps', { rows: rowList(by, language) });
}

/** Whether a move makes it better or worse for the visitors of a row; null: it is as before. */
export function changeOfStanding(
  now: ShownStanding,
  order: readonly number[],
  before: ShownStanding,
): 'better' | 'worse' | null {
  const [isReached, wasReached] = [now.kind === 'reached', before.kind === 'reached'];
  if (isReached !== wasReached) return isReached ? 'better' : 'worse';
  if (!isReached) return null;
  const by = now.by.map((at) => order[at] ?? -1);
  if (by.some((index) => !before.by.includes(index))) return 'worse';
  return by.length < before.by.length ? 'better' : null;
}
