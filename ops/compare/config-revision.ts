import { channelOf, ownEntry, resolveBrand, resolveSite, type Site } from '../../runtime/index.ts';
import { type Config, type FactId, namedTables } from '../../schemas/index.ts';
import { hostKey } from '../conditions/entry-keys.ts';
import { asksForMarks } from '../conditions/mark-uses.ts';
import { type ConditionalParts, conditionalPartsOf, doPartsAskFor } from '../conditions/page-conditions.ts';
import { conditionRowsOf, membershipKey } from '../conditions/row-conditions.ts';
import { DependencyVersions } from '../dependencies/dependency-versions.ts';
import { landingKey } from '../dependencies/landing-key.ts';
import { tablesOfVisitors } from '../dependencies/tables-of-visitors.ts';
import { adsOf, eventPartsOf } from '../explain/outcome.ts';
import { ChannelEffectsCache, type FactUsage } from '../host-views/channel-effects.ts';
import type { ComparisonCache } from '../host-views/comparison-cache.ts';
import { HostTwin } from '../host-views/host-twin.ts';
import { HostView } from '../host-views/host-view.ts';
import type { RevisionContents } from '../host-views/route-contents.ts';
import type { SharedKeys } from '../host-views/visitor-classes.ts';
import { type PossibleArrivals, possibleArrivalsOf } from '../possible-arrivals/possible-arrivals.ts';
import { ownLandingOf } from '../situations/landing-exchange.ts';
import { LoginFacts } from '../situations/login-facts.ts';
import { isKnownAtEnd } from '../situations/resolve-parts.ts';
import { noChannel, type SituationSpace, samplesOf } from '../situations/situation-space.ts';
import type { ReportedAds, VisitorResult } from './change.ts';

/** What of the compared configs every revision has to respect: the facts that rows test, and the configs. */
interface Usage extends FactUsage {
  configs: readonly Config[];
}

export function usageOf(configs: readonly Config[]): Usage {
  const rows = configs.flatMap(conditionRowsOf);
  const factsOf = (some: typeof rows) =>
    new Set<FactId>(some.flatMap(({ conditions }) => conditions.map(({ fact }) => fact)));
  const [facts, decisive] = [factsOf(rows), factsOf(rows.filter(({ decides }) => decides))];
  const classes = { city: membershipKey(configs, 'city'), channel: membershipKey(configs, 'channel') };
  return {
    isUsed: (fact) => facts.has(fact),
    isDecisive: (fact) => decisive.has(fact),
    classOf: (fact, value) => classes[fact](value),
    configs,
    conditionalPages: new Set(configs.flatMap((config) => [...conditionalPartsOf(config).keys()])),
  };
}

/** The facts that some destination table tests and that are known at the end of a visit. */
function destinationFacts(config: Config): FactId[] {
  const { destinations } = config;
  const facts = namedTables.flatMap((name) =>
    destinations[name].rules.flatMap(({ when }) => Object.keys(when) as FactId[]),
  );
  return [...new Set(facts)].filter((fact) => isKnownAtEnd(fact, config));
}

const leadsToLoginAddress = ({ destinations }: Config): boolean =>
  namedTables.some((name) => {
    const { rules, otherwise } = destinations[name];
    return [...rules, otherwise].some(({ go }) => go === 'loginAddress');
  });

/** One revision of the config in a comparison: the base, the head, or the head without some edits. */
export class ConfigRevision {
  readonly config: Config;
  readonly #space: SituationSpace;
  readonly #usage: Usage;
  readonly #cache: ComparisonCache;
  readonly #views = new Map<string, HostView>();
  /** The first of the hosts that differ in their own landing page alone. */
  readonly #firstTwins = new Map<string, HostView>();
  #keys: Record<keyof SharedKeys, string> | undefined;
  readonly #arrivals: PossibleArrivals;
  readonly #destinationFacts: FactId[];
  readonly #leadsToLoginAddress: boolean;
  readonly #parts: ConditionalParts;
  readonly #asksForMarks: boolean;
  readonly #asksForUser: boolean;
  readonly #effects: ChannelEffectsCache;
  readonly #loginFacts: LoginFacts;
  /** What the pages of the routes have, by which risks are judged. */
  readonly contents: RevisionContents;
  readonly #versions = new Map<string, DependencyVersions>();
  readonly #versionsOfVisitors = new Map<string, DependencyVersions>();
  readonly #like: ConfigRevision | null;

  /** @param like - a revision that differs in flags.json alone, if there is one */
  constructor(
    config: Config,
    space: SituationSpace,
    usage: Usage,
    cache: ComparisonCache,
    like: ConfigRevision | null = null,
  ) {
    this.config = config;
    this.#like = like;
    this.#space = space;
    this.#usage = usage;
    this.#cache = cache;
    this.#arrivals = possibleArrivalsOf(config, usage.configs);
    this.#destinationFacts = destinationFacts(config);
    this.#leadsToLoginAddress = leadsToLoginAddress(config);
    this.#asksForMarks = asksForMarks(config);
    this.#asksForUser = doPartsAskFor(config, 'user');
    const parts = conditionalPartsOf(config);
    this.#parts = new Map([...usage.conditionalPages].map((page) => [page, parts.get(page) ?? []]));
    this.contents = cache.contents.of(config);
    this.#loginFacts = like ? like.#loginFacts : new LoginFacts(config);
    this.#effects = new ChannelEffectsCache(space, usage, cache.names);
  }

