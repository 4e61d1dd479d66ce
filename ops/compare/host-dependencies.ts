import type { Site } from '../../runtime/index.ts';
import type { DependencyAtoms } from '../situations/part-dependencies.ts';
import { loginPagesAtom } from '../situations/stored-address.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import { type DependencySet, MetDependencies } from './dependencies.ts';
import type { DependencyVersions } from './dependency-versions.ts';

/** The dependency sets of one host: converts the atoms of a result to a set, and tests whether the host meets a set. */
export class HostDependencies {
  readonly met: MetDependencies;
  readonly #cache: ComparisonCache;
  readonly #versions: DependencyVersions;
  /** Of results that hold for this host alone. */
  readonly #hostOnly: DependencySet;
  readonly #setByAtoms = new Map<string, DependencySet>();

  constructor(site: Site, cache: ComparisonCache, versions: DependencyVersions) {
    this.#cache = cache;
    this.#versions = versions;
    const view = `view ${cache.nextViewId()}`;
    this.#hostOnly = cache.dependencySets.of([view]);
    const own = new Set([view, `root ${site.root}`, loginPagesAtom(site)]);
    for (const route of Object.keys(site.routes)) own.add(`has ${route}`);
    this.met = new MetDependencies((atom) => own.has(atom) || versions.has(atom));
  }

  setOf(atoms: DependencyAtoms): DependencySet {
    if (!atoms) return this.#hostOnly;
    const key = atoms.join();
    const known = this.#setByAtoms.get(key);
    if (known) return known;
    const set = this.#cache.dependencySets.of(atoms.map((atom) => this.#versions.of(atom)));
    this.#setByAtoms.set(key, set);
    return set;
  }
}
