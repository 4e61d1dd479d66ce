import type { Plan } from '../../api.ts';

export interface Reach {
  channels: number;
  hosts: number;
}

/**
 * How many channels and hosts have visitors who see a difference: what an operator can picture, where situations are
 * counted in millions.
 */
export function reachOf({ groups, space }: Pick<Plan, 'groups' | 'space'>): Reach {
  const sets = groups.flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
  const among = (axis: 'channel' | 'host'): number => {
    // A set that does not name the axis means all of it.
    if (sets.some((set) => set[axis] === undefined)) return space[axis];
    return new Set(sets.flatMap((set) => set[axis] ?? [])).size;
  };
  return { channels: among('channel'), hosts: among('host') };
}
