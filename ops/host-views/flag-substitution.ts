import type { FlagSet } from '../../schemas/index.ts';
import { type Diagrams, isLeaf, type Node } from '../situations/diagram.ts';
import { InternedNames } from '../situations/interned-names.ts';
import { axisNamesOf, flagAxisAt, type SituationSpace } from '../situations/situation-space.ts';
import type { FlagSide } from './open-flags.ts';

/** The flags of both sides; null: as the server returns them. Where a city rule sets none, both sides are equal. */
export type KnownFlags = Readonly<Record<FlagSide, FlagSet | null>>;

/** The axis of an unknown flag. Those of channel info are the axes of the space; a city rule's come after all others. */
export const axisOfFlag = (space: SituationSpace, side: FlagSide, name: string): number =>
  flagAxisAt(space, name) + (side === 'info' ? 0 : axisNamesOf(space).length);

/** Replaces unknown flags in diagrams by known ones, each combination once. */
export class FlagSubstitution<T> {
  readonly #space: SituationSpace;
  readonly #diagrams: Diagrams<T>;
  readonly #ids = new InternedNames();
  readonly #known = new Map<number, Node<T>>();
  readonly #flagByAxis: ReadonlyMap<number, { side: FlagSide; name: string }>;

  constructor(space: SituationSpace, diagrams: Diagrams<T>) {
    this.#space = space;
    this.#diagrams = diagrams;
    this.#flagByAxis = new Map(
      (['city', 'info'] as const).flatMap((side) =>
        Object.keys(space.flags).map((name) => [axisOfFlag(space, side, name), { side, name }] as const),
      ),
    );
  }

  /** Equal for equal flags. */
  idOf(flags: KnownFlags): number {
    return this.#ids.of(JSON.stringify([flags.city, flags.info]));
  }

  /** Whether the axes have these flags: a comparison of part of the situations may lack some. */
  has(flags: KnownFlags): boolean {
    return [flags.city, flags.info].every(
      (set) => set === null || Object.entries(set).every(([name, value]) => this.#classOf(name, value) >= 0),
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
    if (!flag) {
      const own = node.children.map((child) => this.replace(child, flags, id));
      return this.#diagrams.choose(node.axis, own);
    }
    const set = flags[flag.side];
    if (set) {
      const value = set[flag.name];
      const child = value === undefined ? undefined : node.children[this.#classOf(flag.name, value)];
      if (!child) throw new Error(`no situation has ${flag.name} ${value}`);
      return this.replace(child, flags, id);
    }
    const children = node.children.map((child) => this.replace(child, flags, id));
    return this.#diagrams.choose(flagAxisAt(this.#space, flag.name), children);
  }

  #classOf(name: string, value: number): number {
    const { values = [], classes = [] } = this.#space.flags[name] ?? {};
    const at = values.indexOf(value);
    return classes.findIndex((members) => members.includes(at));
  }
}
