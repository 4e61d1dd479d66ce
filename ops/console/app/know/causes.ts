import type { Plan } from '../../api.ts';

type Group = Plan['groups'][number];
export type CauseTold = Group['cause'];
export interface Cause {
  key: string;
  cause: CauseTold;
  groups: Group[];
}

/** Groups that the same edits cause, under those; over the wire each group has a copy of its cause. */
export function causesOf(groups: readonly Group[]): Cause[] {
  const found = new Map<string, Cause>();
  for (const group of groups) {
    const key = JSON.stringify(group.cause.edits.map(({ file, what, side }) => [file, what, side]));
    const known = found.get(key) ?? { key, cause: group.cause, groups: [] };
    known.groups.push(group);
    found.set(key, known);
  }
  return [...found.values()];
}

/** The first visitor that is worth a look: of a risk, else of a change. */
export function firstWitness(
  { risks, groups }: Plan,
  witnesses: Readonly<Record<string, unknown>>,
): string | null {
  const all = [...risks, ...groups].map(({ witness }) => witness);
  return all.find((one) => Object.hasOwn(witnesses, one)) ?? null;
}
