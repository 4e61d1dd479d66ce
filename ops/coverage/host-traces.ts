import { resolveSite, type Site } from '../../runtime/index.ts';
import type { Config, FactId } from '../../schemas/index.ts';
import { hostKey } from '../conditions/entry-keys.ts';
import { landingKey } from '../dependencies/landing-key.ts';
import type { Node } from '../situations/diagram.ts';
import type { ChannelClasses } from './channel-classes.ts';
import { NodesByQuery, TraceCache } from './trace-cache.ts';
import type { TracesTwin } from './traces-twin.ts';
import type { FlagsTrace, VisitTrace } from './visit-trace.ts';
import type { TracedArrival } from './visit-tracer.ts';

/** The traces that hosts with the same routes share. */
interface SharedTraces {
  /** By kind of channel and effect of a city. */
  visits: Map<string, Node<VisitTrace>>;
  /** By kind of channel and arrival: one for each login. */
  arrivals: Map<string, (readonly TracedArrival[])[]>;
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
  twin: TracesTwin | null;
}

/** How the traces of a config are made. */
interface TraceMakers {
  /** The classes of the channels. */
  classes(): ChannelClasses;
  /** The traces of a host as a twin of a site; null: they cannot be exchanged. */
  twin(traces: HostTraces, site: Site): TracesTwin | null;
}

/** The traces of all hosts of a config, shared by hosts that no row distinguishes. */
export class TracesOfHosts {
  readonly #config: Config;
  readonly #usage: { isUsed(fact: FactId): boolean };
  readonly #make: TraceMakers;
  readonly #hosts = new Map<string, HostTraces>();
  /** By routes and root. */
  readonly #shared = new Map<string, SharedTraces>();
  /** The first of the hosts that differ in their own landing page alone. */
  readonly #firstTwins = new Map<string, HostTraces>();
  /** By the properties of hosts other than their routes. */
  readonly #common = new Map<string, CommonTraces>();

  /** @param usage - whether some row has a condition on a fact */
  constructor(config: Config, usage: { isUsed(fact: FactId): boolean }, make: TraceMakers) {
    this.#config = config;
    this.#usage = usage;
    this.#make = make;
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
      classes: this.#make.classes(),
      cache: new TraceCache<VisitTrace>(),
      flags: new Map(),
    };
    this.#shared.set(shape, shared);
    this.#common.set(name, common);
    const own = landingKey(site);
    const twins = own === null ? null : `${name} ${own}`;
    const first = twins === null ? undefined : this.#firstTwins.get(twins);
    const twin = first ? this.#make.twin(first, site) : null;
    const traces = { site, twin, ...shared, ...common };
    if (twins !== null && !first) this.#firstTwins.set(twins, traces);
    this.#hosts.set(host, traces);
    return traces;
  }
}
