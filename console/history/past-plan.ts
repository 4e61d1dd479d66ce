import type { ReadConfig } from '../../ops/check/check-config.ts';
import { commitOf, git, readCommit } from '../../ops/check/read-commit.ts';
import { planOf } from '../../ops/plan/plan.ts';
import { WorkError } from '../../ops/terminal/failures.ts';
import type { Text } from '../../ops/text/text.ts';
import type { PastPlanResponse } from '../api/index.ts';

/** The plan of a commit against the one before it, as `funnel plan` computes it. */
export function pastPlan(dir: string, commit: string): PastPlanResponse {
  const began = performance.now();
  const answer = (plan: PastPlanResponse['plan'], unavailable: Text | null): PastPlanResponse => ({
    commit,
    plan,
    unavailable,
    ms: Math.round(performance.now() - began),
  });
  try {
    const read = (ref: string): ReadConfig => readCommit(commitOf(ref, dir), ref, dir, (config) => config);
    const parent = parentOf(dir, commit);
    if (parent === null) return answer(null, isFirst);
    const [before, after] = [read(parent), read(commit)];
    if (!before.wellFormed) return answer(null, brokenBefore);
    if (!after.wellFormed) return answer(null, brokenAfter);
    const sides = {
      before: { ...before, config: before.wellFormed },
      after: { ...after, config: after.wellFormed },
    };
    return answer(planOf(sides, `${commit}^`, null), null);
  } catch (error) {
    if (error instanceof WorkError) return answer(null, error.text);
    throw error;
  }
}

/** The first parent of a commit; null where this clone has none. */
function parentOf(dir: string, commit: string): string | null {
  const [, parent] = git(dir, ['rev-list', '--parents', '--max-count=1', commitOf(commit, dir)])
    .toString()
    .trim()
    .split(' ');
  return parent ?? null;
}

const isFirst: Text = {
  zh: '这是历史里的第一次提交，没有更早的可以对比',
  en: 'this is the first commit of the history: there is none before it to compare with',
};
const brokenBefore: Text = {
  zh: '这次保存之前的配置按现在的结构有错误，无法对比',
  en: 'the config before this save has errors by the schemas of today, so it cannot be compared',
};
const brokenAfter: Text = {
  zh: '这次保存的配置按现在的结构有错误，无法对比',
  en: 'the config of this save has errors by the schemas of today, so it cannot be compared',
};