  /** The channel of visitors of a value of the channel axis. */
  channelOf(value: string): string {
    return value === noChannel ? this.config.site.defaultChannel : value;
  }

  view(host: string): HostView {
    const known = this.#views.get(host);
    if (known) return known;
    const site = resolveSite(this.config, host);
    const visit = {
      site,
      arrivals: this.#arrivals,
      destinationFacts: this.#destinationFacts,
      leadsToLoginAddress: this.#leadsToLoginAddress,
      parts: this.#parts,
      asksForMarks: this.#asksForMarks,
      asksForUser: this.#asksForUser,
      loginAddresses: samplesOf(this.#space.loginAddress).map(({ value }) => value),
    };
    const context = {
      space: this.#space,
      cache: this.#cache,
      effects: this.#effects,
      contents: this.contents.byRoute,
      loginFacts: this.#loginFacts,
      versions: this.#versionsFor,
    };
    const keys = this.#sharedKeysOf(site);
    const shared = this.#like?.view(host).shared ?? null;
    const view = new HostView(visit, context, keys, this.#twinOf(site, keys), shared);
    this.#views.set(host, view);
    const twins = this.#twinsKey(site, keys);
    if (twins !== null && !this.#firstTwins.has(twins)) this.#firstTwins.set(twins, view);
    return view;
  }

  /** An earlier host that differs from this one in its own landing page alone. */
  #twinOf(site: Site, keys: SharedKeys): HostTwin | null {
    const first = this.#firstTwins.get(this.#twinsKey(site, keys) ?? '');
    const landingOf = (one: Site) => ownLandingOf(one, this.#arrivals);
    const exchange = first && this.#cache.exchanges.of(landingOf(first.site), landingOf(site));
    return first && exchange ? new HostTwin(first, exchange) : null;
  }

  #twinsKey(site: Site, keys: SharedKeys): string | null {
    const key = landingKey(site);
    return key === null ? null : `${Object.values(keys).join()} ${key}`;
  }

  readonly #versionsFor = (site: Site, number: string, kind: number): DependencyVersions => {
    const visitors = `${hostKey(site, this.#usage)} ${kind}`;
    const known = this.#versionsOfVisitors.get(visitors);
    if (known) return known;
    const tables = tablesOfVisitors(site, number, this.#parts);
    const key = JSON.stringify(tables);
    const made =
      this.#versions.get(key) ?? new DependencyVersions(tables, this.config.routes.routes, this.#cache.names);
    this.#versions.set(key, made);
    this.#versionsOfVisitors.set(visitors, made);
    return made;
  };

  #sharedKeysOf(site: Site): SharedKeys {
    const { names } = this.#cache;
    const { catchAll, flags, facts, settings, navigation, destinations } = site;
    // What holds where the call for channel info fails, and how its facts are read.
    const ofFacts = JSON.stringify(facts);
    // What the end of a visit still knows.
    const ofEnds = [this.#asksForMarks, this.#asksForUser];
    this.#keys ??= {
      flags: JSON.stringify(flags) + ofFacts,
      destinations:
        JSON.stringify([catchAll, this.#arrivals.outcomes, this.config.routes.routes, ofEnds]) + ofFacts,
      redirects: JSON.stringify(settings.maxHops),
      tables: JSON.stringify([navigation, destinations, [...this.#parts]]),
    };
    const { redirects, tables } = this.#keys;
    const host = hostKey(site, this.#usage);
    return {
      flags: names.of(host + this.#keys.flags),
      destinations: names.of(this.#keys.destinations),
      redirects: names.of(this.#keys.destinations + redirects),
      tables: names.of(host + tables),
    };
  }
}

/** How pages are composed where a brand does not say (renderer/ui/composition.ts). */
const usualComposition = {
  density: 'regular',
  heading: 'plain',
  hero: 'promiseFirst',
  cards: 'raised',
} as const;

export function visibleBrandOf(site: Site, number: string): VisitorResult['brand'] {
  const {
    from: _,
    id: __,
    ...brand
  } = resolveBrand(site, channelOf(site, number), {
    appName: null,
    appCompany: null,
  });
  // What a brand leaves out is no other look than what it writes out.
  const { theme } = brand;
  return { ...brand, theme: typeof theme === 'string' ? theme : { ...usualComposition, ...theme } };
}

/** The ads as explain reports them, with the events of the networks' definitions. */
export function reportedAdsOf(site: Site, number: string): ReportedAds {
  const { network, conversionId, scripts, searchAdvertiser } = adsOf(site, number);
  const definition = network === null ? undefined : ownEntry(site.networks, network);
  const items = [definition, searchAdvertiser ? site.searchAdvertiser : undefined].map(
    (one) => one && eventPartsOf(one),
  );
  return { network, conversionId, scripts, events: JSON.stringify(items) };
}
