import { matchRoute, type RedirectChain, type Site } from '../../runtime/index.ts';
import type { Node } from '../situations/diagram.ts';

/** An answer, and the routes that it rests on. */
interface Kept<T> {
  node: Node<T>;
  routes: ReadonlySet<string>;
}

/** What was answered on one host, for every host that has the same routes on the way. */
export class TraceCache<T> {
  readonly #kept = new Map<string, Kept<T>>();
  /** Those of the answer that is being found; null where it rests on what is the host's own. */
  #routes: Set<string> | null = new Set();

  /**
   * @param own - what was answered on this host, or on one that is like it
   * @param find - answers anew; every walk that it takes is told to `rests`
   */
  getOrCompute<N extends Node<T> | null>(
    { site, own }: { site: Site; own: Map<string, Node<T>> },
    key: string,
    find: () => N,
  ): Node<T> | Extract<N, null> {
    const mine = own.get(key);
    if (mine) return mine;
    const known = this.#kept.get(key);
    const node = known && hasAll(site, known.routes) ? known.node : this.#anew(key, find);
    if (node) own.set(key, node);
    return node as Node<T> | Extract<N, null>;
  }

  #anew(key: string, find: () => Node<T> | null): Node<T> | null {
    this.#routes = new Set();
    const node = find();
    if (node && this.#routes && !this.#kept.has(key)) this.#kept.set(key, { node, routes: this.#routes });
    return node;
  }

  /** What stands at `/` is each host's own, and so is what stands for a route that it does not have. */
  recordDependencies(site: Site, { route, hops, decisions }: RedirectChain): void {
    const isOwn = ({ from, to }: RedirectChain['hops'][number]) => from === '/' || to === '/';
    if (hops.some(isOwn) || decisions.some(({ reason }) => reason === 'routeMissing')) this.#routes = null;
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
