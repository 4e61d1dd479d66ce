import {
  destinationPath,
  type NeedsAnswers,
  type RedirectChain,
  type Site,
  type Situation,
} from '../../runtime/index.ts';
import { loginRoutesOf } from '../explain/outcome.ts';
import { type Diagrams, type Node, valuesOf, zip } from './diagram.ts';
import type { ResultPart, VisitEnd } from './result-part.ts';
import { axisAt, type SituationSpace, samplesOf } from './situation-space.ts';
import { anyLoginAddress } from './visitor-situation.ts';

/** Whether a decision of the chain led to the stored login address. */
export const readsStoredAddress = ({ decisions }: Pick<RedirectChain, 'decisions'>): boolean =>
  decisions.some(({ destination, situation }) => destination === 'loginAddress' && hasAnyAddress(situation));

export const hasAnyAddress = ({ loginAddress }: Pick<Situation, 'loginAddress'>): boolean =>
  loginAddress === anyLoginAddress;

/** The address as the site uses it: one that is no login page of the site counts as none. */
const usableAddress = (site: Site, address: string | null): string | null =>
  destinationPath(site, 'loginAddress', address) === address ? address : null;

/**
 * Resolves a visit for each address of the axis, once for all that are no login page of the site.
 * @returns one result for each address, or the API responses that one of them needs
 */
export function resolveByAddress<R extends object>(
  site: Site,
  addresses: readonly (string | null)[],
  resolve: (address: string | null) => R | NeedsAnswers,
): R[] | NeedsAnswers {
  const known = new Map<string | null, R>();
  const all: R[] = [];
  for (const stored of addresses) {
    const address = usableAddress(site, stored);
    const found = known.get(address) ?? resolve(address);
    if (isNeed(found)) return found;
    known.set(address, found);
    all.push(found);
  }
  return all;
}

const isNeed = (found: object): found is NeedsAnswers => 'kind' in found && found.kind === 'need';

/**
 * The node of values that differ in the stored address alone.
 * @param values - one, or one for each address
 * @param withAddressAt - the leaf of a value for one of the addresses
 */
export function nodeOfAddresses<V, T>(
  diagrams: Diagrams<T>,
  values: readonly V[],
  leafOf: (value: V) => Node<T>,
  withAddressAt: (leaf: Node<T>, at: number) => Node<T> = (leaf) => leaf,
): Node<T> {
  const leaves = new Map([...new Set(values)].map((one) => [one, leafOf(one)]));
  const all = values.flatMap((one, at) => {
    const leaf = leaves.get(one);
    return leaf ? [withAddressAt(leaf, at)] : [];
  });
  const [only] = all;
  return only && all.length === 1 ? only : diagrams.node(axisAt.loginAddress, all);
}

const atoms = new WeakMap<Site['routes'], string>();
/** A host without one of these login pages leads to its root instead: a result that read the address depends on all. */
export function loginPagesAtom(site: Pick<Site, 'routes'>): string {
  const known = atoms.get(site.routes);
  if (known !== undefined) return known;
  const paths = loginRoutesOf(site)
    .map(([, { path }]) => path)
    .sort();
  const atom = `logins ${paths.join('|')}`;
  atoms.set(site.routes, atom);
  return atom;
}

/** The end of a visit with an address in place of any. */
export const withAddress = (end: VisitEnd, address: string | null): VisitEnd =>
  hasAnyAddress(end.situation) ? endWith(end, address) : end;

/** The end of a visit that was resolved without a stored address, with an address that is as good as none. */
const withUnusedAddress = (end: VisitEnd, address: string | null): VisitEnd =>
  end.situation.loginAddress === null && address !== null ? endWith(end, address) : end;

function endWith(end: VisitEnd, loginAddress: string | null): VisitEnd {
  const { landing, situation } = end;
  return {
    ...end,
    landing: landing.part === 'landing' ? { ...landing, loginAddress } : landing,
    situation: { ...situation, loginAddress },
  };
}

/** Gives two ends of visits the same stored address where only one of them depends on it. */
export class StoredAddresses {
  readonly #addresses: readonly (string | null)[];
  readonly #diagrams: Diagrams<ResultPart>;
  /** Whether the ends below a node have any address (`any`), a certain one, or some of both. */
  readonly #kinds = new Map<Node<ResultPart>, 'any' | 'certain' | 'both'>();
  readonly #expanded = new Map<Node<ResultPart>, Node<ResultPart>>();
  /** By leaf, for each address: thousands of arrivals end alike. */
  readonly #unused = new Map<Node<ResultPart>, Node<ResultPart>[]>();

  constructor(space: SituationSpace, diagrams: Diagrams<ResultPart>) {
    this.#addresses = samplesOf(space.loginAddress).map(({ value }) => value);
    this.#diagrams = diagrams;
  }

  aligned(one: Node<ResultPart>, other: Node<ResultPart>): readonly [Node<ResultPart>, Node<ResultPart>] {
    if (one === other) return [one, other];
    const kinds = [this.#kindOf(one), this.#kindOf(other)];
    if (kinds[0] === kinds[1] && kinds[0] !== 'both') return [one, other];
    return [this.#expandedOf(one), this.#expandedOf(other)];
  }

  /** The node of parts for each address; a visit that was resolved as one without an address keeps its own. */
  nodeOf(parts: readonly ResultPart[]): Node<ResultPart> {
    return nodeOfAddresses(
      this.#diagrams,
      parts,
      (part) => this.#diagrams.leaf(part),
      (leaf, at) => this.#unusedAt(leaf, at),
    );
  }

  #unusedAt(leaf: Node<ResultPart>, at: number): Node<ResultPart> {
    const known = this.#unused.get(leaf) ?? [];
    this.#unused.set(leaf, known);
    const found = known[at] ?? this.#withUnused(leaf, this.#addresses[at] ?? null);
    known[at] = found;
    return found;
  }

  #withUnused(leaf: Node<ResultPart>, address: string | null): Node<ResultPart> {
    const part = leaf.value as ResultPart;
    const own = part.part === 'ended' ? withUnusedAddress(part, address) : part;
    return own === part ? leaf : this.#diagrams.leaf(own);
  }

  #kindOf(node: Node<ResultPart>): 'any' | 'certain' | 'both' {
    const known = this.#kinds.get(node);
    if (known) return known;
    const areAny = new Set(
      valuesOf(node).map((part) => part.part === 'ended' && hasAnyAddress(part.situation)),
    );
    const kind = areAny.size > 1 ? 'both' : areAny.has(true) ? 'any' : 'certain';
    this.#kinds.set(node, kind);
    return kind;
  }

  /** The node for each address by itself. */
  #expandedOf(node: Node<ResultPart>): Node<ResultPart> {
    const known = this.#expanded.get(node);
    if (known) return known;
    const children = this.#addresses.map((address, at) => {
      const own = node.axis === axisAt.loginAddress ? (node.children[at] ?? node) : node;
      return zip(this.#diagrams, [own], ([part]) =>
        this.#diagrams.leaf(part?.part === 'ended' ? withAddress(part, address) : (part as ResultPart)),
      );
    });
    const made = this.#diagrams.choose(axisAt.loginAddress, children);
    this.#expanded.set(node, made);
    return made;
  }
}
