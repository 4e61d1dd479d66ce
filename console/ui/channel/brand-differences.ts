import type { ChannelCard } from './channel-card.ts';

type SeenBrand = ChannelCard['hosts'][number]['brand'];

/** What of a brand its visitors see or read. */
const seenFields = ['name', 'companyName', 'icp', 'sourcesFunding', 'logo', 'faviconUrl', 'id'] as const;
export type VisibleField = (typeof seenFields)[number];

/** What visitors of one host see otherwise than those of another; empty where they see the same. */
export const brandDifferences = (brand: SeenBrand, other: SeenBrand | undefined): VisibleField[] =>
  other ? seenFields.filter((field) => brand[field] !== other[field]) : [];

/** The host that stands for all others: the default one. */
export const defaultHost = (hosts: ChannelCard['hosts']): ChannelCard['hosts'][number] | undefined =>
  hosts.find(({ host }) => host === 'default') ?? hosts[0];
