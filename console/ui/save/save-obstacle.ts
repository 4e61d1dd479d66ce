import type { PlanResponse, ProblemsResponse } from '../../api/index.ts';
import type { saveWords } from './save-words.ts';

interface Draft {
  version: number;
  problems: ProblemsResponse | null;
  plan: PlanResponse | null;
  isConflicting: boolean;
  /** The number of unconfirmed risks. */
  unconfirmed: number;
  /** Null: no commit requested. */
  message: string | null;
}

export const saveFormId = 'save-form';

/** The element where each obstacle is resolved. */
const places: Partial<Record<keyof typeof saveWords, string>> = {
  whyConflict: 'save-conflicts',
  whyErrors: 'save-errors',
  whyRisks: 'save-risks',
  whyMessage: 'save-message',
};

/** Whether an obstacle has such an element; the others pass by themselves. */
export const isSettledHere = (why: keyof typeof saveWords): boolean => places[why] !== undefined;

/** Focuses the element where an obstacle is resolved: of the risks the first confirmation that is missing. */
export function goToObstacle(why: keyof typeof saveWords): void {
  const place = document.getElementById(places[why] ?? '');
  const missing =
    why === 'whyRisks' && place?.parentElement?.querySelector<HTMLElement>('input:not(:checked):enabled');
  (missing || place)?.focus();
}

/** Why the draft cannot be saved at the moment; the first reason in the order in which the server would refuse it. */
export function obstacleOf({
  version,
  problems,
  plan,
  isConflicting,
  unconfirmed,
  message,
}: Draft): { why: keyof typeof saveWords; count: number } | null {
  const because = (why: keyof typeof saveWords, count = 0) => ({ why, count });
  if (isConflicting) return because('whyConflict');
  if (problems?.version !== version) return because('waitChecks');
  if (!problems.isClean) return because('whyErrors');
  if (plan?.version !== version) return because('waitPlan');
  if (unconfirmed > 0) return because('whyRisks', unconfirmed);
  if (message !== null && message.trim() === '') return because('whyMessage');
  return null;
}
