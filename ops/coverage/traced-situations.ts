import type { Config } from '../../schemas/index.ts';
import { Diagrams, type Node, zip } from '../situations/diagram.ts';
import { axisAt, type SituationSpace, samplesOf } from '../situations/situation-space.ts';
import { type BrandTrace, brandTraceOf } from './brand-trace.ts';
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

/** All situations of a config, as in `plan`, with their traces. */
export class TracedSituations {
  readonly config: Config;
  readonly space: SituationSpace;
  readonly #tracer: VisitTracer;
  readonly #brands = new Map<string, BrandTrace>();

  constructor(config: Config, space: SituationSpace) {
    this.config = config;
    this.space = space;
    this.#tracer = new VisitTracer(config, space);
  }

  /** The visits of all situations. */
  visits(): Node<VisitTrace> {
    return this.#over(this.#tracer.visitNodes, (host, channel) => this.#tracer.visits(host, channel));
  }

  /** The sources of the flags of all situations. */
  flags(): Node<FlagsTrace> {
    return this.#over(this.#tracer.flagNodes, (host, channel) => this.#tracer.flags(host, channel));
  }

  brand(host: string, channel: string): BrandTrace {
    const key = `${host} ${channel}`;
    const known = this.#brands.get(key) ?? brandTraceOf(this.config, this.#tracer.site(host), channel);
    this.#brands.set(key, known);
    return known;
  }

  /** The situations that satisfy a query. */
  where(query: TraceQuery): Node<boolean> {
    const truths = new Diagrams<boolean>(String);
    const [yes, no] = [truths.leaf(true), truths.leaf(false)];
    const tested = { visit: new Map<string, Node<boolean>>(), flags: new Map<string, Node<boolean>>() };
    const both = new Map<string, Node<boolean>>();
    const test = <T>(node: Node<T>, holds: (value: T) => boolean, known: Map<string, Node<boolean>>) =>
      zip(truths, [node], ([value]) => (holds(value as T) ? yes : no), known);
    return this.#over(truths, (host, channel) => {
      const brand = this.brand(host, channel);
      if (query.brand?.({ host, channel, brand }) === false) return no;
      const parts = [
        ...(query.visit ? [test(this.#tracer.visits(host, channel), query.visit, tested.visit)] : []),
        ...(query.flags ? [test(this.#tracer.flags(host, channel), query.flags, tested.flags)] : []),
      ];
      return zip(truths, [yes, ...parts], (all) => (all.every(Boolean) ? yes : no), both);
    });
  }

  #over<T>(nodes: Diagrams<T>, of: (host: string, channel: string) => Node<T>): Node<T> {
    const hosts = samplesOf(this.space.host).map(({ value: host }) => {
      const channels = samplesOf(this.space.channel).map(({ value: channel }) => of(host, channel));
      return nodes.node(axisAt.channel, channels);
    });
    return nodes.node(axisAt.host, hosts);
  }
}
