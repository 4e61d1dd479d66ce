import type { Plan, ReportedRisk } from './plan.ts';

export interface Reach {
  /** Channels that are listed. */
  channels: number;
  /** Whether visitors of channels that are listed nowhere are among them. */
  isUnlisted: boolean;
  hosts: number;
}

/** How the plan names the channel that is listed nowhere: one value, and no channel. */
export const unlisted = '*';

/**
 * How many channels and hosts have visitors who see a difference: what an operator can picture, where situations are
 * counted in millions.
 */
export const reachOf = ({ groups, space }: Pick<Plan, 'groups' | 'space'>): Reach => reachIn(groups, space);

/** How many channels and hosts changes or risks are of. */
export function reachIn(items: readonly Pick<ReportedRisk, 'who'>[], space: Plan['space']): Reach {
  const sets = items.flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
  // A set that does not name the axis means all of it.
  const among = (axis: 'channel' | 'host'): Set<string> | null =>
    sets.some((set) => set[axis] === undefined) ? null : new Set(sets.flatMap((set) => set[axis] ?? []));
  const [channels, hosts] = [among('channel'), among('host')];
  const isUnlisted = channels?.has(unlisted) ?? true;
  return {
    channels: (channels?.size ?? space.channel) - (isUnlisted ? 1 : 0),
    isUnlisted,
    hosts: hosts?.size ?? space.host,
  };
}
