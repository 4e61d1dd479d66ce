import type { ReadConfig } from '../../ops/check/check-config.ts';
import { commitOf, git, readCommit } from '../../ops/check/read-commit.ts';
import { planOf, type Sides } from '../../ops/plan/plan.ts';
import { labelSourceOf } from '../../ops/plan-report/label-source.ts';
import { printHuman } from '../../ops/plan-report/print-human.ts';
import { WorkError } from '../../ops/terminal/failures.ts';
import { plain } from '../../ops/terminal/paint.ts';
import type { Language, Text } from '../../ops/text/text.ts';
import type { PastPlanResponse } from '../api/index.ts';

/** The plan of a commit against the one before it, as `funnel plan` computes it. */
export const pastPlan = (dir: string, commit: string): PastPlanResponse =>
  planWithSides(dir, commit).response;

/** The same in words, as the command prints it; empty where there is none. */
export function planText(dir: string, commit: string, lang: Language): string {
  // The base by its own id: nothing names the commit yet.
  const { response, after } = planWithSides(dir, commit, parentOf(dir, commit) ?? undefined);
  return response.plan && after ? printHuman(response.plan, labelSourceOf(after, lang), plain) : '';
}

interface PlanWithSides {
  response: PastPlanResponse;
  after?: Sides['after'];
}

function planWithSides(dir: string, commit: string, base = `${commit}^`): PlanWithSides {
  const began = performance.now();
  const answer = (plan: PastPlanResponse['plan'], unavailable: Text | null): PlanWithSides => ({
    response: { commit, plan, unavailable, ms: Math.round(performance.now() - began) },
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
    return { ...answer(planOf(sides, base, null), null), after: sides.after };
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
