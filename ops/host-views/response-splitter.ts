import type { ServerAnswers, Site } from '../../runtime/index.ts';
import { type MetDependencies, variantFor } from '../dependencies/dependency-sets.ts';
import type { Node } from '../situations/diagram.ts';
import { nodesOfClasses } from '../situations/nodes-of-classes.ts';
import type { Resolved } from '../situations/resolve-parts.ts';
import type { ResultPart } from '../situations/result-part.ts';
import { axisAt, type Info, type SituationSpace } from '../situations/situation-space.ts';
import type { ChannelEffects } from './channel-effects.ts';
import { addPart, type CachedPart, type ComparisonCache, type PartsByQuery } from './comparison-cache.ts';
import { axisOfFlag } from './flag-substitution.ts';
import type { FlagValues } from './open-flags.ts';
import type { VisitorCase, VisitorClass } from './visitor-classes.ts';

/** Decides on a site with these API responses; null where a further one is needed. */
export type Evaluate = (site: Site, answers: ServerAnswers) => Resolved<ResultPart> | null;

/** Whether flags have these values, and perhaps others. */
const areIn = (some: FlagValues, all: FlagValues): boolean =>
  (['city', 'info'] as const).every((side) =>
    Object.entries(some[side]).every(([name, value]) => all[side][name] === value),
  );

/** Evaluates a query for every API response: one diagram over channel info and flags. */
export class ResponseSplitter {
  readonly #space: SituationSpace;
  readonly #cache: ComparisonCache;
  readonly #met: MetDependencies;
  readonly #leaf: (resolved: Resolved<ResultPart>) => CachedPart;

  constructor(
    space: SituationSpace,
    cache: ComparisonCache,
    met: MetDependencies,
    leaf: (resolved: Resolved<ResultPart>) => CachedPart,
  ) {
    this.#space = space;
    this.#cache = cache;
    this.#met = met;
    this.#leaf = leaf;
  }

  /** @param open - the results with unknown flags, for each case of the visitors */
  split(
    query: number,
    { infos, cases }: VisitorClass,
    open: readonly PartsByQuery[],
    evaluate: Evaluate,
  ): CachedPart {
    const { dependencySets: sets, substitution } = this.#cache;
    let dependencies = sets.none;
    const byEffect = new Map<string, Node<ResultPart>>();
    // Every value of a flag is resolved only for visitors who may have any, and then for all with the same facts.
    const areKnown = cases.every(({ flags }) => flags.city !== null && flags.info !== null);
    cases.forEach((one, at) => {
      const { flags, flagsId, infoEffect } = one;
      const isOpen = one.isOnAxes && !areKnown;
      const part = isOpen
        ? this.#withOpenFlags(query, one, open[at] ?? [], evaluate)
        : this.#withKnownFlags(query, one, open[at] ?? [], evaluate);
      dependencies = sets.union(dependencies, part.dependencies);
      byEffect.set(infoEffect, isOpen ? substitution.replace(part.node, flags, flagsId) : part.node);
    });
    return { node: this.#overInfo(infos, byEffect), dependencies };
  }

  /** One node for each class of channel info; classes with the same effect on the channel are evaluated once. */
  splitByInfo(infos: ChannelEffects['infos'], inner: (info: Info) => Node<ResultPart>): Node<ResultPart> {
    const byEffect = new Map([...infos.sample].map(([effect, info]) => [effect, inner(info)]));
    return this.#overInfo(infos, byEffect);
  }

  #overInfo(
    infos: ChannelEffects['infos'],
    byEffect: ReadonlyMap<string, Node<ResultPart>>,
  ): Node<ResultPart> {
    return this.#cache.diagrams.choose(axisAt.info, nodesOfClasses(infos.ofClass, byEffect));
  }

  #withOpenFlags(query: number, one: VisitorCase, parts: PartsByQuery, evaluate: Evaluate): CachedPart {
    const known = variantFor(parts[query], this.#met);
    if (known) return known;
    const part = this.#withFlags({ city: {}, info: {} }, one, evaluate);
    addPart(parts, query, part);
    return part;
  }

  /** Decides once for all visitors who differ in no flag that the decision reads. */
  #withKnownFlags(query: number, one: VisitorCase, parts: PartsByQuery, evaluate: Evaluate): CachedPart {
    const { flags, open } = one;
    const given = { city: flags.city ?? {}, info: flags.info ?? {} };
    const known = this.#cache.partsByFlags(parts, query);
    const found = known.find(({ read, part }) => areIn(read, given) && this.#met.has(part.dependencies));
    if (found) return found.part;
    const decided = open.decide(given, () => evaluate(open.site, one.answers));
    if (!decided.result) return this.#withFlags(given, one, evaluate);
    const part = this.#leaf(decided.result);
    known.push({ read: open.read, part });
    return part;
  }

  /** Splits by one flag after another that the decision lacks. */
  #withFlags(values: FlagValues, visitors: VisitorCase, evaluate: Evaluate): CachedPart {
    const { open, answers } = visitors;
    const decided = open.decide(values, () => evaluate(open.site, answers));
    if (decided.result) return this.#leaf(decided.result);
    const { side, name } = decided.lacks;
    const { values: all = [], classes = [] } = this.#space.flags[name] ?? {};
    const parts = classes.map(([first = 0]) => {
      const given = { ...values, [side]: { ...values[side], [name]: all[first] ?? 0 } };
      return this.#withFlags(given, visitors, evaluate);
    });
    const { dependencySets: sets, diagrams } = this.#cache;
    return {
      node: diagrams.choose(
        axisOfFlag(this.#space, side, name),
        parts.map(({ node }) => node),
      ),
      dependencies: parts.reduce((union, part) => sets.union(union, part.dependencies), sets.none),
    };
  }
}
