import type { Plan } from '../../api/index.ts';

/** Whether no visit has shown that a witness meets any of the changes of which the plan names it. */
export function isUnconfirmedWitness(
  { risks, groups }: Pick<Plan, 'risks' | 'groups'>,
  command: string,
): boolean {
  const own = [...risks, ...groups].filter(({ witness }) => witness === command);
  return own.length > 0 && own.every(({ isUnconfirmed }) => isUnconfirmed === true);
}
