import { resolveSite, type Site } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import type { Node } from '../situations/diagram.ts';
import { NodesByQuery, TraceCache } from './trace-cache.ts';
import type { FlagsTrace, VisitTrace } from './visit-trace.ts';

/** The traces that hosts with the same routes share. */
interface SharedTraces {
  /** By all properties of a channel that rows test. */
  channels: Map<string, Node<VisitTrace>>;
  flags: Map<string, Node<FlagsTrace>>;
  /** Queries whose trace needs an API response. */
  needResponse: Set<string>;
  own: NodesByQuery<Node<VisitTrace>>;
}

/** A host with the traces that it shares with others. */
export interface HostTraces extends SharedTraces {
  site: Site;
  cache: TraceCache<VisitTrace>;
}

/** The traces of all hosts of a config, shared by hosts that no row distinguishes. */
export class TracesOfHosts {
  readonly #config: Config;
  readonly #isHostRead: boolean;
  readonly #hosts = new Map<string, HostTraces>();
  /** By routes and root. */
  readonly #shared = new Map<string, SharedTraces>();
  /** By the properties of hosts other than their routes. */
  readonly #caches = new Map<string, TraceCache<VisitTrace>>();

  /** @param isHostRead - whether some row has a condition on the host */
  constructor(config: Config, isHostRead: boolean) {
    this.#config = config;
    this.#isHostRead = isHostRead;
  }

  of(host: string): HostTraces {
    const known = this.#hosts.get(host);
    if (known) return known;
    const site = resolveSite(this.#config, host);
    const common = JSON.stringify([site.relogin, this.#isHostRead && host]);
    const shape = JSON.stringify([common, site.root, Object.keys(site.routes)]);
    const shared = this.#shared.get(shape) ?? {
      channels: new Map(),
      flags: new Map(),
      needResponse: new Set(),
      own: new NodesByQuery<Node<VisitTrace>>(),
    };
    const cache = this.#caches.get(common) ?? new TraceCache<VisitTrace>();
    this.#shared.set(shape, shared);
    this.#caches.set(common, cache);
    const traces = { site, ...shared, cache };
    this.#hosts.set(host, traces);
    return traces;
  }
}
