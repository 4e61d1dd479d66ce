import type { Flags, ServerAnswers } from '../../runtime/index.ts';
import type { Node } from '../situations/diagram.ts';
import type { Part } from '../situations/part.ts';
import { axisAt, type City, type Info, ipInfoOf, type Space } from '../situations/space.ts';
import { type Answered, channelInfoOf } from '../situations/visit.ts';
import type { Found, Kept } from './cached.ts';
import type { ChannelEffects } from './channel-effects.ts';

type FlagName = keyof Flags;
const flagNames = ['input_form', 'fail_todo', 'succ_todo'] as const satisfies FlagName[];

/** A question to the engine: its answer, or null where the server has to say more first. */
export type Ask = (answers: ServerAnswers) => Answered<Part> | null;

/** Asks one question for every answer that the server may give. */
export class OverServer {
  readonly #space: Space;
  readonly #kept: Kept;
  readonly #leaf: (answered: Answered<Part>) => Found;

  constructor(space: Space, kept: Kept, leaf: (answered: Answered<Part>) => Found) {
    this.#space = space;
    this.#kept = kept;
    this.#leaf = leaf;
  }

  found(infos: ChannelEffects['infos'], city: City, ask: Ask): Found {
    let rests = this.#kept.rests.none;
    const node = this.overInfos(infos, (info) => {
      const found = this.#overFlags(city, info, {}, ask);
      rests = this.#kept.rests.union(rests, found.rests);
      return found.node;
    });
    return { node, rests };
  }

  /** One node for each class of channel info; those with the same effect on the channel are asked once. */
  overInfos(infos: ChannelEffects['infos'], inner: (info: Info) => Node<Part>): Node<Part> {
    const byEffect = new Map([...infos.sample].map(([effect, info]) => [effect, inner(info)]));
    return this.#kept.diagrams.node(axisAt.info, byClass(infos.ofClass, byEffect));
  }

  /** Splits by the flag that settles most at once, as long as the engine needs another one. */
  #overFlags(
    city: City,
    info: Info,
    flags: Partial<Flags>,
    ask: Ask,
    known: Answered<Part> | null = null,
  ): Found {
    const asked = (given: Partial<Flags>) =>
      ask({ ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(info, given) });
    const found = known ?? asked(flags);
    if (found) return this.#leaf(found);
    const open = flagNames.filter((name) => flags[name] === undefined);
    const zeros = new Map<FlagName, Answered<Part> | null>();
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
    const { rests: sets } = this.#kept;
    return {
      node: this.#kept.diagrams.choose(
        axisAt[next],
        parts.map(({ node }) => node),
      ),
      rests: parts.reduce((all, part) => sets.union(all, part.rests), sets.none),
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
