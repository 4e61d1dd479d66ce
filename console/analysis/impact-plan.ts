import type { ReadConfig } from '../../ops/check/check-config.ts';
import type { Progress } from '../../ops/plan/progress.ts';
import { WorkError } from '../../ops/terminal/failures.ts';
import type { PlanProgress, PlanResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { planWithTraffic } from './plan-with-traffic.ts';
import type { RevisionCache } from './revision-cache.ts';
import { riskDigest } from './risk-digest.ts';
import { witnessesOf } from './witness-input.ts';

/** Reporting every one of hundreds of edits would keep the page busy; the first report is sent at once. */
const reportInterval = 250;

/**
 * The plan of the draft against the disk, or against the last commit.
 * @param onProgress - receives progress reports
 */
export function impactPlan(
  revisions: RevisionCache,
  revision: DraftRevision,
  against: 'disk' | 'head',
  onProgress: (reported: PlanProgress) => void = () => {},
): PlanResponse {
  const began = performance.now();
  const report = { version: revision.version, against };
  const none = (why: NonNullable<PlanResponse['unavailable']>): PlanResponse => ({
    ...report,
    plan: null,
    unavailable: why,
    witnesses: {},
    riskDigest: '',
    ms: Math.round(performance.now() - began),
  });
  let before: ReadConfig;
  try {
    before = against === 'head' ? revisions.head(revision) : revisions.disk(revision);
  } catch (error) {
    if (error instanceof WorkError) return none(error.text);
    throw error;
  }
  const after = revisions.draft(revision);
  if (!before.wellFormed) return none(brokenBase);
  if (!after.wellFormed) return none(brokenDraft);
  const reportProgress = throttled((progress) =>
    onProgress({ version: revision.version, ...progress, ms: Math.round(performance.now() - began) }),
  );
  const base = against === 'head' ? 'HEAD' : '.';
  const configs = [before.wellFormed, after.wellFormed] as const;
  const plan = planWithTraffic(revision.dir, [before, after], configs, base, reportProgress);
  return {
    ...report,
    plan,
    unavailable: null,
    ...witnessesOf(plan, after.wellFormed.facts),
    // Of the risks alone: a confirmation outlives a new traffic.csv.
    riskDigest: riskDigest(plan.risks),
    ms: Math.round(performance.now() - began),
  };
}

/** Reports the first progress, every new stage or early result, and otherwise one in each interval. */
function throttled(report: (progress: Progress) => void): (progress: Progress) => void {
  let last = Number.NEGATIVE_INFINITY;
  let lastReported: Pick<Progress, 'stage' | 'early'> = { stage: 'all', early: null };
  return (progress) => {
    const now = performance.now();
    const isNews = progress.early !== lastReported.early || progress.stage !== lastReported.stage;
    if (!isNews && now - last < reportInterval) return;
    [last, lastReported] = [now, progress];
    report(progress);
  };
}

const brokenBase = {
  zh: '磁盘上的配置有错误，无法对比',
  en: 'the config on the disk has errors, so nothing can be compared with it',
};
const brokenDraft = {
  zh: '草稿有错误，改正后才能对比',
  en: 'the draft has errors; fix them to see who is affected',
};
