import { namedTables } from '../../schemas/index.ts';
import type { AffectedLocations } from '../dependencies/affected-locations.ts';
import type { VisitorClass } from '../host-views/visitor-classes.ts';
import { isLeaf, type Node, pairKey } from '../situations/diagram.ts';
import type { ResultPart } from '../situations/result-part.ts';
import { axisAt, type Login, type SituationSpace, samplesOf } from '../situations/situation-space.ts';
import type { StoredAddresses } from '../situations/stored-address.ts';
import type { ArrivalGroups } from './arrival-groups.ts';
import type { ChangeNode, ChangeNodes } from './change-nodes.ts';
import type { HostComparison, SettledEnds } from './host-comparison.ts';
import { flagsDelta, type PartDeltas } from './part-deltas.ts';
import type { SharedChanges } from './shared-changes.ts';

export type RevisionPair = HostComparison<PartDeltas>;

const isAsked = (part: ResultPart): boolean => part.part === 'asked' && part.isAsked;

/** What all comparisons of visits share. */
interface ComparisonContext {
  space: SituationSpace;
  nodes: ChangeNodes;
  addresses: StoredAddresses;
  /** Where the host has a twin. */
  shared: SharedChanges | null;
}

/** Compares all visits of a visitor class of the base with those of one of the head, on one host. */
export class VisitComparison {
  readonly #space: SituationSpace;
  readonly #nodes: ChangeNodes;
  readonly #pair: RevisionPair;
  readonly #base: VisitorClass;
  readonly #head: VisitorClass;
  readonly #addresses: StoredAddresses;
  readonly #shared: SharedChanges | null;
  readonly #laterByEnds = new Map<Node<SettledEnds>, ChangeNode>();
  readonly #laterByKey = new Map<string, ChangeNode>();
  readonly #mapped = new Map<string, ChangeNode>();
  readonly #byLandings = new Map<number, ChangeNode>();
  /** Most ends have the same destinations. */
  readonly #byDestinations = new Map<number, ChangeNode>();

  constructor(
    { space, nodes, addresses, shared }: ComparisonContext,
    pair: RevisionPair,
    base: VisitorClass,
    head: VisitorClass,
  ) {
    this.#space = space;
    this.#nodes = nodes;
    this.#addresses = addresses;
    this.#shared = shared;
    this.#pair = pair;
    this.#base = base;
    this.#head = head;
  }

