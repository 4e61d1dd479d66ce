import { sayIn } from '../../../ops/text/say.ts';
import { spaced } from '../../../ops/text/text.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import type { StepSummary } from '../../api/index.ts';
import { describePlace, entryDepth } from './describe-place.ts';
import { describeTyping } from './describe-typing.ts';
import { stepWords } from './step-words.ts';

/** Describes a step as the plan would: `渠道 5611 的标题`; of several edits the first, and their number. */
export function describeStep(step: StepSummary, source: LabelSource): string {
  const { file, path, count, shared, typed } = step;
  if (typed) return describeTyping(file, typed, source);
  const { language } = source;
  const say = sayIn(stepWords, language);
  const inset = (text: string) => (language === 'zh' ? spaced(text).trimStart() : text);
  const isOfOne = count > 1 && shared >= entryDepth && path.length > entryDepth;
  if (isOfOne) {
    const { what } = describePlace(file, path.slice(0, entryDepth + 1), source);
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
  { file, path, kind }: StepSummary,
  source: LabelSource,
  inset: (text: string) => string,
): string {
  const say = sayIn(stepWords, source.language);
  if (path.length === 0) return say('typed', { file });
  const { what, field } = describePlace(file, path, source);
  if (field !== null) return say('field', { what: inset(what), field });
  return kind === 'changed'
    ? what
    : say(kind, { what: kind === 'renamed' || kind === 'moved' ? inset(what) : what });
}

/** The subject of an edit, without the change: `渠道 5611`. */
export const describeSubject = (
  { file, path }: Pick<StepSummary, 'file' | 'path'>,
  source: LabelSource,
): string => describePlace(file, path, source).what;
