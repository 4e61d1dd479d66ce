import { channelOf, ownEntry, resolveBrand, resolveSite, type Site } from '../../runtime/index.ts';
import { type Config, type FactId, namedTables } from '../../schemas/index.ts';
import { adsOf } from '../explain/outcome.ts';
import { conditionRowsOf, membershipKey } from '../situations/row-conditions.ts';
import type { SituationSpace } from '../situations/space.ts';
import { isKnownWithoutServer } from '../situations/visit.ts';
import type { ReportedAds, VisitorResult } from './change.ts';
import { ChannelEffectsCache, type FactUsage } from './channel-effects.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import { DependencyVersions } from './dependency-versions.ts';
import { HostView, type SharedKeys } from './host-view.ts';
import type { RouteKinds } from './risks.ts';

/** What some row of either side asks about. */
export function factUsageOf(configs: readonly Config[]): FactUsage {
  const facts = new Set<FactId>(
    configs.flatMap((config) =>
      conditionRowsOf(config).flatMap(({ conditions }) => conditions.map(({ fact }) => fact)),
    ),
  );
  const classes = { city: membershipKey(configs, 'city'), channel: membershipKey(configs, 'channel') };
  return { isUsed: (fact) => facts.has(fact), classOf: (fact, value) => classes[fact](value) };
}

/** The facts that some destination table names and that are known without the server. */
function destinationFacts({ destinations }: Config): FactId[] {
  const facts = namedTables.flatMap((name) =>
    destinations[name].rules.flatMap(({ when }) => Object.keys(when) as FactId[]),
  );
  return [...new Set(facts)].filter(isKnownWithoutServer);
}

/** One side of a comparison: its config, as each host serves it. */
export class ConfigRevision {
  readonly config: Config;
  readonly #space: SituationSpace;
  readonly #reads: FactUsage;
  readonly #kept: ComparisonCache;
  readonly #views = new Map<string, HostView>();
  #tables: { always: string; walking: string } | undefined;
  readonly #outcomes: Record<string, readonly string[]>;
  readonly #destinationFacts: FactId[];
  readonly #effects: ChannelEffectsCache;
  readonly routeKinds: RouteKinds['before'];
  #versions: DependencyVersions | undefined;

  constructor(config: Config, space: SituationSpace, reads: FactUsage, kept: ComparisonCache) {
    this.config = config;
    this.#space = space;
    this.#reads = reads;
    this.#kept = kept;
    this.#outcomes = Object.fromEntries(
      Object.entries(config.pages).map(([id, { outcomes }]) => [id, outcomes ?? []]),
    );
    this.#destinationFacts = destinationFacts(config);
    this.routeKinds = Object.fromEntries(
      Object.entries(config.routes.routes).map(([name, { kind }]) => [name, kind]),
    );
    this.#effects = new ChannelEffectsCache(space, reads, kept.names);
  }

  view(host: string): HostView {
    const known = this.#views.get(host);
    if (known) return known;
    const site = resolveSite(this.config, host);
    const asked = { site, outcomes: this.#outcomes, destinationFacts: this.#destinationFacts };
    const view = new HostView(asked, {
      space: this.#space,
      kept: this.#kept,
      effects: this.#effects,
      common: this.#common(site),
      versions: this.#versionsOf(site),
    });
    this.#views.set(host, view);
    return view;
  }

  #versionsOf(site: Site): DependencyVersions {
    this.#versions ??= new DependencyVersions(site, this.config.routes.routes, this.#kept.names);
    return this.#versions;
  }

  /** What a host has in common with others, but for its entry routes and where `/` leads. */
  #common(site: Site): SharedKeys {
    const { host, relogin, catchAll, flags, settings } = site;
    this.#tables ??= {
      always: JSON.stringify([catchAll, flags, this.#outcomes, this.config.routes.routes]),
      walking: JSON.stringify(settings.maxHops),
    };
    const always = JSON.stringify([relogin, this.#reads.isUsed('host') && host]) + this.#tables.always;
    const names = this.#kept.names;
    return { resolution: names.of(always), redirects: names.of(always + this.#tables.walking) };
  }
}

export function visibleBrandOf(site: Site, number: string): VisitorResult['brand'] {
  const {
    from: _,
    id: __,
    ...brand
  } = resolveBrand(site, channelOf(site, number), {
    appName: null,
    appCompany: null,
  });
  return brand;
}

/** What explain tells of the ads, and what the networks' definitions add to it. */
export function reportedAdsOf(site: Site, number: string): ReportedAds {
  const { network, conversionId, scripts, searchAdvertiser } = adsOf(site, number);
  const definition = network === null ? undefined : ownEntry(site.networks, network);
  const told = [definition, searchAdvertiser ? site.searchAdvertiser : undefined].map(
    (one) => one && [one.kind, one.formEvent, one.report],
  );
  return { network, conversionId, scripts, events: JSON.stringify(told) };
}
