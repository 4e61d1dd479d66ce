import type { ServerAnswers, Site } from '../../runtime/index.ts';
import type { FlagSet } from '../../schemas/index.ts';
import type { Node } from '../situations/diagram.ts';
import { nodesOfClasses } from '../situations/nodes-of-classes.ts';
import type { Resolved } from '../situations/resolve-parts.ts';
import type { ResultPart } from '../situations/result-part.ts';
import {
  axisAt,
  type City,
  flagAxisAt,
  type Info,
  ipInfoOf,
  type SituationSpace,
} from '../situations/situation-space.ts';
import { nextSplitFlag } from '../situations/split-flag.ts';
import { channelInfoOf, infoAsRead } from '../situations/visitor-situation.ts';
import type { ChannelEffects } from './channel-effects.ts';
import type { CachedPart, ComparisonCache } from './comparison-cache.ts';

/** Decides with these API responses; null where a further one is needed. */
export type Evaluate = (answers: ServerAnswers) => Resolved<ResultPart> | null;

/** Evaluates a query for every API response: one diagram over channel info and flags. */
export class ResponseSplitter {
  readonly #site: Site;
  readonly #space: SituationSpace;
  readonly #cache: ComparisonCache;
  readonly #leaf: (resolved: Resolved<ResultPart>) => CachedPart;

  constructor(
    site: Site,
    space: SituationSpace,
    cache: ComparisonCache,
    leaf: (resolved: Resolved<ResultPart>) => CachedPart,
  ) {
    this.#site = site;
    this.#space = space;
    this.#cache = cache;
    this.#leaf = leaf;
  }

  split(infos: ChannelEffects['infos'], city: City, evaluate: Evaluate): CachedPart {
    const { dependencySets: sets } = this.#cache;
    let dependencies = sets.none;
    const node = this.splitByInfo(infos, (info) => {
      const evaluateFlags = (flags: FlagSet) =>
        evaluate({ ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(infoAsRead(this.#site, info), flags) });
      const part = this.#splitByFlags({}, evaluateFlags({}), evaluateFlags);
      dependencies = sets.union(dependencies, part.dependencies);
      return part.node;
    });
    return { node, dependencies };
  }

  /** One node for each class of channel info; classes with the same effect on the channel are evaluated once. */
  splitByInfo(infos: ChannelEffects['infos'], inner: (info: Info) => Node<ResultPart>): Node<ResultPart> {
    const byEffect = new Map([...infos.sample].map(([effect, info]) => [effect, inner(info)]));
    return this.#cache.diagrams.node(axisAt.info, nodesOfClasses(infos.ofClass, byEffect));
  }

  /** @param resolved - the result of `evaluate` for these flags */
  #splitByFlags(
    flags: FlagSet,
    resolved: Resolved<ResultPart> | null,
    evaluate: (flags: FlagSet) => Resolved<ResultPart> | null,
  ): CachedPart {
    if (resolved) return this.#leaf(resolved);
    const zeros = new Map<string, Resolved<ResultPart> | null>();
    const next = nextSplitFlag(Object.keys(this.#space.flags), flags, (name) => {
      const zero = evaluate({ ...flags, [name]: 0 });
      zeros.set(name, zero);
      return zero !== null;
    });
    const { values = [], classes = [] } = this.#space.flags[next] ?? {};
    const parts = classes.map(([first = 0]) => {
      const given = { ...flags, [next]: values[first] ?? 0 };
      const zero = values[first] === 0 ? zeros.get(next) : null;
      return this.#splitByFlags(given, zero ?? evaluate(given), evaluate);
    });
    const { dependencySets: sets, diagrams } = this.#cache;
    return {
      node: diagrams.choose(
        flagAxisAt(this.#space, next),
        parts.map(({ node }) => node),
      ),
      dependencies: parts.reduce((all, part) => sets.union(all, part.dependencies), sets.none),
    };
  }
}
