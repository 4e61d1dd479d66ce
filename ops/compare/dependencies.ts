/**
 * What an answer rests on beyond what its host has in common with others, as atoms: `has login`, `root mIndex`,
 * `table success 3`. Whoever has all of them gives the same answer without asking again. A set is made once, so that
 * whether a host has it is looked up by its number.
 */
export interface DependencySet {
  readonly id: number;
  readonly atoms: ReadonlySet<string>;
}

/** Makes the sets, each once. */
export class DependencySets {
  readonly #known = new Map<string, DependencySet>();
  readonly #unions = new Map<number, DependencySet>();
  readonly none = this.of([]);

  of(atoms: Iterable<string>): DependencySet {
    const sorted = [...new Set(atoms)].sort();
    const key = sorted.join('\n');
    const known = this.#known.get(key);
    if (known) return known;
    const made = { id: this.#known.size, atoms: new Set(sorted) };
    this.#known.set(key, made);
    return made;
  }

  union(one: DependencySet, other: DependencySet): DependencySet {
    if (one === other) return one;
    // Numbers below 2^26 each, so that both fit into one exact number.
    const key = one.id * 2 ** 26 + other.id;
    const known = this.#unions.get(key);
    if (known) return known;
    const made = this.of([...one.atoms, ...other.atoms]);
    this.#unions.set(key, made);
    return made;
  }
}

/** Which sets one host has, each looked at once. */
export class MetDependencies {
  readonly #has: (atom: string) => boolean;
  readonly #known: boolean[] = [];

  constructor(has: (atom: string) => boolean) {
    this.#has = has;
  }

  has(dependencies: DependencySet): boolean {
    const known = this.#known[dependencies.id];
    if (known !== undefined) return known;
    let all = true;
    for (const atom of dependencies.atoms) all &&= this.#has(atom);
    this.#known[dependencies.id] = all;
    return all;
  }
}

/** What was found out, once for each set that it may rest on. */
export type DependentVariants<T extends { dependencies: DependencySet }> = T[];

/** The one that counts for this host. */
export function variantFor<T extends { dependencies: DependencySet }>(
  variants: DependentVariants<T> | undefined,
  holding: MetDependencies,
): T | undefined {
  if (variants) for (const variant of variants) if (holding.has(variant.dependencies)) return variant;
  return undefined;
}
