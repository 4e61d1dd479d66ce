// Everything about a channel.

import type { Outcome } from '../../ops/explain/outcome.ts';
import type { ChannelDefinition } from '../../schemas/index.ts';

export interface ChannelCardRequest {
  channel: string;
  /** Cities to include, '' for one without a rule; by default those of the channel's rule, and ''. */
  cities?: string[];
}

export interface SourceLink {
  file: string;
  line: number;
  column: number;
  pointer: string;
}

export type ChannelOutcome = Pick<Outcome, 'flags' | 'flagsFrom' | 'destinations' | 'afterLogin'>;

/** The route to which each value of a flag leads; parallel lists. */
export interface FlagDestinations {
  flag: string;
  decides: 'success' | 'failure' | 'afterLogin';
  values: number[];
  routes: string[];
}

export interface SharedBy {
  count: number;
  channels: string[];
}

export interface ChannelCardResponse {
  version: number;
  channel: string;
  isListed: boolean;
  /** False where the draft cannot be evaluated; then there is no card. */
  isSound: boolean;
  card: {
    entry: ChannelDefinition | null;
    place: SourceLink | null;
    hosts: ({ host: string } & Pick<Outcome, 'landing' | 'title' | 'brand' | 'hops'>)[];
    cityRule: { id: string; cities: string[]; set: Record<string, number>; place: SourceLink } | null;
    cities: ({ city: string } & ChannelOutcome)[];
    destinations: FlagDestinations[];
    ads: Outcome['ads'];
    sharedBy: { cityRule: SharedBy; brand: SharedBy; network: SharedBy; conversionId: SharedBy };
  } | null;
}
