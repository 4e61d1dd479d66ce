import { matchRoute, type RedirectChain, type Site } from '../../runtime/index.ts';
import type { Node } from '../situations/diagram.ts';

/** A traced node with the routes that it depends on. */
interface CachedNode<T> {
  node: Node<T>;
  routes: ReadonlySet<string>;
}

/** Values by query, then by the effect of the responses: one joined text for each pair was a fifth of a coverage. */
export class NodesByQuery<V> {
  readonly #byQuery = new Map<string, Map<string, V>>();

  get(query: string, effect: string): V | undefined {
    return this.#byQuery.get(query)?.get(effect);
  }

  set(query: string, effect: string, value: V): void {
    const ofQuery = this.#byQuery.get(query);
    if (ofQuery) ofQuery.set(effect, value);
    else this.#byQuery.set(query, new Map([[effect, value]]));
  }
}

/** Traces of one host, reused for every host that has the routes that they depend on. */
export class TraceCache<T> {
  readonly #nodes = new NodesByQuery<CachedNode<T>>();
  /** The routes of the current computation; null where it depends on something specific to the host. */
  #routes: Set<string> | null = new Set();

  /**
   * @param own - the nodes of this host and of hosts with the same routes
   * @param effect - of the API responses; '' where the query needs none
   * @param find - computes the node, and calls `recordDependencies` for every redirect chain
   */
  getOrCompute<N extends Node<T> | null>(
    { site, own }: { site: Site; own: NodesByQuery<Node<T>> },
    query: string,
    effect: string,
    find: () => N,
  ): Node<T> | Extract<N, null> {
    const mine = own.get(query, effect);
    if (mine) return mine;
    const known = this.#nodes.get(query, effect);
    const node = known && hasAll(site, known.routes) ? known.node : this.#compute(query, effect, find);
    if (node) own.set(query, effect, node);
    return node as Node<T> | Extract<N, null>;
  }

  #compute(query: string, effect: string, find: () => Node<T> | null): Node<T> | null {
    this.#routes = new Set();
    const node = find();
    if (node && this.#routes && !this.#nodes.get(query, effect))
      this.#nodes.set(query, effect, { node, routes: this.#routes });
    return node;
  }

  /** The route of `/` and the replacement of a missing route are specific to the host. */
  recordDependencies(site: Site, { route, hops, decisions }: RedirectChain): void {
    const isThroughRoot = ({ from, to }: RedirectChain['hops'][number]) => from === '/' || to === '/';
    if (hops.some(isThroughRoot) || decisions.some(({ reason }) => reason === 'routeMissing'))
      this.#routes = null;
    this.#routes?.add(route);
    for (const path of hops.flatMap(({ from, to }) => [from, to])) {
      const located = matchRoute(site, path);
      if (located.kind === 'route') this.#routes?.add(located.route);
    }
  }
}

function hasAll(site: Site, routes: ReadonlySet<string>): boolean {
  for (const route of routes) if (!Object.hasOwn(site.routes, route)) return false;
  return true;
}
