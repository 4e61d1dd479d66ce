import type { NeedsAnswers, Site } from '../../runtime/index.ts';
import { variantFor } from '../dependencies/dependency-sets.ts';
import type { Node } from '../situations/diagram.ts';
import type { Resolved } from '../situations/resolve-parts.ts';
import type { ResultPart } from '../situations/result-part.ts';
import type { Info, SituationSpace } from '../situations/situation-space.ts';
import { addPart, type CachedPart, type ComparisonCache, type PartsByQuery } from './comparison-cache.ts';
import type { HostDependencies } from './host-dependencies.ts';
import { type Evaluate, ResponseSplitter } from './response-splitter.ts';
import type { CachedParts, VisitorClass } from './visitor-classes.ts';

/** Resolves one part of the result for all API responses, on one host. */
export class PartResolver {
  readonly #site: Site;
  readonly #cache: ComparisonCache;
  readonly #dependencies: HostDependencies;
  readonly #splitter: ResponseSplitter;
  /** Queries whose result needs an API response, by kind of channel. */
  readonly #needResponse = new Map<PartsByQuery, Set<number>>();

  constructor(site: Site, space: SituationSpace, cache: ComparisonCache, dependencies: HostDependencies) {
    this.#site = site;
    this.#cache = cache;
    this.#dependencies = dependencies;
    this.#splitter = new ResponseSplitter(space, cache, dependencies.met, (resolved) => this.#leaf(resolved));
  }

  /** The cached part; undefined where it is to be resolved. */
  known(query: number, { resolved, independent, withoutCity }: CachedParts): Node<ResultPart> | undefined {
    const { met } = this.#dependencies;
    const part =
      variantFor(independent[query], met) ??
      variantFor(withoutCity?.[query], met) ??
      variantFor(resolved[query], met);
    return part?.node;
  }

  /** Whether no API response can change a part that was resolved. */
  isIndependent(query: number, { independent, withoutCity }: CachedParts): boolean {
    const { met } = this.#dependencies;
    const part = variantFor(independent[query], met) ?? variantFor(withoutCity?.[query], met);
    return part !== undefined;
  }

  /** The part as a function of the API responses, where it is not {@link known}. */
  resolve(
    query: number,
    visitors: VisitorClass,
    { resolved, independent, withoutCity, open }: CachedParts,
    evaluate: Evaluate,
  ): Node<ResultPart> {
    const alone =
      this.#independent(query, independent, () => evaluate(visitors.ruled, {})) ??
      (withoutCity && this.#independent(query, withoutCity, () => evaluate(this.#site, {})));
    if (alone) return alone.node;
    const part = this.#splitter.split(query, visitors, open, evaluate);
    addPart(resolved, query, part);
    return part.node;
  }

  /** A part that depends only on channel info. */
  byInfo(infos: VisitorClass['infos'], partOf: (info: Info) => ResultPart): Node<ResultPart> {
    return this.#splitter.splitByInfo(infos, (info) => this.#cache.diagrams.leaf(partOf(info)));
  }

  /** The part where no API response can change it, else null. */
  #independent(query: number, parts: PartsByQuery, evaluate: () => ReturnType<Evaluate>): CachedPart | null {
    const needResponse = this.#needResponse.get(parts) ?? new Set();
    this.#needResponse.set(parts, needResponse);
    if (needResponse.has(query)) return null;
    const resolved = evaluate();
    if (!resolved) {
      needResponse.add(query);
      return null;
    }
    const part = this.#leaf(resolved);
    addPart(parts, query, part);
    return part;
  }

  #leaf({ part, dependencies, byAddress }: Resolved<ResultPart>): CachedPart {
    const { diagrams, addresses } = this.#cache;
    const node = byAddress ? addresses.nodeOf(byAddress.map((one) => one.part)) : diagrams.leaf(part);
    return { node, dependencies: this.#dependencies.setOf(dependencies()) };
  }
}

/** Null where the runtime needs a further API response. */
export const resolvedOrNull = <P>(resolved: Resolved<P> | NeedsAnswers): Resolved<P> | null =>
  'kind' in resolved ? null : resolved;
