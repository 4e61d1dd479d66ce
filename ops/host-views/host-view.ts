import { channelOf, ownEntry, type Site } from '../../runtime/index.ts';
import type { NamedTable } from '../../schemas/index.ts';
import { askingLocationsOf, isAskedOf } from '../dependencies/asked-tables.ts';
import type { DependencyVersions } from '../dependencies/dependency-versions.ts';
import type { PageContent } from '../page-content/page-content.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { Node } from '../situations/diagram.ts';
import {
  afterLoginOf,
  destinationsOf,
  hasStatelessDestinations,
  type VisitContext,
  visitEndOf,
} from '../situations/resolve-parts.ts';
import type { ResultPart, VisitEnd } from '../situations/result-part.ts';
import { shownOf } from '../situations/shown-parts.ts';
import type { Login, SituationSpace } from '../situations/situation-space.ts';
import { fixedAnswers, situationOf, withChannel } from '../situations/visitor-situation.ts';
import { type ChannelEffects, type ChannelEffectsCache, resolvedFlagsOf } from './channel-effects.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import type { RevisionContext, SharedQueries } from './host-context.ts';
import { HostDependencies } from './host-dependencies.ts';
import type { HostTwin } from './host-twin.ts';
import { PartResolver, resolvedOrNull } from './part-resolver.ts';
import { QueryIds } from './query-ids.ts';
import type { Evaluate } from './response-splitter.ts';
import { type CachedParts, type SharedKeys, type VisitorClass, VisitorClasses } from './visitor-classes.ts';

/**
 * One host of one revision. Its results are decision diagrams over all situations instead of single visits.
 *
 * The runtime reports what a result depends on: it first decides without API responses, and each response that it
 * then needs is split into the classes of its axis. Values that no row tests are never tried, and a result of one host
 * or revision is reused by every other that meets the dependencies of the result.
 */
export class HostView {
  readonly site: Site;
  /** Equal where two hosts give the same results for every channel that is equal on both. */
  readonly shape: string;
  /** The same, for channels whose visitors have the same flags, too. */
  readonly shapeBesidesFlags: string;
  readonly #visit: VisitContext;
  readonly #space: SituationSpace;
  readonly #cache: ComparisonCache;
  readonly #effects: ChannelEffectsCache;
  readonly #contents: RevisionContext['contents'];
  readonly #keys: SharedKeys;
  readonly shared: SharedQueries;
  readonly #queryIds: QueryIds;
  readonly #versions: RevisionContext['versions'];
  readonly #classes: VisitorClasses;
  /** A host that differs in its own landing page alone, if there is one. */
  readonly twin: HostTwin | null;

  /**
   * @param shared - of a revision that differs in flags.json alone, if there is one
   */
  constructor(
    visit: VisitContext,
    { space, cache, effects, contents, loginFacts, versions }: RevisionContext,
    keys: SharedKeys,
    twin: HostTwin | null,
    shared: SharedQueries | null,
  ) {
    const { site } = visit;
    this.site = site;
    const { flags, ...others } = keys;
    this.shapeBesidesFlags = [...Object.values(others), site.root, ...Object.keys(site.routes)].join(' ');
    this.shape = `${flags} ${this.shapeBesidesFlags}`;
    this.#visit = visit;
    this.#space = space;
    this.#cache = cache;
    this.#effects = effects;
    this.#contents = contents;
    this.#keys = keys;
    this.shared = shared ?? {
      ids: new QueryIds(visit, space, cache.names, loginFacts),
      viewId: cache.nextViewId(),
      resolvers: new Map(),
      landings: new Map(),
    };
    this.#queryIds = this.shared.ids;
    this.#versions = versions;
    this.#classes = new VisitorClasses(site, cache, keys, this.shared.landings);
    this.twin = twin;
  }

  /** Equal for two hosts of one revision on which the effects of each channel are the same. */
  get hostKey(): string {
    return this.#effects.hostKey(this.site);
  }

  channel(number: string): ChannelEffects {
    return this.#effects.of(this.site, number);
  }

  /**
   * @param cityEffect - one of the effects that cities have on the channel
   * @param infos - where only some channel info is compared
   */
  visitorClass(number: string, cityEffect: string, infos?: ChannelEffects['infos']): VisitorClass {
    const effects = this.channel(number);
    return this.#classes.of(number, effects, cityEffect, infos ?? effects.infos);
  }

