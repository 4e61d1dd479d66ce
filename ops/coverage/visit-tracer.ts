import {
  channelOf,
  followRedirects,
  matchRoute,
  noChannelInfo,
  type RedirectChain,
  resolveFlags,
  type ServerAnswers,
  type Site,
} from '../../runtime/index.ts';
import type { Config, FactId, FlagSet } from '../../schemas/index.ts';
import { conditionRowsOf } from '../conditions/row-conditions.ts';
import {
  canArrive,
  type PossibleArrivals,
  possibleArrivalsOf,
} from '../possible-arrivals/possible-arrivals.ts';
import type { Arrival } from '../situations/arrivals.ts';
import { branchOf, Diagrams, type Node } from '../situations/diagram.ts';
import { ownLandingOf } from '../situations/landing-exchange.ts';
import { nodesOfClasses } from '../situations/nodes-of-classes.ts';
import {
  axisAt,
  type City,
  flagAxisAt,
  type Info,
  ipInfoOf,
  type Login,
  type SituationSpace,
  samplesOf,
} from '../situations/situation-space.ts';
import { nextSplitFlag } from '../situations/split-flag.ts';
import { nodeOfAddresses, readsStoredAddress, resolveByAddress } from '../situations/stored-address.ts';
import { channelInfoOf, fixedAnswers, situationOf } from '../situations/visitor-situation.ts';
import { type ChannelClass, ChannelClasses } from './channel-classes.ts';
import type { CityEffect } from './effect-classes.ts';
import { type HostTraces, TracesOfHosts } from './host-traces.ts';
import { twinWith } from './traces-twin.ts';
import {
  type FlagsTrace,
  noArrivalTrace,
  type VisitTrace,
  visitTraceKey,
  visitTraceOf,
} from './visit-trace.ts';

/** Follows redirects with these API responses; null where the runtime needs a further one. */
type Trace = (answers: ServerAnswers) => (() => Node<VisitTrace>) | null;

/** A visit of one kind of channel: the trace that no API response can change, or null where one can. */
export interface TracedArrival {
  arrival: Arrival;
  login: Login;
  query: string;
  independent: Node<VisitTrace> | null;
}

/**
 * Traces all visits of a space at once. Exact: the runtime first decides without API responses, and only the responses
 * that it then needs are split into the classes that rows can distinguish.
 */
export class VisitTracer {
  readonly config: Config;
  readonly space: SituationSpace;
  /** The diagrams of the nodes, to which their parent nodes belong too. */
  readonly visitNodes = new Diagrams<VisitTrace>(visitTraceKey);
  readonly flagNodes = new Diagrams<FlagsTrace>(({ row, cityRule }) => `${row} ${cityRule}`);
  readonly #possible: PossibleArrivals;
  readonly #addresses: readonly (string | null)[];
  /** The arrivals, by class. */
  readonly #arrivals: readonly number[];
  readonly #hosts: TracesOfHosts;

