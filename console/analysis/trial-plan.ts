import { readConfig } from '../../ops/check/check-config.ts';
import type { Text } from '../../ops/text/text.ts';
import type { TrialPlanResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { planWithTraffic } from './plan-with-traffic.ts';
import type { RevisionCache } from './revision-cache.ts';

/**
 * The plan of edits that are not made yet: of the draft with them against the draft. Visitors know the addresses of the
 * disk, so that it tells of those what the plan of the draft will tell once the edits are made.
 * @param overlay - the texts of the draft with them
 */
export function trialPlan(
  revisions: RevisionCache,
  revision: DraftRevision,
  overlay: ReadonlyMap<string, string>,
): TrialPlanResponse {
  const began = performance.now();
  const answer = (plan: TrialPlanResponse['plan'], unavailable: Text | null): TrialPlanResponse => ({
    version: revision.version,
    plan,
    unavailable,
    ms: Math.round(performance.now() - began),
  });
  const before = revisions.draft(revision);
  // Not cached: the draft keeps its version.
  const after = readConfig(revision.dir, { ...revision, overlay });
  if (!before.wellFormed) return answer(null, brokenBefore);
  if (!after.wellFormed) return answer(null, brokenAfter);
  const configs = [before.wellFormed, after.wellFormed] as const;
  const live = revisions.disk(revision).wellFormed ?? undefined;
  return answer(planWithTraffic(revision.dir, [before, after], configs, '.', undefined, live), null);
}

const brokenBefore: Text = {
  zh: '草稿已有错误，改正后才能算影响',
  en: 'the draft has errors already; fix them to see who would be affected',
};
const brokenAfter: Text = {
  zh: '这些改动会让配置出错，算不出影响；改正之后再看',
  en: 'with these edits the config would have errors, so nobody can say who is affected; correct them first',
};
