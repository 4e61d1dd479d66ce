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

/** A question about situations, in the parts that can be asked apart; what is left out holds for all. */
export interface TraceQuery {
  brand?: (passed: Pick<SituationTrace, 'host' | 'channel' | 'brand'>) => boolean;
  visit?: (visit: VisitTrace) => boolean;
  flags?: (flags: FlagsTrace) => boolean;
}

/** All situations of a config, as `plan` counts them, and what they pass through. */
export class TracedSituations {
  readonly config: Config;
  readonly space: SituationSpace;
  readonly #passages: VisitTracer;
  readonly #brands = new Map<string, BrandTrace>();

  constructor(config: Config, space: SituationSpace) {
    this.config = config;
    this.space = space;
    this.#passages = new VisitTracer(config, space);
  }

  /** What the visits of all situations pass through. */
  visits(): Node<VisitTrace> {
    return this.#over(this.#passages.visitNodes, (host, channel) => this.#passages.visits(host, channel));
  }

  /** What sets the flags of all situations. */
  flags(): Node<FlagsTrace> {
    return this.#over(this.#passages.flagNodes, (host, channel) => this.#passages.flags(host, channel));
  }

  brand(host: string, channel: string): BrandTrace {
    const key = `${host} ${channel}`;
    const known = this.#brands.get(key) ?? brandTraceOf(this.config, this.#passages.site(host), channel);
    this.#brands.set(key, known);
    return known;
  }

  /** The situations of which every part of a question holds. */
  where(question: TraceQuery): Node<boolean> {
    const truths = new Diagrams<boolean>(String);
    const [yes, no] = [truths.leaf(true), truths.leaf(false)];
    const seen = { visit: new Map<string, Node<boolean>>(), flags: new Map<string, Node<boolean>>() };
    const both = new Map<string, Node<boolean>>();
    const ask = <T>(node: Node<T>, holds: (value: T) => boolean, known: Map<string, Node<boolean>>) =>
      zip(truths, [node], ([value]) => (holds(value as T) ? yes : no), known);
    return this.#over(truths, (host, channel) => {
      const brand = this.brand(host, channel);
      if (question.brand?.({ host, channel, brand }) === false) return no;
      const parts = [
        ...(question.visit ? [ask(this.#passages.visits(host, channel), question.visit, seen.visit)] : []),
        ...(question.flags ? [ask(this.#passages.flags(host, channel), question.flags, seen.flags)] : []),
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
