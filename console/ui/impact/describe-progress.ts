import { occurrencesText } from '../../../ops/plan-report/headline.ts';
import { sayIn } from '../../../ops/text/say.ts';
import { spaced } from '../../../ops/text/text.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { riskWords } from '../../../ops/wording/plan-words.ts';
import { reachText } from '../../../ops/wording/reach-text.ts';
import type { PlanProgress } from '../../api/index.ts';
import { describeSubject } from '../undo/describe-step.ts';
import { impactWords } from './impact-words.ts';

/** Describes what is currently compared: `正在单独对比渠道 5611（第 3 项，共 46 项）`. */
export function describeComparison(
  { stage, edit, at, count }: PlanProgress | NoProgress,
  source: LabelSource,
): string {
  const { language } = source;
  const say = sayIn(impactWords, language);
  if (stage === 'reporting') return say('reporting');
  if (!edit) return say(stage === 'shared' ? 'comparingShared' : 'comparingAll');
  const what = describeSubject(edit, source);
  return say('comparingOne', { what: language === 'zh' ? spaced(what).trimEnd() : what, at, count });
}
/** Before the first report. */
type NoProgress = { stage: 'all'; edit: null; at: 0; count: number; early: null };

/**
 * Describes what is known before the plan is complete: the visitors that all edits affect together, and their risks;
 * empty before that.
 */
export function describeEarlyResult({ early }: Pick<PlanProgress, 'early'>, source: LabelSource): string {
  if (!early) return '';
  const { language } = source;
  const say = sayIn(impactWords, language);
  const { reach, risks } = early;
  const isNobody = reach.hosts === 0;
  const names = risks.map(
    ({ risk, places }) => `${riskWords[risk][language]} · ${occurrencesText({ length: places }, language)}`,
  );
  const reached = isNobody ? say('nobodyYet') : reachText(reach, language);
  const all = [reached, ...(names.length > 0 ? names : isNobody ? [] : [say('noRiskYet')])];
  return say('known', { result: all.join(language === 'zh' ? '；' : '; ') });
}
