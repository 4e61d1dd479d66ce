import { sayIn } from '../../../ops/text/say.ts';
import type { Language, ProblemFix } from '../../api/index.ts';
import { problemWords } from './problem-words.ts';

const longest = 40;

/**
 * Describes the change that a fix makes: `把“成督”改为“成都”`.
 * @param textOf - a file of the draft, as it was checked; undefined while it is not loaded
 */
export function describeFix(
  { edits }: ProblemFix,
  textOf: (file: string) => string | undefined,
  language: Language,
): string | null {
  const say = sayIn(problemWords, language);
  const changes = edits.flatMap((edit) => {
    if (edit.do !== 'splice') return [];
    // Offsets count after a byte order mark.
    const text = textOf(edit.file)?.replace(/^\uFEFF/, '');
    if (text === undefined) return [];
    return edit.splices.map(({ start, end, text: to }) => ({ from: text.slice(start, end), to }));
  });
  const [first] = changes;
  if (!first) return null;
  const [from, to] = [shown(first.from), shown(first.to)];
  const sentence =
    from === '' ? say('adds', { to }) : to === '' ? say('takesOut', { from }) : say('turns', { from, to });
  return changes.length === 1 ? sentence : say('inPlaces', { text: sentence, count: changes.length });
}

/** A name by its display name, everything else as it is written. */
function shown(json: string): string {
  const text = json.trim();
  const value = readJson(text);
  const reportedText = typeof value === 'string' ? value : text;
  return reportedText.length > longest ? `${reportedText.slice(0, longest)}…` : reportedText;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
