import { noChannelName, unlistedChannelName } from '../situations/situation-space.ts';
import type { Plan, ReportedRisk } from './plan.ts';

export interface Reach {
  /** The number of listed channels. */
  channels: number;
  /** Whether visitors of unlisted channels are included. */
  isUnlisted: boolean;
  /** Whether visitors without a channel are included. */
  isWithoutChannel: boolean;
  hosts: number;
}

/**
 * The number of channels and hosts whose visitors see a difference, which an operator can picture better than millions
 * of situations.
 */
export const reachOf = ({ groups, space }: Pick<Plan, 'groups' | 'space'>): Reach => reachIn(groups, space);

/** The number of channels and hosts of changes or risks. */
export function reachIn(items: readonly Pick<ReportedRisk, 'who'>[], space: Plan['space']): Reach {
  const sets = items.flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
  // A set without the axis includes all its values.
  const among = (axis: 'channel' | 'host'): Set<string> | null =>
    sets.some((set) => set[axis] === undefined) ? null : new Set(sets.flatMap((set) => set[axis] ?? []));
  const [channels, hosts] = [among('channel'), among('host')];
  const isUnlisted = channels?.has(unlistedChannelName) ?? true;
  const isWithoutChannel = channels?.has(noChannelName) ?? true;
  return {
    channels: (channels?.size ?? space.channel) - (isUnlisted ? 1 : 0) - (isWithoutChannel ? 1 : 0),
    isUnlisted,
    isWithoutChannel,
    hosts: hosts?.size ?? space.host,
  };
}
