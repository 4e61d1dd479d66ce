import { resolveSite, type Site } from '../../runtime/index.ts';
import type { Config, FactId } from '../../schemas/index.ts';
import { hostKey } from '../conditions/entry-keys.ts';
import type { Node } from '../situations/diagram.ts';
import type { ChannelClasses } from './channel-classes.ts';
import { NodesByQuery, TraceCache } from './trace-cache.ts';
import type { FlagsTrace, VisitTrace } from './visit-trace.ts';
import type { TracedArrival } from './visit-tracer.ts';

/** The traces that hosts with the same routes share. */
interface SharedTraces {
  /** By kind of channel and effect of a city. */
  visits: Map<string, Node<VisitTrace>>;
  /** By kind of channel. */
  arrivals: Map<string, readonly TracedArrival[]>;
  /** Queries whose trace needs an API response. */
  needResponse: Set<string>;
  own: NodesByQuery<Node<VisitTrace>>;
}

/** What all hosts share that differ in their routes alone. */
interface CommonTraces {
  classes: ChannelClasses;
  cache: TraceCache<VisitTrace>;
  flags: Map<string, Node<FlagsTrace>>;
}

/** A host with the traces that it shares with others. */
export interface HostTraces extends SharedTraces, CommonTraces {
  site: Site;
}

/** The traces of all hosts of a config, shared by hosts that no row distinguishes. */
export class TracesOfHosts {
  readonly #config: Config;
  readonly #usage: { isUsed(fact: FactId): boolean };
  readonly #classes: () => ChannelClasses;
  readonly #hosts = new Map<string, HostTraces>();
  /** By routes and root. */
  readonly #shared = new Map<string, SharedTraces>();
  /** By the properties of hosts other than their routes. */
  readonly #common = new Map<string, CommonTraces>();

  /**
   * @param usage - whether some row has a condition on a fact
   * @param classes - makes the classes of the channels
   */
  constructor(config: Config, usage: { isUsed(fact: FactId): boolean }, classes: () => ChannelClasses) {
    this.#config = config;
    this.#usage = usage;
    this.#classes = classes;
  }

  of(host: string): HostTraces {
    const known = this.#hosts.get(host);
    if (known) return known;
    const site = resolveSite(this.#config, host);
    const name = hostKey(site, this.#usage);
    const shape = JSON.stringify([name, site.root, Object.keys(site.routes)]);
    const shared = this.#shared.get(shape) ?? {
      visits: new Map(),
      arrivals: new Map(),
      needResponse: new Set(),
      own: new NodesByQuery<Node<VisitTrace>>(),
    };
    const common = this.#common.get(name) ?? {
      classes: this.#classes(),
      cache: new TraceCache<VisitTrace>(),
      flags: new Map(),
    };
    this.#shared.set(shape, shared);
    this.#common.set(name, common);
    const traces = { site, ...shared, ...common };
    this.#hosts.set(host, traces);
    return traces;
  }
}
