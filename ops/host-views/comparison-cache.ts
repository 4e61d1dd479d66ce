import {
  type DependencySet,
  DependencySets,
  type DependentVariants,
} from '../dependencies/dependency-sets.ts';
import { Diagrams, type Node } from '../situations/diagram.ts';
import { InternedNames } from '../situations/interned-names.ts';
import { partKey, type ResultPart } from '../situations/result-part.ts';
import type { SituationSpace } from '../situations/situation-space.ts';
import { StoredAddresses } from '../situations/stored-address.ts';
import { FlagSubstitution } from './flag-substitution.ts';
import { LandingExchanges } from './host-twin.ts';
import type { FlagValues } from './open-flags.ts';
import { RouteContentsCache } from './route-contents.ts';

/** A part of the result over all API responses, with its dependencies. */
export interface CachedPart {
  node: Node<ResultPart>;
  dependencies: DependencySet;
}

/** A part that was decided with known flags. */
export interface PartOfFlags {
  /** The flags that the decision has read. */
  read: FlagValues;
  part: CachedPart;
}

/** The parts of one visitor class by query id. */
export type PartsByQuery = (DependentVariants<CachedPart> | undefined)[];

/** The results that the views of all hosts and revisions of a comparison reuse. */
export class ComparisonCache {
  readonly diagrams = new Diagrams<ResultPart>(partKey);
  readonly substitution: FlagSubstitution<ResultPart>;
  readonly addresses: StoredAddresses;
  readonly exchanges: LandingExchanges;
  readonly names = new InternedNames();
  readonly contents = new RouteContentsCache();
  readonly dependencySets = new DependencySets();
  readonly #parts = new Map<string, PartsByQuery>();
  readonly #byFlags = new Map<PartsByQuery, PartOfFlags[][]>();
  readonly #flags = new Map<string, Node<ResultPart>>();
  #views = 0;

  constructor(space: SituationSpace) {
    this.substitution = new FlagSubstitution(space, this.diagrams);
    this.addresses = new StoredAddresses(space, this.diagrams);
    this.exchanges = new LandingExchanges(space, this.diagrams);
  }

  /** @param shared - number of the shared key of the host. @param visitors - key of the visitor class */
  partsFor(shared: number, visitors: string): PartsByQuery {
    const key = `${shared} ${visitors}`;
    const known = this.#parts.get(key) ?? [];
    this.#parts.set(key, known);
    return known;
  }

  /** The parts of a query for certain flags. @param parts - those for all flags */
  partsByFlags(parts: PartsByQuery, query: number): PartOfFlags[] {
    const byQuery = this.#byFlags.get(parts) ?? [];
    this.#byFlags.set(parts, byQuery);
    const known = byQuery[query] ?? [];
    byQuery[query] = known;
    return known;
  }

  flags(shared: number, visitors: string, make: () => Node<ResultPart>): Node<ResultPart> {
    const key = `${shared} ${visitors}`;
    const known = this.#flags.get(key) ?? make();
    this.#flags.set(key, known);
    return known;
  }

  nextViewId(): number {
    return this.#views++;
  }
}

export function addPart(parts: PartsByQuery, query: number, part: CachedPart): void {
  const variants = parts[query];
  if (variants) variants.push(part);
  else parts[query] = [part];
}
