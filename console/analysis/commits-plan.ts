import type { ReadConfig } from '../../ops/check/check-config.ts';
import { commitOf, readCommit } from '../../ops/check/read-commit.ts';
import { WorkError } from '../../ops/terminal/failures.ts';
import type { Text } from '../../ops/text/text.ts';
import type { PlanResponse } from '../api/index.ts';
import { planWithTraffic } from './plan-with-traffic.ts';
import { witnessesOf } from './witness-input.ts';

export type CommitsPlan = Pick<PlanResponse, 'plan' | 'unavailable' | 'witnesses' | 'ms'>;

/** The plan of one commit against an earlier one, whatever the disk and the draft have. */
export function commitsPlan(dir: string, base: string, commit: string): CommitsPlan {
  const began = performance.now();
  const answer = (found: Pick<CommitsPlan, 'plan' | 'unavailable' | 'witnesses'>): CommitsPlan => ({
    ...found,
    ms: Math.round(performance.now() - began),
  });
  const none = (why: Text) => answer({ plan: null, unavailable: why, witnesses: {} });
  const read = (ref: string): ReadConfig => readCommit(commitOf(ref, dir), ref, dir, (config) => config);
  try {
    const [before, after] = [read(base), read(commit)];
    if (!before.wellFormed || !after.wellFormed) return none(isBroken);
    const configs = [before.wellFormed, after.wellFormed] as const;
    const plan = planWithTraffic(dir, [before, after], configs, base);
    return answer({ plan, unavailable: null, ...witnessesOf(plan, after.wellFormed.facts) });
  } catch (error) {
    if (error instanceof WorkError) return none(error.text);
    throw error;
  }
}

const isBroken: Text = {
  zh: '送审的配置或它之前的配置有错误，无法对比',
  en: 'the config that was sent, or the one before it, has errors, so they cannot be compared',
};
