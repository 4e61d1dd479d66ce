/**
 * What a result depends on besides the shared key of its host, as atoms: `has login`, `root mIndex`, `table success 3`.
 * A host that meets all atoms has the same result. Each set exists once, so that its id is enough to look up whether a
 * host meets it.
 */
export interface DependencySet {
  readonly id: number;
  readonly atoms: ReadonlySet<string>;
}

/** Creates the sets, each once. */
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

/** Whether one host meets a set, computed once for each set. */
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

/** Cached results of one query, one for each dependency set. */
export type DependentVariants<T extends { dependencies: DependencySet }> = T[];

/** The variant whose dependencies the visitors meet; the newest first, because it is most often one of their host. */
export function variantFor<T extends { dependencies: DependencySet }>(
  variants: DependentVariants<T> | undefined,
  met: MetDependencies,
): T | undefined {
  if (variants === undefined) return undefined;
  // A plain loop: this is asked for every visit of a plan.
  for (let at = variants.length - 1; at >= 0; at--) {
    const variant = variants[at] as T;
    if (met.has(variant.dependencies)) return variant;
  }
  return undefined;
}
