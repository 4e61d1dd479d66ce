import type { Flags, ServerAnswers } from '../../runtime/index.ts';
import type { Node } from '../situations/diagram.ts';
import type { ResultPart } from '../situations/result-part.ts';
import { axisAt, type City, type Info, ipInfoOf, type SituationSpace } from '../situations/space.ts';
import { channelInfoOf, type Resolved } from '../situations/visit.ts';
import type { ChannelEffects } from './channel-effects.ts';
import type { CachedPart, ComparisonCache } from './comparison-cache.ts';

type FlagName = keyof Flags;
const flagNames = ['input_form', 'fail_todo', 'succ_todo'] as const satisfies FlagName[];

/** A question to the engine: its answer, or null where the server has to say more first. */
export type Evaluate = (answers: ServerAnswers) => Resolved<ResultPart> | null;

/** Asks one question for every answer that the server may give. */
export class ResponseSplitter {
  readonly #space: SituationSpace;
  readonly #kept: ComparisonCache;
  readonly #leaf: (answered: Resolved<ResultPart>) => CachedPart;

  constructor(
    space: SituationSpace,
    kept: ComparisonCache,
    leaf: (answered: Resolved<ResultPart>) => CachedPart,
  ) {
    this.#space = space;
    this.#kept = kept;
    this.#leaf = leaf;
  }

  split(infos: ChannelEffects['infos'], city: City, ask: Evaluate): CachedPart {
    let dependencies = this.#kept.dependencySets.none;
    const node = this.splitByInfo(infos, (info) => {
      const found = this.#overFlags(city, info, {}, ask);
      dependencies = this.#kept.dependencySets.union(dependencies, found.dependencies);
      return found.node;
    });
    return { node, dependencies };
  }

  /** One node for each class of channel info; those with the same effect on the channel are asked once. */
  splitByInfo(infos: ChannelEffects['infos'], inner: (info: Info) => Node<ResultPart>): Node<ResultPart> {
    const byEffect = new Map([...infos.sample].map(([effect, info]) => [effect, inner(info)]));
    return this.#kept.diagrams.node(axisAt.info, byClass(infos.ofClass, byEffect));
  }

  /** Splits by the flag that settles most at once, as long as the engine needs another one. */
  #overFlags(
    city: City,
    info: Info,
    flags: Partial<Flags>,
    ask: Evaluate,
    known: Resolved<ResultPart> | null = null,
  ): CachedPart {
    const asked = (given: Partial<Flags>) =>
      ask({ ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(info, given) });
    const found = known ?? asked(flags);
    if (found) return this.#leaf(found);
    const open = flagNames.filter((name) => flags[name] === undefined);
    const zeros = new Map<FlagName, Resolved<ResultPart> | null>();
    const next =
      open.find((name) => {
        const zero = asked({ ...flags, [name]: 0 });
        zeros.set(name, zero);
        return zero !== null;
      }) ?? open[0];
    if (next === undefined) throw new Error('a question with every answer still needs a call');
    const axis = this.#space[next];
    const parts = axis.classes.map(([first = 0]) => {
      const value = axis.values[first];
      return this.#overFlags(
        city,
        info,
        { ...flags, [next]: value },
        ask,
        value === 0 ? (zeros.get(next) ?? null) : null,
      );
    });
    const { dependencySets: sets } = this.#kept;
    return {
      node: this.#kept.diagrams.choose(
        axisAt[next],
        parts.map(({ node }) => node),
      ),
      dependencies: parts.reduce((all, part) => sets.union(all, part.dependencies), sets.none),
    };
  }
}

/** The node of each class, by what that class does. */
const byClass = <T>(ofClass: readonly string[], nodes: ReadonlyMap<string, T>): T[] =>
  ofClass.map((effect) => {
    const node = nodes.get(effect);
    if (node === undefined) throw new Error(`nothing was found for ${effect}`);
    return node;
  });
