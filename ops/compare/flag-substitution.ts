import type { Flags } from '../../runtime/index.ts';
import { type FlagName, flagNames } from '../../schemas/index.ts';
import { type Diagrams, isLeaf, type Node } from '../situations/diagram.ts';
import { InternedNames } from '../situations/interned-names.ts';
import { axisAt, axisNames, type SituationSpace } from '../situations/situation-space.ts';
import type { FlagSide } from './open-flags.ts';

/** The flags of both sides; null: as the server returns them. Where a city rule sets none, both sides are equal. */
export type KnownFlags = Readonly<Record<FlagSide, Flags | null>>;

/** The axis of an unknown flag. Those of channel info are the axes of the space; a city rule's come after all others. */
export const axisOfFlag = (side: FlagSide, name: FlagName): number =>
  side === 'info' ? axisAt[name] : axisAt[name] + axisNames.length;

/** Replaces unknown flags in diagrams by known ones, each combination once. */
export class FlagSubstitution<T> {
  readonly #space: SituationSpace;
  readonly #diagrams: Diagrams<T>;
  readonly #ids = new InternedNames();
  readonly #known = new Map<number, Node<T>>();
  readonly #flagByAxis = new Map(
    (['city', 'info'] as const).flatMap((side) =>
      flagNames.map((name) => [axisOfFlag(side, name), { side, name }] as const),
    ),
  );

  constructor(space: SituationSpace, diagrams: Diagrams<T>) {
    this.#space = space;
    this.#diagrams = diagrams;
  }

  /** Equal for equal flags. */
  idOf(flags: KnownFlags): number {
    return this.#ids.of(JSON.stringify([flags.city, flags.info]));
  }

  /** Whether the axes have these flags: a comparison of part of the situations may lack some. */
  has(flags: KnownFlags): boolean {
    return [flags.city, flags.info].every(
      (set) => set === null || flagNames.every((name) => this.#classOf(name, set[name]) >= 0),
    );
  }

  /** @param id - the id of the flags */
  replace(node: Node<T>, flags: KnownFlags, id: number): Node<T> {
    if (isLeaf(node)) return node;
    // Numbers below 2^26 each, so that both fit into one exact number.
    const key = id * 2 ** 26 + node.id;
    const known = this.#known.get(key);
    if (known) return known;
    const made = this.#replaced(node, flags, id);
    this.#known.set(key, made);
    return made;
  }

  #replaced(node: Node<T>, flags: KnownFlags, id: number): Node<T> {
    const flag = this.#flagByAxis.get(node.axis);
    if (!flag) throw new Error(`axis ${node.axis} is no flag`);
    const set = flags[flag.side];
    if (set) {
      const child = node.children[this.#classOf(flag.name, set[flag.name])];
      if (!child) throw new Error(`no situation has ${flag.name} ${set[flag.name]}`);
      return this.replace(child, flags, id);
    }
    const children = node.children.map((child) => this.replace(child, flags, id));
    return this.#diagrams.choose(axisAt[flag.name], children);
  }

  #classOf(name: FlagName, value: number): number {
    const { values, classes } = this.#space[name];
    const at = values.indexOf(value);
    return classes.findIndex((members) => members.includes(at));
  }
}