  landing(visitors: VisitorClass, arrivalAt: number, login: Login): Node<ResultPart> {
    const known = visitors.landings.of(arrivalAt, login);
    if (known) return known;
    const ofTwin = this.twin?.landing(visitors, arrivalAt, login);
    if (ofTwin) {
      if (ofTwin.isIndependent) visitors.landings.set(arrivalAt, login, ofTwin.node);
      return ofTwin.node;
    }
    const query = this.#queryIds.landing(arrivalAt, login);
    const node = this.#ownLanding(query, visitors, arrivalAt, login);
    if (this.#resolver(visitors).isIndependent(query, visitors.redirects))
      visitors.landings.set(arrivalAt, login, node);
    return node;
  }

  #ownLanding(query: number, visitors: VisitorClass, arrivalAt: number, login: Login): Node<ResultPart> {
    const resolver = this.#resolver(visitors);
    const known = resolver.known(query, visitors.redirects);
    if (known) return known;
    const arrival = this.#arrival(arrivalAt);
    const fixed = fixedAnswers(login, arrival.extras, this.site);
    return resolver.resolve(query, visitors, visitors.redirects, (site, answers) => {
      const situation = situationOf(visitors.number, login, arrival.extras, { ...fixed, ...answers });
      return resolvedOrNull(visitEndOf({ ...this.#visit, site }, situation, arrival));
    });
  }

  destinations(visitors: VisitorClass, from: VisitEnd): Node<ResultPart> {
    return this.#part(this.#queryIds.destinations(from), visitors, visitors.destinations, (site, answers) =>
      resolvedOrNull(destinationsOf({ ...this.#visit, site }, withChannel(from, visitors.number), answers)),
    );
  }

  /** The destinations where they are the same from every end of a visit; else null. */
  destinationsOfAll(visitors: VisitorClass): Node<ResultPart> | null {
    if (!hasStatelessDestinations(this.#visit)) return null;
    const situation = situationOf(visitors.number, 'none', {}, {});
    const { root } = this.site;
    const landing = { part: 'noArrival' } as const;
    return this.destinations(visitors, { part: 'ended', landing, route: root, path: '/', situation });
  }

  afterLogin(visitors: VisitorClass, from: VisitEnd): Node<ResultPart> {
    if (this.twin) return this.twin.afterLogin(visitors, from);
    return this.#part(this.#queryIds.login(from), visitors, visitors.redirects, (site, answers) =>
      resolvedOrNull(afterLoginOf({ ...this.#visit, site }, withChannel(from, visitors.number), answers)),
    );
  }

  /** Whether a destination table is asked for these visitors. */
  asked(visitors: VisitorClass, table: NamedTable): Node<ResultPart> {
    const locations = askingLocationsOf(this.#visit, table, this.versionsOf(visitors));
    return this.#part(this.#queryIds.asked(locations.key), visitors, visitors.destinations, (site, answers) =>
      resolvedOrNull(isAskedOf(site, table, locations, visitors.number, answers)),
    );
  }

  /** What of the page the visitor at the end of a visit sees. */
  shown(visitors: VisitorClass, from: VisitEnd): Node<ResultPart> {
    return this.#part(this.#queryIds.shown(from), visitors, visitors.destinations, (site, answers) =>
      resolvedOrNull(shownOf({ ...this.#visit, site }, withChannel(from, visitors.number), answers)),
    );
  }

  /** Equal for two arrivals that have the same landings, whatever the login. */
  landingQuery(arrivalAt: number): number {
    return this.#queryIds.landing(arrivalAt, this.#space.login.values[0] ?? 'none');
  }

  /** Equal where destinations, login and what the page shows are resolved from the same states. */
  queryKey(from: VisitEnd): string {
    const { destinations, login, shown } = this.#queryIds.of(from);
    return `${destinations},${login},${shown}`;
  }

  flags(visitors: VisitorClass): Node<ResultPart> {
    const { number, city, infos, key } = visitors;
    return this.#cache.flags(this.#keys.flags, key, () => {
      const channel = channelOf(this.site, number);
      return this.#resolver(visitors).byInfo(infos, (info) =>
        resolvedFlagsOf(this.site, channel, number, city, info),
      );
    });
  }

  /** Whether nothing but the rows of tables can make results of the two classes of visitors differ. */
  differsInRowsAlone(other: HostView, own: VisitorClass, others: VisitorClass): boolean {
    const routes = ({ root, routes: all }: Site) => [root, ...Object.keys(all)].join();
    const { redirects, destinations } = own;
    return (
      redirects.resolved === others.redirects.resolved &&
      destinations.resolved === others.destinations.resolved &&
      routes(this.site) === routes(other.site)
    );
  }

  /** What the landing page contains; null where some revision shows parts of it to some visitors only. */
  get landingContent(): PageContent | null {
    const { root, routes } = this.site;
    if (this.#visit.parts.has(ownEntry(routes, root)?.page ?? '')) return null;
    return ownEntry(this.#contents, root) ?? null;
  }

  versionsOf({ number, kind }: VisitorClass): DependencyVersions {
    return this.#versions(this.site, number, kind);
  }

  /** A part of the result, resolved where it is not known. */
  #part(query: number, visitors: VisitorClass, parts: CachedParts, evaluate: Evaluate): Node<ResultPart> {
    const resolver = this.#resolver(visitors);
    return resolver.known(query, parts) ?? resolver.resolve(query, visitors, parts, evaluate);
  }

  #resolver({ number, kind }: VisitorClass): PartResolver {
    const { viewId, resolvers } = this.shared;
    const known = resolvers.get(kind);
    if (known) return known;
    const versions = this.#versions(this.site, number, kind);
    const dependencies = new HostDependencies(this.site, viewId, this.#cache, versions);
    const made = new PartResolver(this.site, this.#space, this.#cache, dependencies);
    resolvers.set(kind, made);
    return made;
  }

  #arrival(at: number): Arrival {
    const arrival = this.#space.arrival.values[at];
    if (!arrival) throw new Error(`there is no arrival ${at}`);
    return arrival;
  }
}
