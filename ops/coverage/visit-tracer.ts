import {
  channelOf,
  followRedirects,
  matchRoute,
  noChannelInfo,
  resolveFlags,
  type ServerAnswers,
  type Site,
} from '../../runtime/index.ts';
import type { Config, FactId, FlagSet } from '../../schemas/index.ts';
import { conditionRowsOf } from '../conditions/row-conditions.ts';
import type { Arrival } from '../situations/arrivals.ts';
import { Diagrams, type Node } from '../situations/diagram.ts';
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
import { channelInfoOf, fixedAnswers, situationOf } from '../situations/visitor-situation.ts';
import { type ChannelResponses, channelResponses, nodeOverResponses } from './channel-responses.ts';
import { type HostTraces, TracesOfHosts } from './host-traces.ts';
import {
  canArrive,
  type FlagsTrace,
  noArrivalTrace,
  type VisitTrace,
  visitTraceKey,
  visitTraceOf,
} from './visit-trace.ts';

/** Follows redirects with these API responses; null where the runtime needs a further one. */
type Trace = (answers: ServerAnswers) => (() => VisitTrace) | null;

/** The visitors of one channel. */
interface ChannelVisitors {
  number: string;
  kind: string;
  responses: ChannelResponses;
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
  readonly #outcomes: Readonly<Record<string, readonly string[]>>;
  /** The facts that rows test, and those that deciding rows test. */
  readonly #facts: ReadonlySet<FactId>;
  readonly #decisiveFacts: ReadonlySet<FactId>;
  readonly #hosts: TracesOfHosts;

  constructor(config: Config, space: SituationSpace) {
    this.config = config;
    this.space = space;
    this.#outcomes = Object.fromEntries(
      Object.entries(config.pages).map(([id, { outcomes }]) => [id, outcomes ?? []]),
    );
    const factsOf = (rows: ReturnType<typeof conditionRowsOf>) =>
      new Set(rows.flatMap(({ conditions }) => conditions.map(({ fact }) => fact)));
    this.#facts = factsOf(conditionRowsOf(config));
    this.#decisiveFacts = factsOf(conditionRowsOf(config).filter(({ decides }) => decides));
    this.#hosts = new TracesOfHosts(config, this.#facts.has('host'));
  }

  site(host: string): Site {
    return this.#hosts.of(host).site;
  }

  /** The visits of a channel's visitors: over arrivals, login states, cities, applications and flags. */
  visits(host: string, number: string): Node<VisitTrace> {
    const traces = this.#hosts.of(host);
    const { kind, key } = this.#channelKeys(traces.site, number);
    const known = traces.channels.get(key);
    if (known) return known;
    const visitors = { number, kind, responses: this.#responses(traces.site, number) };
    const logins = samplesOf(this.space.login).map(({ value }) => value);
    const arrivals = samplesOf(this.space.arrival).map(({ value: arrival }) =>
      this.visitNodes.node(
        axisAt.login,
        logins.map((login) => this.#visit(traces, visitors, arrival, login)),
      ),
    );
    const made = this.visitNodes.node(axisAt.arrival, arrivals);
    traces.channels.set(key, made);
    return made;
  }

  /** The source of the flags of a channel's visitors, over cities and applications. */
  flags(host: string, number: string): Node<FlagsTrace> {
    const traces = this.#hosts.of(host);
    const { site } = traces;
    const { key } = this.#channelKeys(site, number);
    const known = traces.flags.get(key);
    if (known) return known;
    const [arrival] = this.space.arrival.values;
    if (!arrival) throw new Error('there is always an arrival at /');
    const leaf = (city: City, info: Info) => {
      const answers = {
        ipInfo: ipInfoOf(city),
        channelInfo: channelInfoOf(info, noChannelInfo(site.facts).flags),
      };
      const situation = situationOf(number, 'ok', arrival.extras, answers);
      const decided = resolveFlags(site, channelOf(site, number), situation);
      if (!decided) throw new Error('flags are known when the server has answered');
      return this.flagNodes.leaf({ row: decided.row, cityRule: decided.cityRule });
    };
    const made = nodeOverResponses(this.flagNodes, this.#responses(site, number), leaf);
    traces.flags.set(key, made);
    return made;
  }

  /** `kind`: equal for channels that differ only in cities and flags of their city rules; `key`: equal for equal channels. */
  #channelKeys(site: Site, number: string): { kind: string; key: string } {
    const { blocked, relogin, tags, cityRule } = channelOf(site, number);
    const ofRows = [this.#facts.has('channel.tag') && tags, this.#facts.has('channel') && number];
    const kind = JSON.stringify([blocked === true, relogin === true, cityRule !== undefined, ...ofRows]);
    return { kind, key: `${kind} ${JSON.stringify(cityRule ?? null)}` };
  }

  #responses(site: Site, number: string): ChannelResponses {
    return channelResponses(this.space, site, number, this.#decisiveFacts);
  }

  #visit(traces: HostTraces, visitors: ChannelVisitors, arrival: Arrival, login: Login): Node<VisitTrace> {
    const { site, cache, needResponse } = traces;
    if (!canArrive(site, this.#outcomes, arrival)) return this.visitNodes.leaf(noArrivalTrace);
    const located = matchRoute(site, arrival.path);
    const route = located.kind === 'route' ? located.route : '/';
    const query = `${route} ${arrival.outcome} ${arrival.extrasName} ${login} ${visitors.kind}`;
    const trace = tracer(traces, visitors.number, arrival, login);
    const independent = needResponse.has(query)
      ? null
      : cache.getOrCompute(traces, query, () => {
          const found = trace({});
          return found && this.visitNodes.leaf(found());
        });
    if (independent) return independent;
    needResponse.add(query);
    return nodeOverResponses(this.visitNodes, visitors.responses, (city, info, effect) =>
      cache.getOrCompute(traces, `${query} ${effect}`, () => this.#splitByFlags(city, info, {}, trace)),
    );
  }

  /** Splits by one flag after another while the runtime needs one. */
  #splitByFlags(city: City, info: Info, flags: FlagSet, trace: Trace): Node<VisitTrace> {
    const traceFlags = (given: FlagSet) =>
      trace({ ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(info, given) });
    const found = traceFlags(flags);
    if (found) return this.visitNodes.leaf(found());
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
}

/** Traces one visit; the cache records what the trace depends on. */
function tracer({ site, cache }: HostTraces, number: string, arrival: Arrival, login: Login): Trace {
  const fixed = fixedAnswers(login, arrival.extras);
  return (answers) => {
    const situation = situationOf(number, login, arrival.extras, { ...fixed, ...answers });
    const chain = followRedirects(site, situation, arrival.path, arrival.outcome);
    if (chain.kind === 'need') return null;
    cache.recordDependencies(site, chain);
    return () => visitTraceOf(site, chain);
  };
}
