import type { Site } from '../../runtime/index.ts';
import type { DependencyVersions } from '../dependencies/dependency-versions.ts';
import type { PageContent } from '../page-content/page-content.ts';
import type { LoginFacts } from '../situations/login-facts.ts';
import type { SituationSpace } from '../situations/situation-space.ts';
import type { ArrivalNodes } from './arrival-nodes.ts';
import type { ChannelEffectsCache } from './channel-effects.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import type { PartResolver } from './part-resolver.ts';
import type { QueryIds } from './query-ids.ts';

/** What the views of all hosts of one revision share. */
export interface RevisionContext {
  space: SituationSpace;
  cache: ComparisonCache;
  effects: ChannelEffectsCache;
  /** By route. */
  contents: Readonly<Record<string, PageContent>>;
  loginFacts: LoginFacts;
  /** The versions of the tables as visitors of a channel meet them on a site. */
  versions(site: Site, number: string, kind: number): DependencyVersions;
}

/** What two revisions share on a host that differ in flags.json alone: a result depends on flags by their values. */
export interface SharedQueries {
  ids: QueryIds;
  viewId: number;
  /** By kind of channel. */
  resolvers: Map<number, PartResolver>;
  /** By kind of channel, with or without a city rule. */
  landings: Map<string, ArrivalNodes>;
}
