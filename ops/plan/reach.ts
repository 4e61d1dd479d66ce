import type { ComparisonScope } from '../compare/comparison.ts';
import { comersOf, isOfNobody, pathsOfNobody, within } from '../new-addresses/new-addresses.ts';
import {
  noChannel,
  noChannelName,
  unlistedChannel,
  unlistedChannelName,
} from '../situations/situation-space.ts';
import type { VisitorSet } from '../situations/visitor-set.ts';
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

/** Visitors, and where a page or what is on pages is told, of which channels and hosts somebody is led there. */
export type Met = Pick<ReportedRisk, 'who' | 'led'>;

/** What a plan says of all visitors, by which those of a part of it are told. */
export type Reaching = Pick<Plan, 'space' | 'newAddresses'>;

/**
 * The number of channels and hosts whose visitors see a difference, which an operator can picture better than millions
 * of situations.
 */
export const reachOf = (plan: Reaching & Pick<Plan, 'groups'>): Reach => reachIn(plan.groups, plan);

/** The number of channels and hosts of changes or risks: of those whose visitors come to a new address, or are led there. */
export function reachIn(items: readonly Met[], { space, newAddresses = [] }: Reaching): Reach {
  const sets = items
    .flatMap(({ who, led }) =>
      ('anyOf' in who ? who.anyOf : [who]).map((set: VisitorSet) =>
        within(comersOf(set, newAddresses), led ?? {}),
      ),
    )
    .filter((who) => !isOfNobody(who));
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

/** The changes or risks that somebody may meet. */
export const ofSomebody = <T extends Met>(items: readonly T[], reaching: Reaching): T[] =>
  items.filter(
    (item) => (!reaching.newAddresses?.length && !item.led) || !isNobody(reachIn([item], reaching)),
  );

/** As {@link ofSomebody}; where nobody meets any of them yet, all. */
export function metBySomebody<T extends Met>(items: readonly T[], reaching: Reaching): readonly T[] {
  const met = ofSomebody(items, reaching);
  return met.length > 0 ? met : items;
}

/** The number of hosts and channels whose visitors have any change, before the changes are known by groups. */
export function reachOfScope({ hosts, channels }: Required<ComparisonScope>): Reach {
  const [isUnlisted, isWithoutChannel] = [channels.has(unlistedChannel), channels.has(noChannel)];
  const listed = channels.size - (isUnlisted ? 1 : 0) - (isWithoutChannel ? 1 : 0);
  return { channels: listed, isUnlisted, isWithoutChannel, hosts: hosts.size };
}

/** The new addresses to which nobody comes, where all that changes is there; else none. */
export const addressesOfNobodyOnly = (plan: Reaching & Pick<Plan, 'groups' | 'changed'>): string[] => {
  const paths = plan.changed > 0 ? pathsOfNobody(plan.newAddresses ?? []) : [];
  return paths.length > 0 && isNobody(reachOf(plan)) ? paths : [];
};

const isNobody = ({ channels, hosts, isUnlisted, isWithoutChannel }: Reach): boolean =>
  channels + hosts === 0 && !isUnlisted && !isWithoutChannel;
