import { WorkError } from '../../failures.ts';
import { planOf } from '../../plan/plan.ts';
import type { ReadConfig } from '../../read-config.ts';
import type { PlanAnswer } from '../api.ts';
import type { Side } from './question.ts';
import { riskDigest } from './risk-digest.ts';
import type { Sides } from './sides.ts';
import { witnessesOf } from './witness-input.ts';

/** What `funnel plan` says of the draft against the disk, or against the last commit. */
export function planAnswer(sides: Sides, side: Side, against: 'disk' | 'head'): PlanAnswer {
  const began = performance.now();
  const told = { version: side.version, against };
  const none = (why: NonNullable<PlanAnswer['unavailable']>): PlanAnswer => ({
    ...told,
    plan: null,
    unavailable: why,
    witnesses: {},
    riskDigest: '',
    ms: Math.round(performance.now() - began),
  });
  let before: ReadConfig;
  try {
    before = against === 'head' ? sides.head(side) : sides.disk(side);
  } catch (error) {
    if (error instanceof WorkError) return none(error.text);
    throw error;
  }
  const after = sides.draft(side);
  if (!before.wellFormed) return none(brokenBase);
  if (!after.wellFormed) return none(brokenDraft);
  const plan = planOf(
    { before: { ...before, config: before.wellFormed }, after: { ...after, config: after.wellFormed } },
    against === 'head' ? 'HEAD' : '.',
    null,
  );
  return {
    ...told,
    plan,
    unavailable: null,
    witnesses: witnessesOf(plan),
    riskDigest: riskDigest(plan.risks),
    ms: Math.round(performance.now() - began),
  };
}

const brokenBase = {
  zh: '磁盘上的配置有错误，无法对比',
  en: 'the config on the disk has errors, so it cannot be compared',
};
const brokenDraft = {
  zh: '草稿有错误，改正后才能对比',
  en: 'the draft has errors; mend them to see who is affected',
};
