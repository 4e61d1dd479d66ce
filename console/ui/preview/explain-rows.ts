import type { ExplainStep } from '../../api/index.ts';

export interface ExplainedStage {
  key: string;
  stage: string;
  steps: ExplainStep[];
}

/** Merges consecutive steps of one stage. */
export function groupByStage(steps: readonly ExplainStep[]): ExplainedStage[] {
  const stages: ExplainedStage[] = [];
  for (const step of steps) {
    const last = stages.at(-1);
    if (last?.stage === step.stage) last.steps.push(step);
    else stages.push({ key: `${stages.length} ${step.stage}`, stage: step.stage, steps: [step] });
  }
  return stages;
}

/** Merges consecutive rows that were rejected for the same fact into one line. */
export function sameReason(rejected: ExplainStep['rejected']): { rows: string[]; because: string }[] {
  const groups: { rows: string[]; because: string }[] = [];
  for (const { row, because } of rejected) {
    const last = groups.at(-1);
    if (last?.because === because) last.rows.push(row);
    else groups.push({ rows: [row], because });
  }
  return groups;
}

/** The stages in which two lists of steps differ. */
export function differingStageNames(one: readonly ExplainStep[], other: readonly ExplainStep[]): Set<string> {
  const describe = (steps: readonly ExplainStep[], stage: string) =>
    JSON.stringify(steps.filter((step) => step.stage === stage).map(({ value, reason }) => [value, reason]));
  const stages = new Set([...one, ...other].map(({ stage }) => stage));
  return new Set([...stages].filter((stage) => describe(one, stage) !== describe(other, stage)));
}
