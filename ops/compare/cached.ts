import type { Diagrams, Node } from '../situations/diagram.ts';
import type { Names } from '../situations/interned.ts';
import type { Part } from '../situations/part.ts';
import type { RestSets, Rests, Variants } from './dependencies.ts';

/** What a question was answered, and what that rests on. */
export interface Found {
  node: Node<Part>;
  rests: Rests;
}

/** What was found for channels of one kind, by question. */
export type FoundFor = (Variants<Found> | undefined)[];

/** What is kept for every host of every side of a comparison. */
export class Kept {
  readonly diagrams: Diagrams<Part>;
  readonly names: Names;
  readonly rests: RestSets;
  readonly #found = new Map<string, FoundFor>();
  readonly #flags = new Map<string, Node<Part>>();
  #views = 0;

  constructor(diagrams: Diagrams<Part>, names: Names, rests: RestSets) {
    this.diagrams = diagrams;
    this.names = names;
    this.rests = rests;
  }

  /** What was found for askers of whom this is equal. */
  found(common: number, who: string): FoundFor {
    const at = `${common} ${who}`;
    const known = this.#found.get(at) ?? [];
    this.#found.set(at, known);
    return known;
  }

  flags(common: number, who: string, make: () => Node<Part>): Node<Part> {
    const at = `${common} ${who}`;
    const known = this.#flags.get(at) ?? make();
    this.#flags.set(at, known);
    return known;
  }

  nextView(): number {
    return this.#views++;
  }
}

export function keep(all: FoundFor, question: number, found: Found): void {
  const variants = all[question];
  if (variants) variants.push(found);
  else all[question] = [found];
}
