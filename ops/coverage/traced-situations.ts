import type { Config } from '../../schemas/index.ts';
import { Diagrams, leafValues, type Node, zip } from '../situations/diagram.ts';
import { axisAt, type SituationSpace, samplesOf } from '../situations/situation-space.ts';
import type { BrandTrace } from './brand-trace.ts';
import { BrandTraces } from './brand-trace.ts';
import type { ChannelClass } from './channel-classes.ts';
import type { CityEffect } from './effect-classes.ts';
import type { HostTraces } from './host-traces.ts';
import { OverCities } from './over-cities.ts';
import { tally } from './tally.ts';
import type { FlagsTrace, VisitTrace } from './visit-trace.ts';
import { VisitTracer } from './visit-tracer.ts';

/** Everything that one situation passes through. */
export interface SituationTrace {
  host: string;
  channel: string;
  brand: BrandTrace;
  visit: VisitTrace;
  flags: FlagsTrace;
}

/** A query for situations; all given tests must hold. */
export interface TraceQuery {
  brand?: (passed: Pick<SituationTrace, 'host' | 'channel' | 'brand'>) => boolean;
  visit?: (visit: VisitTrace) => boolean;
  flags?: (flags: FlagsTrace) => boolean;
}

/** Everything that at least one of some situations passes through. */
export interface PassedTraces {
  visits: ReadonlySet<VisitTrace>;
  flags: ReadonlySet<FlagsTrace>;
}

/** The traces of the visitors of a class of channels on a host; hosts with the same shared object have the same ones. */
interface TraceSource<T> {
  sharedBy(traces: HostTraces): object;
  nodeOf(traces: HostTraces, visitors: ChannelClass, effect: CityEffect): Node<T>;
}

type Weights = readonly (readonly number[])[];

