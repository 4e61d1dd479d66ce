import { channelOf, ownEntry, resolveBrand, resolveSite, type Site } from '../../runtime/index.ts';
import { type Config, type FactId, namedTables } from '../../schemas/index.ts';
import { adsOf } from '../explain/outcome.ts';
import { membership, rowsOf } from '../situations/named.ts';
import type { Space } from '../situations/space.ts';
import { isKnownAtOnce } from '../situations/visit.ts';
import type { Kept } from './cached.ts';
import type { AdsTold, Result } from './change.ts';
import { EffectsOfChannels, type Reads } from './channel-effects.ts';
import { type Common, HostView } from './host-view.ts';
import type { RouteKinds } from './risks.ts';
import { Versions } from './versions.ts';

/** What some row of either side asks about. */
export function readsOf(configs: readonly Config[]): Reads {
  const facts = new Set<FactId>(
    configs.flatMap((config) =>
      rowsOf(config).flatMap(({ conditions }) => conditions.map(({ fact }) => fact)),
    ),
  );
  const classes = { city: membership(configs, 'city'), channel: membership(configs, 'channel') };
  return { named: (fact) => facts.has(fact), classOf: (fact, value) => classes[fact](value) };
}

/** The facts that some destination table names and that are known without the server. */
function destinationFacts({ destinations }: Config): FactId[] {
  const facts = namedTables.flatMap((name) =>
    destinations[name].rules.flatMap(({ when }) => Object.keys(when) as FactId[]),
  );
  return [...new Set(facts)].filter(isKnownAtOnce);
}

/** One side of a comparison: its config, as each host serves it. */
export class Side {
  readonly config: Config;
  readonly #space: Space;
  readonly #reads: Reads;
  readonly #kept: Kept;
  readonly #views = new Map<string, HostView>();
  #tables: { always: string; walking: string } | undefined;
  readonly #outcomes: Record<string, readonly string[]>;
  readonly #destinationFacts: FactId[];
  readonly #effects: EffectsOfChannels;
  readonly routeKinds: RouteKinds['before'];
  #versions: Versions | undefined;

  constructor(config: Config, space: Space, reads: Reads, kept: Kept) {
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
    this.#effects = new EffectsOfChannels(space, reads, kept.names);
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

  #versionsOf(site: Site): Versions {
    this.#versions ??= new Versions(site, this.config.routes.routes, this.#kept.names);
    return this.#versions;
  }

  /** What a host has in common with others, but for its entry routes and where `/` leads. */
  #common(site: Site): Common {
    const { host, relogin, catchAll, flags, settings } = site;
    this.#tables ??= {
      always: JSON.stringify([catchAll, flags, this.#outcomes, this.config.routes.routes]),
      walking: JSON.stringify(settings.maxHops),
    };
    const always = JSON.stringify([relogin, this.#reads.named('host') && host]) + this.#tables.always;
    const names = this.#kept.names;
    return { always: names.of(always), walking: names.of(always + this.#tables.walking) };
  }
}

export function brandOf(site: Site, number: string): Result['brand'] {
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
export function adsToldOf(site: Site, number: string): AdsTold {
  const { network, conversionId, scripts, searchAdvertiser } = adsOf(site, number);
  const definition = network === null ? undefined : ownEntry(site.networks, network);
  const told = [definition, searchAdvertiser ? site.searchAdvertiser : undefined].map(
    (one) => one && [one.kind, one.formEvent, one.report],
  );
  return { network, conversionId, scripts, events: JSON.stringify(told) };
}
