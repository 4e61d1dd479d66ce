import { editedEntry } from '../../../ops/edit-wording/edited-fields.ts';
import { valueText } from '../../../ops/edit-wording/value-text.ts';
import { sayIn } from '../../../ops/text/say.ts';
import { spaced } from '../../../ops/text/text.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import type { StepSummary, TypedChange } from '../../api/index.ts';
import { describePlace } from './describe-place.ts';
import { stepWords } from './step-words.ts';

/** Longer values are truncated in a line. */
const mostLetters = 24;

/** Describes typed text: `渠道 5611 的页面标题：旧 → 新 等 3 处（channels.json）`. */
export function describeTyping(
  file: string,
  { changes, count }: NonNullable<StepSummary['typed']>,
  source: LabelSource,
): string {
  const { language } = source;
  const say = sayIn(stepWords, language);
  const [first] = changes;
  if (!first) return say('typed', { file });
  const sentence = turnText(file, first, source);
  return count === 1
    ? sentence
    : say('turnsMore', { text: sentence, count: language === 'zh' ? count : count - 1 });
}

function turnText(file: string, turn: TypedChange, source: LabelSource): string {
  const say = sayIn(stepWords, source.language);
  const { path } = turn;
  const { what, field } = describePlace(file, path, source);
  const inset = source.language === 'zh' ? spaced(what).trimStart() : what;
  const name = field === null ? what : say('field', { what: inset, field });
  const isWhole = [turn.before, turn.after].some((one) => typeof one === 'object' && one !== null);
  // For an entry or row that was added or removed as a whole, its name is enough.
  if (isWhole && turn.before === undefined) return say('added', { what: name });
  if (isWhole && turn.after === undefined) return say('removed', { what: name });
  const known = editedEntry({ ...nowhere, ...turn, file, before: undefined, after: 'there' }, source.names);
  const schema = known?.fields[0]?.field ?? null;
  const value = (one: unknown) => cut(valueText(schema, one, source));
  return say('turned', { what: name, before: value(turn.before), after: value(turn.after) });
}

const nowhere = { line: 1, column: 1, side: 'after', what: '', kind: 'changed' } as const;

function cut(text: string): string {
  const letters = [...text];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : text;
}
