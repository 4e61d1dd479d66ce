import type { Site } from '../../runtime/index.ts';
import { type DependencySet, MetDependencies } from '../dependencies/dependency-sets.ts';
import type { DependencyVersions } from '../dependencies/dependency-versions.ts';
import type { DependencyAtoms } from '../situations/part-dependencies.ts';
import { loginPagesAtom } from '../situations/stored-address.ts';
import type { ComparisonCache } from './comparison-cache.ts';

/**
 * The dependency sets of one kind of channel on one host: converts the atoms of a result to a set, and tests whether
 * these visitors meet a set.
 */
export class HostDependencies {
  readonly met: MetDependencies;
  readonly #cache: ComparisonCache;
  readonly #versions: DependencyVersions;
  /** The atom of this host alone. */
  readonly #hostAtom: string;
  readonly #ofHost = new Map<string, DependencySet>();

  /** @param viewId - of the host in its revision */
  constructor(site: Site, viewId: number, cache: ComparisonCache, versions: DependencyVersions) {
    this.#cache = cache;
    this.#versions = versions;
    this.#hostAtom = `view ${viewId}`;
    const own = new Set([this.#hostAtom, `root ${site.root}`, loginPagesAtom(site)]);
    for (const route of Object.keys(site.routes)) own.add(`has ${route}`);
    this.met = new MetDependencies((atom) => own.has(atom) || versions.has(atom));
  }

  setOf(atoms: DependencyAtoms): DependencySet {
    const key = atoms.join();
    const known = this.#ofHost.get(key) ?? this.#versions.sets.get(key);
    if (known) return known;
    const set = this.#cache.dependencySets.of(
      atoms.map((atom) => (atom === 'host' ? this.#hostAtom : this.#versions.of(atom))),
    );
    (atoms.includes('host') ? this.#ofHost : this.#versions.sets).set(key, set);
    return set;
  }
}
