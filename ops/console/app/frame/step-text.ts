import { editHead } from '../../../edit-words/edit-head.ts';
import { entryTurn } from '../../../edit-words/field-turns.ts';
import { type LabelSource, labelsOf } from '../../../labels/labels.ts';
import { withId } from '../../../labels/visitor-words.ts';
import { sayIn } from '../../../say.ts';
import { spaced } from '../../../text.ts';
import type { StepTold } from '../../api.ts';
import { knowWords } from '../know/know-words.ts';
import { stepWords } from './step-words.ts';

/** The keys of a file that lead to an entry: the map, and its id. */
const entryDepth = 2;

/** What a step is about, as the plan would call it: `渠道 5611 的标题`; of several edits the first, and how many. */
export function stepText(step: StepTold, source: LabelSource): string {
  const { file, path, count, shared } = step;
  const { language } = source;
  const say = sayIn(stepWords, language);
  const inset = (text: string) => (language === 'zh' ? spaced(text).trimStart() : text);
  const isOfOne = count > 1 && shared >= entryDepth && path.length > entryDepth;
  if (isOfOne) {
    const { what } = headOf(file, path.slice(0, entryDepth + 1), source);
    return say('places', { what: inset(what), count });
  }
  const first = firstText(step, source, inset);
  if (count === 1) return first;
  return say(
    'andMore',
    language === 'zh' ? { what: inset(first), count } : { what: first, count: count - 1 },
  );
}

function firstText(
  { file, path, kind }: StepTold,
  source: LabelSource,
  inset: (text: string) => string,
): string {
  const say = sayIn(stepWords, source.language);
  if (path.length === 0) return say('typed', { file });
  const { what, field } = headOf(file, path, source);
  if (field !== null) return say('field', { what: inset(what), field });
  return kind === 'changed' ? what : say(kind, { what: kind === 'renamed' ? inset(what) : what });
}

/** The entry, or the part of the config, and the field within an entry that has a form. */
function headOf(file: string, path: readonly string[], source: LabelSource) {
  const { language } = source;
  const isThere = { before: undefined, after: 'there' };
  const place = { file, line: 1, column: 1, side: 'after' as const, what: '', kind: 'changed' as const };
  const turn = entryTurn({ ...place, path: [...path], ...isThere });
  if (!turn) return { what: editHead({ path: [...path] }, source), field: null };
  const name = labelsOf(source, { names: turn.names, path: [] }).get(turn.id);
  return {
    what: `${sayIn(knowWords, language)(turn.kind)} ${withId(turn.id, name, language)}`,
    field: path.length > entryDepth + 1 ? (turn.turns[0]?.label[language] ?? null) : null,
  };
}
