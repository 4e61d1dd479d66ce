import type { Group, Plan, ReportedCause } from './plan.ts';

/** The groups of one cause. */
export interface CauseGroups {
  key: string;
  cause: ReportedCause;
  groups: Group[];
}

/** The groups of a plan by cause; in JSON each group has a copy of its cause. */
export function causeGroupsOf(groups: Plan['groups']): CauseGroups[] {
  const found = new Map<string, CauseGroups>();
  for (const group of groups) {
    const key = JSON.stringify(group.cause.edits.map(({ file, what, side }) => [file, what, side]));
    const known = found.get(key) ?? { key, cause: group.cause, groups: [] };
    known.groups.push(group);
    found.set(key, known);
  }
  return [...found.values()];
}