  constructor(config: Config, space: SituationSpace) {
    this.config = config;
    this.space = space;
    this.#arrivals = samplesOf(space.arrival).map(({ at }) => at);
    this.#addresses = samplesOf(space.loginAddress).map(({ value }) => value);
    this.#possible = possibleArrivalsOf(config);
    const factsOf = (rows: ReturnType<typeof conditionRowsOf>) =>
      new Set<FactId>(rows.flatMap(({ conditions }) => conditions.map(({ fact }) => fact)));
    const rows = conditionRowsOf(config);
    const facts = factsOf(rows);
    const decisiveFacts = factsOf(rows.filter(({ decides }) => decides));
    const usage = { isUsed: (fact: FactId) => facts.has(fact) };
    const landingOf = (site: Site) => ownLandingOf(site, this.#possible);
    this.#hosts = new TracesOfHosts(config, usage, {
      classes: () => new ChannelClasses(space, usage, decisiveFacts),
      twin: (traces, site) =>
        twinWith(traces, [landingOf(traces.site), landingOf(site)], space, this.visitNodes),
    });
  }

  /** The host, with the traces that it shares with hosts which no row distinguishes. */
  host(name: string): HostTraces {
    return this.#hosts.of(name);
  }

  /** The visits from cities with one effect: over arrivals, login states, applications and flags. */
  visits(traces: HostTraces, visitors: ChannelClass, effect: CityEffect): Node<VisitTrace> {
    const key = `${visitors.kind} ${effect.name}`;
    const known = traces.visits.get(key);
    if (known) return known;
    const arrivals = this.#arrivals.map(
      (at) =>
        this.#arrivalOfTwin(traces, visitors, at, effect) ?? this.#arrival(traces, visitors, at, effect),
    );
    const made = this.visitNodes.node(axisAt.arrival, arrivals);
    traces.visits.set(key, made);
    return made;
  }

  /** The source of the flags of visitors from cities with one effect, over applications. */
  flags(
    { site, flags }: HostTraces,
    { number, key, infos }: ChannelClass,
    effect: CityEffect,
  ): Node<FlagsTrace> {
    const at = `${key} ${effect.name}`;
    const known = flags.get(at);
    if (known) return known;
    const [arrival] = this.space.arrival.values;
    if (!arrival) throw new Error('there is always an arrival at /');
    const leaf = (info: Info) => {
      const answers = {
        ipInfo: ipInfoOf(effect.city),
        channelInfo: channelInfoOf(info, noChannelInfo(site.facts).flags),
      };
      const situation = situationOf(number, 'ok', arrival.extras, answers);
      const decided = resolveFlags(site, channelOf(site, number), situation);
      if (!decided) throw new Error('flags are known when the server has answered');
      return this.flagNodes.leaf({ row: decided.row, cityRule: decided.cityRule });
    };
    const byInfo = new Map([...infos.sample].map(([name, info]) => [name, leaf(info)]));
    const made = this.flagNodes.node(axisAt.info, nodesOfClasses(infos.ofClass, byInfo));
    flags.set(at, made);
    return made;
  }

  /** The visits of one arrival, over login states, applications and flags. */
  #arrival(traces: HostTraces, visitors: ChannelClass, at: number, effect: CityEffect): Node<VisitTrace> {
    const logins = this.#tracedArrivals(traces, visitors, at).map(
      (one) => one.independent ?? this.#visit(traces, visitors, one, effect),
    );
    return this.visitNodes.node(axisAt.login, logins);
  }

  /** The same, from a host that differs in its own landing page alone; null where there is none, or no such arrival. */
  #arrivalOfTwin(
    { twin }: HostTraces,
    visitors: ChannelClass,
    at: number,
    effect: CityEffect,
  ): Node<VisitTrace> | null {
    const exchanged = twin?.landing.arrival(at) ?? null;
    const classAt = exchanged === null ? -1 : this.#arrivals.indexOf(exchanged);
    if (!twin || classAt < 0) return null;
    return twin.exchanged(branchOf(this.visits(twin.traces, visitors, effect), axisAt.arrival, classAt));
  }

  /** An arrival with every login, in the order of the axis. */
  #tracedArrivals(traces: HostTraces, visitors: ChannelClass, at: number): readonly TracedArrival[] {
    const ofKind = traces.arrivals.get(visitors.kind) ?? [];
    traces.arrivals.set(visitors.kind, ofKind);
    const arrival = this.space.arrival.values[at];
    if (!arrival) throw new Error(`there is no arrival ${at}`);
    const made =
      ofKind[at] ??
      samplesOf(this.space.login).map(({ value: login }) =>
        this.#tracedArrival(traces, visitors, arrival, login),
      );
    ofKind[at] = made;
    return made;
  }

  #tracedArrival(
    traces: HostTraces,
    { number, kind }: ChannelClass,
    arrival: Arrival,
    login: Login,
  ): TracedArrival {
    const { site, cache, needResponse } = traces;
    const located = matchRoute(site, arrival.path);
    const route = located.kind === 'route' ? located.route : '/';
    const query = `${route} ${arrival.outcome} ${arrival.extrasName} ${login} ${kind}`;
    const traced = (independent: Node<VisitTrace> | null) => ({ arrival, login, query, independent });
    if (!canArrive(site, this.#possible, arrival, login !== 'none'))
      return traced(this.visitNodes.leaf(noArrivalTrace));
    if (needResponse.has(query)) return traced(null);
    const independent = cache.getOrCompute(traces, query, '', () => {
      const found = this.#tracer(traces, number, arrival, login)({});
      return found?.() ?? null;
    });
    if (!independent) needResponse.add(query);
    return traced(independent);
  }

  #visit(
    traces: HostTraces,
    { number, infos }: ChannelClass,
    { arrival, login, query }: TracedArrival,
    { city, name }: CityEffect,
  ): Node<VisitTrace> {
    const trace = this.#tracer(traces, number, arrival, login);
    const byInfo = new Map(
      [...infos.sample].map(([infoEffect, info]) => [
        infoEffect,
        traces.cache.getOrCompute(traces, query, `${name} ${infoEffect}`, () =>
          this.#splitByFlags(city, info, {}, trace),
        ),
      ]),
    );
    return this.visitNodes.choose(axisAt.info, nodesOfClasses(infos.ofClass, byInfo));
  }

  /** Splits by one flag after another while the runtime needs one. */
  #splitByFlags(city: City, info: Info, flags: FlagSet, trace: Trace): Node<VisitTrace> {
    const traceFlags = (given: FlagSet) =>
      trace({ ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(info, given) });
    const found = traceFlags(flags);
    if (found) return found();
    const next = nextSplitFlag(
      Object.keys(this.space.flags),
      flags,
      (name) => traceFlags({ ...flags, [name]: 0 }) !== null,
    );
    const axis = this.space.flags[next];
    const parts = (axis ? samplesOf(axis) : []).map(({ value }) =>
      this.#splitByFlags(city, info, { ...flags, [next]: value }, trace),
    );
    return this.visitNodes.choose(flagAxisAt(this.space, next), parts);
  }

  /** Traces one visit; the cache records what the trace depends on. */
  #tracer({ site, cache }: TracedHost, number: string, arrival: Arrival, login: Login): Trace {
    const fixed = fixedAnswers(login, arrival.extras, site);
    return (answers) => {
      const situation = situationOf(number, login, arrival.extras, { ...fixed, ...answers });
      const follow = (loginAddress: string | null) =>
        followRedirects(site, { ...situation, loginAddress }, arrival.path, arrival.outcome);
      const chain = follow(situation.loginAddress);
      if (chain.kind === 'need') return null;
      const chains = readsStoredAddress(chain) ? resolveByAddress(site, this.#addresses, follow) : [chain];
      if ('kind' in chains) return null;
      for (const one of new Set(chains)) cache.recordDependencies(site, one);
      const leaf = (one: RedirectChain) => this.visitNodes.leaf(visitTraceOf(site, one));
      return () => nodeOfAddresses(this.visitNodes, chains, leaf);
    };
  }
}

type TracedHost = { site: Site } & Pick<HostTraces, 'cache'>;
