import { sayIn } from '../../../ops/text/say.ts';
import type { Language } from '../../api/index.ts';
import { pasteWords } from './paste-words.ts';
import type { Paste } from './use-paste.ts';

/** The headers of skipped columns; empty columns are not listed. */
export function unmappedColumns(
  { context: { mapping }, head, lines }: Pick<Paste, 'context' | 'head' | 'lines'>,
  language: Language,
): string {
  const say = sayIn(pasteWords, language);
  const isEmpty = (at: number) => lines.every(({ cells }) => (cells[at] ?? '').trim() === '');
  const columns = mapping.flatMap((key, at) =>
    key !== null || isEmpty(at) ? [] : [head[at]?.trim() || say('nthColumn', { at: at + 1 })],
  );
  if (columns.length === 0) return '';
  const reported = { columns: columns.join(say('between')), count: columns.length };
  return say(columns.length === 1 ? 'leftOutOne' : 'leftOutMore', reported);
}