/** All situations of a config, as in `plan`, with their traces. */
export class TracedSituations {
  readonly config: Config;
  readonly space: SituationSpace;
  readonly brands: BrandTraces;
  readonly #tracer: VisitTracer;
  readonly #visits: TraceSource<VisitTrace> = {
    sharedBy: ({ visits }) => visits,
    nodeOf: (...of) => this.#tracer.visits(...of),
  };
  readonly #flags: TraceSource<FlagsTrace> = {
    sharedBy: ({ flags }) => flags,
    nodeOf: (...of) => this.#tracer.flags(...of),
  };
  /** By the objects that they are made from: the traces of the host, then the class of the channel. */
  readonly #passed = new Map<object, Map<ChannelClass, Map<number | null, PassedTraces>>>();

  constructor(config: Config, space: SituationSpace) {
    this.config = config;
    this.space = space;
    this.#tracer = new VisitTracer(config, space);
    this.brands = new BrandTraces(config, (host) => this.#tracer.host(host).site);
  }

  /** The number of situations of each visit. @param weights - for each axis, the number of its values in each class */
  visitCounts(weights: Weights): Map<VisitTrace, number> {
    const nodes = this.#weighed(weights, this.#visits);
    return countedTogether(this.#tracer.visitNodes, nodes, weights);
  }

  /** The number of situations of each source of flags. */
  flagsCounts(weights: Weights): Map<FlagsTrace, number> {
    const nodes = this.#weighed(weights, this.#flags);
    return countedTogether(this.#tracer.flagNodes, nodes, weights);
  }

  /**
   * The traces of the visitors of a channel on a host; the same object where they are the same.
   * @param city - the index of a class of cities; null: any city
   */
  passedBy(host: string, channel: string, city: number | null): PassedTraces {
    const traces = this.#tracer.host(host);
    const visitors = traces.classes.of(traces.site, channel);
    const { effects, ofClass } = visitors.cities;
    const effect = city === null ? null : (ofClass[city] ?? null);
    const byClass =
      this.#passed.get(traces.visits) ?? new Map<ChannelClass, Map<number | null, PassedTraces>>();
    this.#passed.set(traces.visits, byClass);
    const byEffect = byClass.get(visitors) ?? new Map<number | null, PassedTraces>();
    byClass.set(visitors, byEffect);
    const some = effect === null ? effects : effects.slice(effect, effect + 1);
    const made = byEffect.get(effect) ?? {
      visits: leafValues(some.map((one) => this.#tracer.visits(traces, visitors, one))),
      flags: leafValues(some.map((one) => this.#tracer.flags(traces, visitors, one))),
    };
    byEffect.set(effect, made);
    return made;
  }

  /** The situations that satisfy a query. */
  where(query: TraceQuery): Node<boolean> {
    const truths = new Diagrams<boolean>(String);
    const [yes, no] = [truths.leaf(true), truths.leaf(false)];
    const cities = new OverCities(truths);
    const { visit, flags } = query;
    const parts = [
      visit && this.#tested(cities, yes, no, visit, this.#visits),
      flags && this.#tested(cities, yes, no, flags, this.#flags),
    ];
    const both = new Map<string, Node<boolean>>();
    const ofVisitors = (traces: HostTraces, channel: string) => {
      const visitors = traces.classes.of(traces.site, channel);
      const nodes = parts.flatMap((part) => (part ? [part(traces, visitors)] : []));
      const [one = yes, other] = nodes;
      return other ? zip(truths, nodes, (all) => (all.every(Boolean) ? yes : no), both) : one;
    };
    const { brand: isOfBrand } = query;
    return this.#over(
      truths,
      ({ visits, site }) => (isOfBrand ? site : visits),
      (traces, host, channel) => {
        const isWanted = isOfBrand?.({ host, channel, brand: this.brands.of(host, channel) }) !== false;
        return isWanted ? ofVisitors(traces, channel) : no;
      },
    );
  }

  /** The situations of the visitors of one channel on one host that satisfy a test; the same for all of one class. */
  #tested<T>(
    cities: OverCities<boolean>,
    yes: Node<boolean>,
    no: Node<boolean>,
    holds: (value: T) => boolean,
    { sharedBy, nodeOf }: TraceSource<T>,
  ): (traces: HostTraces, visitors: ChannelClass) => Node<boolean> {
    const known = new Map<string, Node<boolean>>();
    const byShared = new Map<object, Map<ChannelClass, Node<boolean>>>();
    return (traces, visitors) => {
      const byClass = byShared.get(sharedBy(traces)) ?? new Map<ChannelClass, Node<boolean>>();
      byShared.set(sharedBy(traces), byClass);
      const found = byClass.get(visitors);
      if (found) return found;
      const nodes = visitors.cities.effects.map((effect) =>
        zip(
          cities.diagrams,
          [nodeOf(traces, visitors, effect)],
          ([value]) => (holds(value as T) ? yes : no),
          known,
        ),
      );
      const made = cities.node(visitors.cities.ofClass, nodes);
      byClass.set(visitors, made);
      return made;
    };
  }

  /** The nodes of all effects of cities on all channels of all hosts, each with the number of their combinations. */
  #weighed<T>(weights: Weights, source: TraceSource<T>): Map<Node<T>, number> {
    const ofCity = weights[axisAt.city] ?? [];
    const byTraces = new Map<object, { traces: HostTraces; hosts: number }>();
    samplesOf(this.space.host).forEach(({ value: host }, at) => {
      const traces = this.#tracer.host(host);
      const known = byTraces.get(source.sharedBy(traces)) ?? { traces, hosts: 0 };
      known.hosts += weights[axisAt.host]?.[at] ?? 1;
      byTraces.set(source.sharedBy(traces), known);
    });
    const nodes = new Map<Node<T>, number>();
    for (const { traces, hosts } of byTraces.values()) {
      for (const [visitors, channels] of this.#channels(traces, weights)) {
        const { effects, ofClass } = visitors.cities;
        const cities = effects.map(() => 0);
        ofClass.forEach((effect, at) => {
          cities[effect] = (cities[effect] ?? 0) + (ofCity[at] ?? 1);
        });
        effects.forEach((effect, at) => {
          const node = source.nodeOf(traces, visitors, effect);
          nodes.set(node, (nodes.get(node) ?? 0) + hosts * channels * (cities[at] ?? 0));
        });
      }
    }
    return nodes;
  }

  /** The classes of channels, each with the number of its channels. */
  #channels(traces: HostTraces, weights: Weights): Map<ChannelClass, number> {
    const found = new Map<ChannelClass, number>();
    samplesOf(this.space.channel).forEach(({ value }, at) => {
      const visitors = traces.classes.of(traces.site, value);
      found.set(visitors, (found.get(visitors) ?? 0) + (weights[axisAt.channel]?.[at] ?? 1));
    });
    return found;
  }

  /** @param sharedBy - the same object for hosts with the same nodes */
  #over<T>(
    nodes: Diagrams<T>,
    sharedBy: (traces: HostTraces) => object,
    of: (traces: HostTraces, host: string, channel: string) => Node<T>,
  ): Node<T> {
    const known = new Map<object, Node<T>>();
    const hosts = samplesOf(this.space.host).map(({ value: host }) => {
      const traces = this.#tracer.host(host);
      const found = known.get(sharedBy(traces));
      if (found) return found;
      const channels = samplesOf(this.space.channel).map(({ value }) => of(traces, host, value));
      const made = nodes.node(axisAt.channel, channels);
      known.set(sharedBy(traces), made);
      return made;
    });
    return nodes.node(axisAt.host, hosts);
  }
}

/** Counts the values of nodes over the axes other than host, channel and city, whose combinations the nodes carry. */
function countedTogether<T>(
  diagrams: Diagrams<T>,
  nodes: ReadonlyMap<Node<T>, number>,
  weights: Weights,
): Map<T, number> {
  const carried = weights.map((of, axis) => (axis === axisAt.host || axis === axisAt.city ? [1] : of));
  const all = carried.map((of, axis) => (axis === axisAt.channel ? [...nodes.values()] : of));
  return tally(diagrams.node(axisAt.channel, [...nodes.keys()]), all);
}
