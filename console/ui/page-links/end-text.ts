import { routeOfOutcome } from '../../../ops/tables/route-of-outcome.ts';
import { type LabelSource, labelsOf } from '../../../ops/wording/labels.ts';
import { sayIn } from '../language/use-words.ts';
import { formEndWords } from './form-end-words.ts';
import type { FormEnd } from './form-ends.ts';
import { whereText } from './place-label.ts';

/** The result codes of an end: `提交成功（返回码 200）`, `返回码 4220`, `其他返回码`. */
export function codesOfEnd({ codes, isSent }: FormEnd, { language }: LabelSource): string {
  const say = sayIn(formEndWords, language);
  if (codes === null) return say(isSent ? 'sent' : 'otherCodes');
  return say(isSent ? 'sentWith' : 'code', { codes: codes.join('、') });
}

/** What an end leads to now: a page, a destination table, or the page itself with a message. */
export function whereOfEnd({ outcome, message, stays }: FormEnd, source: LabelSource): string {
  const say = sayIn(formEndWords, source.language);
  if (message === '') return say('noMessage');
  if (message !== null) {
    const text = labelsOf(source, { names: 'message', path: [] }).get(message) || message;
    return say(stays ? 'stays' : 'shows', { text });
  }
  if (outcome === null) return say('notChosen');
  const route = routeOfOutcome(outcome, source.file('definitions/navigation.json')?.value);
  return route === null ? say('byRows') : whereText(route, source);
}
