import type { Diagrams, Node } from '../situations/diagram.ts';
import type { InternedNames } from '../situations/interned-names.ts';
import type { ResultPart } from '../situations/result-part.ts';
import type { DependencySet, DependencySets, DependentVariants } from './dependencies.ts';

/** What a question was answered, and what that rests on. */
export interface CachedPart {
  node: Node<ResultPart>;
  dependencies: DependencySet;
}

/** What was found for channels of one kind, by question. */
export type PartsByQuery = (DependentVariants<CachedPart> | undefined)[];

/** What is kept for every host of every side of a comparison. */
export class ComparisonCache {
  readonly diagrams: Diagrams<ResultPart>;
  readonly names: InternedNames;
  readonly dependencySets: DependencySets;
  readonly #found = new Map<string, PartsByQuery>();
  readonly #flags = new Map<string, Node<ResultPart>>();
  #views = 0;

  constructor(diagrams: Diagrams<ResultPart>, names: InternedNames, rests: DependencySets) {
    this.diagrams = diagrams;
    this.names = names;
    this.dependencySets = rests;
  }

  /** What was found for askers of whom this is equal. */
  partsFor(common: number, who: string): PartsByQuery {
    const at = `${common} ${who}`;
    const known = this.#found.get(at) ?? [];
    this.#found.set(at, known);
    return known;
  }

  flags(common: number, who: string, make: () => Node<ResultPart>): Node<ResultPart> {
    const at = `${common} ${who}`;
    const known = this.#flags.get(at) ?? make();
    this.#flags.set(at, known);
    return known;
  }

  nextViewId(): number {
    return this.#views++;
  }
}

export function addPart(all: PartsByQuery, question: number, found: CachedPart): void {
  const variants = all[question];
  if (variants) variants.push(found);
  else all[question] = [found];
}
