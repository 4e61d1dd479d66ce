import type { LabelSource } from '../../../labels/labels.ts';
import { reachText } from '../../../labels/reach-text.ts';
import { placesText } from '../../../plan/headline.ts';
import { riskWords } from '../../../plan/words.ts';
import { sayIn } from '../../../say.ts';
import { spaced } from '../../../text.ts';
import type { PlanningTold } from '../../api.ts';
import { subjectText } from '../frame/step-text.ts';
import { knowWords } from './know-words.ts';

/** What is compared right now: `正在单独对比渠道 5611（第 3 项，共 46 项）`. */
export function comparedText(
  { stage, edit, at, count }: PlanningTold | NothingTold,
  source: LabelSource,
): string {
  const { language } = source;
  const say = sayIn(knowWords, language);
  if (stage === 'telling') return say('telling');
  if (!edit) return say(stage === 'shared' ? 'comparingShared' : 'comparingAll');
  const what = subjectText(edit, source);
  return say('comparingOne', { what: language === 'zh' ? spaced(what).trimEnd() : what, at, count });
}
/** Before the first is heard. */
type NothingTold = { stage: 'all'; edit: null; at: 0; count: number; early: null };

/** What is known before the plan is ready: whom all edits reach together, and their risks; empty before that is. */
export function earlyText({ early }: Pick<PlanningTold, 'early'>, source: LabelSource): string {
  if (!early) return '';
  const { language } = source;
  const say = sayIn(knowWords, language);
  const { reach, risks } = early;
  const isNobody = reach.hosts === 0;
  const told = risks.map(
    ({ risk, places }) => `${riskWords[risk][language]} · ${placesText({ length: places }, language)}`,
  );
  const reached = isNobody ? say('nobodyYet') : reachText(reach, language);
  const all = [reached, ...(told.length > 0 ? told : isNobody ? [] : [say('noRiskYet')])];
  return say('known', { told: all.join(language === 'zh' ? '；' : '; ') });
}
