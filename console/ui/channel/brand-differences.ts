import type { ChannelCard } from './channel-card.ts';

type SeenBrand = ChannelCard['hosts'][number]['brand'];

/** The fields of a brand that visitors see. */
const seenFields = ['name', 'companyName', 'icp', 'sourcesFunding', 'logo', 'faviconUrl', 'id'] as const;
export type VisibleField = (typeof seenFields)[number];

/** The differences between what visitors of two hosts see; empty where they see the same. */
export const brandDifferences = (brand: SeenBrand, other: SeenBrand | undefined): VisibleField[] =>
  other ? seenFields.filter((field) => brand[field] !== other[field]) : [];

/** The default host, which represents all others. */
export const defaultHost = (hosts: ChannelCard['hosts']): ChannelCard['hosts'][number] | undefined =>
  hosts.find(({ host }) => host === 'default') ?? hosts[0];