  /** The changes over arrivals, logins and API responses. */
  changes(): ChangeNode {
    const { base, head } = this.#pair;
    const ofTwin = this.#shared && this.#pair.changesOfTwin(this.#base, this.#head);
    const flags = this.#nodes.delta(base.flags(this.#base), head.flags(this.#head), flagsDelta);
    // Arrivals with the same query are the same to the host: all paths that it does not have.
    const byQuery = new Map<number, ChangeNode>();
    const haveEqualFlags = flags === this.#nodes.unchanged;
    const affected = haveEqualFlags ? this.#pair.affectedLocations(this.#base, this.#head) : null;
    const elsewhere = affected && this.#unlessAffected(affected);
    const groups = this.#pair.arrivalGroups(this.#base, this.#head, affected !== null);
    const byGroup: ChangeNode[] = [];
    const arrivals = samplesOf(this.#space.arrival).map(({ at, value }) => {
      const shared = ofTwin && this.#shared?.ofArrival(at, ofTwin);
      if (shared) return shared;
      const group = groups.of(at) ?? null;
      const ofGroup = group === null ? undefined : byGroup[group];
      if (ofGroup) return ofGroup;
      const isAffected = affected === null || affected.arrival(value);
      if (elsewhere && !isAffected) return elsewhere;
      const query = base.landingQuery(at) * 2 ** 26 + head.landingQuery(at);
      const made = byQuery.get(query) ?? this.#ofArrival(at, flags, isAffected);
      byQuery.set(query, made);
      this.#group(groups, byGroup, at, made, isAffected);
      return made;
    });
    return this.#nodes.node(axisAt.arrival, arrivals);
  }

  /** @param made - the changes of the arrival */
  #group(
    groups: ArrivalGroups,
    byGroup: ChangeNode[],
    at: number,
    made: ChangeNode,
    isAffected: boolean,
  ): void {
    if (groups.of(at) === undefined) groups.add(at, this.#groupKeyOf(at, isAffected));
    const group = groups.of(at) ?? null;
    if (group !== null) byGroup[group] = made;
  }

  /** Equal for arrivals with the same changes for each class of visitors; null where API responses can change where they end. */
  #groupKeyOf(at: number, isAffected: boolean): string | null {
    const { landings: was } = this.#base;
    const { landings: is } = isAffected ? this.#head : this.#base;
    const keys: string[] = [];
    for (const { value: login } of samplesOf(this.#space.login)) {
      const [base, head] = [was.of(at, login), is.of(at, login)];
      if (!base || !head) return null;
      const [one, other] = this.#addresses.aligned(base, head);
      keys.push(`${this.#pair.settledEnds(one, other).id} ${this.#landingDelta(one, other).id}`);
    }
    return keys.join();
  }

  /** The changes of the arrivals whose visits end where they did; null: they depend on where that is. */
  #unlessAffected({ login, destinations }: AffectedLocations): ChangeNode | null {
    if (login) return null;
    if (!destinations) return this.#nodes.unchanged;
    const { base, head } = this.#pair;
    const [one, other] = [base.destinationsOfAll(this.#base), head.destinationsOfAll(this.#head)];
    return one && other && this.#destinations(one, other);
  }

  /** The changes of each destination, of those for whom a revision asks for it. */
  #destinations(one: Node<ResultPart>, other: Node<ResultPart>): ChangeNode {
    const { unchanged } = this.#nodes;
    if (one === other) return unchanged;
    const key = pairKey(one, other);
    const known = this.#byDestinations.get(key);
    if (known) return known;
    const { base, head, delta } = this.#pair;
    const changes = namedTables.map((name) => {
      const all = this.#nodes.delta(one, other, delta.destinations[name]);
      if (all === unchanged) return unchanged;
      return this.#nodes.within(all, [base.asked(this.#base, name), head.asked(this.#head, name)], isAsked);
    });
    const made = changes.reduce((all, of) => this.#nodes.merge(all, of), unchanged);
    this.#byDestinations.set(key, made);
    return made;
  }

  /** @param isAffected - whether its visits can end elsewhere */
  #ofArrival(at: number, flags: ChangeNode, isAffected: boolean): ChangeNode {
    const logins = samplesOf(this.#space.login).map(({ value }) =>
      this.#withFlags(flags, this.#at(at, value, isAffected)),
    );
    return this.#nodes.node(axisAt.login, logins);
  }

  /** Visitors do not see flags, so a change of flags counts only where the end changes too, as its first step. */
  #withFlags(flags: ChangeNode, ends: ChangeNode): ChangeNode {
    return ends === this.#nodes.unchanged || flags === this.#nodes.unchanged
      ? ends
      : this.#nodes.merge(this.#nodes.intersect(flags, ends), ends);
  }

  /** The changes of one arrival: of the end of the visit, and of destinations and login from there. */
  #at(arrival: number, login: Login, isAffected: boolean): ChangeNode {
    const { base, head } = this.#pair;
    const landing = base.landing(this.#base, arrival, login);
    const [one, other] = isAffected
      ? this.#addresses.aligned(landing, head.landing(this.#head, arrival, login))
      : [landing, landing];
    // Most arrivals end like another one.
    const key = pairKey(one, other);
    const known = this.#byLandings.get(key);
    if (known) return known;
    const later = this.#later(this.#pair.settledEnds(one, other));
    const made = this.#nodes.merge(later, this.#landingDelta(one, other));
    this.#byLandings.set(key, made);
    return made;
  }

  #landingDelta(one: Node<ResultPart>, other: Node<ResultPart>): ChangeNode {
    return one === other ? this.#nodes.unchanged : this.#nodes.delta(one, other, this.#pair.delta.landing);
  }

  /** The changes of destinations and login, from settled ends. */
  #later(ends: Node<SettledEnds>): ChangeNode {
    if (isLeaf(ends)) return this.#laterFrom(ends.value);
    const known = this.#laterByEnds.get(ends);
    if (known) return known;
    const made = this.#nodes.map(ends, (from) => this.#laterFrom(from ?? null), this.#mapped);
    this.#laterByEnds.set(ends, made);
    return made;
  }

  /** Resolved once for all ends with the same state. */
  #laterFrom(from: SettledEnds): ChangeNode {
    if (from === null) return this.#nodes.unchanged;
    const known = this.#laterByKey.get(from.key);
    if (known) return known;
    const { base, head, delta } = this.#pair;
    const { one, other } = from;
    const destinations = [base.destinations(this.#base, one), head.destinations(this.#head, other)] as const;
    const afterLogin = [base.afterLogin(this.#base, one), head.afterLogin(this.#head, other)] as const;
    const shown = [base.shown(this.#base, one), head.shown(this.#head, other)] as const;
    const later = this.#nodes.merge(
      this.#destinations(...destinations),
      this.#nodes.delta(...afterLogin, delta.afterLogin),
    );
    const made = this.#nodes.merge(later, this.#nodes.delta(...shown, delta.shown));
    this.#laterByKey.set(from.key, made);
    return made;
  }
}
