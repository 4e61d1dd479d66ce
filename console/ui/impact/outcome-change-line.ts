import {
  type DescribedTransition,
  messageText,
  type PageList,
} from '../../../ops/plan-report/transition-sentences.ts';
import { afterSuccessWords, whenWords } from '../../../ops/plan-report/transition-words.ts';
import { sayIn } from '../../../ops/text/say.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { outcomeChangeWords } from './outcome-change-words.ts';

/** A piece of a line: a text, or pages by their names. */
export type LinePiece = string | PageList;

/** The old and the new destination, from left to right: `申请成功后：“下载” /a → “关注公众号” /b`. */
export function outcomeChangeLine(turn: DescribedTransition, source: LabelSource): LinePiece[] {
  const { language } = source;
  const { before, after, note } = turn;
  const line = sayIn(outcomeChangeWords, language)(keyOf(turn), {
    when: whenText(turn, source),
    message: turn.state === 'held' ? messageText(source, note) : '',
  });
  // The inserted parts are not texts: pages are shown with their addresses in small print.
  return line
    .split(/(\{before\}|\{after\})/)
    .flatMap((part): LinePiece[] =>
      part === '{before}' ? [before] : part === '{after}' ? [after] : part === '' ? [] : [part],
    );
}

function keyOf({ state, before, after, note }: DescribedTransition): keyof typeof outcomeChangeWords {
  const hasLost = before.routes.length > 0;
  if (state === 'on') {
    if (!hasLost) return 'reached';
    return JSON.stringify(before) === JSON.stringify(after) ? 'alike' : 'moved';
  }
  const kind = state === 'stuck' && note === 'loop' ? 'loop' : state;
  return hasLost ? kind : `${kind}Only`;
}

/** In English a line begins with it. */
function whenText({ ways, state }: DescribedTransition, { language }: LabelSource): string {
  const words = ways.map((way) => ((state === 'back' && afterSuccessWords[way]) || whenWords[way])[language]);
  const text = words.join(language === 'zh' ? '、' : ', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
