import type { Config } from '../../schemas/index.ts';
import { Both, type States } from './both.ts';
import {
  afterLoginDifference,
  type Change,
  changeOf,
  destinationsDifference,
  flagsDifference,
  landingDifference,
} from './change.ts';
import { type CityPairs, PairsOfCities } from './city-pairs.ts';
import { Diagrams, isLeaf, type Node, pair, pairKey, zip } from './diagram.ts';
import type { Asker } from './host-view.ts';
import { Kept } from './kept.ts';
import { Names } from './names.ts';
import { type Part, partKey } from './part.ts';
import { RestSets } from './rests.ts';
import { afterLoginRisks, destinationRisks, landingRisks, type RouteKinds } from './risks.ts';
import { readsOf, Side } from './side.ts';
import { axisAt, type Space, samplesOf } from './space.ts';

export type ChangeNode = Node<Change | null>;

/** Compares sides of one space; what was asked of a side is kept for the next comparison. */
export class Comparison {
  readonly space: Space;
  readonly #kept = new Kept(new Diagrams<Part>(partKey), new Names(), new RestSets());
  readonly #changes = new Diagrams<Change | null>((change) => JSON.stringify(change));
  readonly #reads: ReturnType<typeof readsOf>;
  readonly #same: ChangeNode;
  readonly #deltas = new Map<DeltaOf, Map<string, ChangeNode>>();
  readonly #joins = new Map<string, ChangeNode>();
  readonly #harmless = new Map<string, ChangeNode>();
  readonly #whereSeen = new Map<number, ChangeNode>();
  readonly #withoutSeen = new Map<number, ChangeNode>();
  readonly #cityPairs = new PairsOfCities();
  readonly #byCities = new Map<string, ChangeNode>();
  readonly #deltasByKinds = new Map<string, ReturnType<typeof deltasOf>>();

  /** @param configs - every side that will be compared is made of parts of these */
  constructor(space: Space, configs: readonly Config[]) {
    this.space = space;
    this.#reads = readsOf(configs);
    this.#same = this.#changes.leaf(null);
  }

  side(config: Config): Side {
    return new Side(config, this.space, this.#reads, this.#kept);
  }

  /**
   * What changes for each situation.
   * @param within - only these hosts and channels are looked at; the others are known to be the same
   */
  changes(before: Side, after: Side, within: Within = {}): ChangeNode {
    const { host, channel } = this.space;
    const hosts = samplesOf(host).map(({ value: name }) => {
      if (within.hosts?.has(name) === false) return this.#same;
      const both = new Both(before.view(name), after.view(name), this.#deltasFor(before, after));
      const channels = samplesOf(channel).map(({ value: number }) =>
        within.channels?.has(number) === false ? this.#same : this.#ofChannel(both, number),
      );
      return this.#changes.node(axisAt.channel, channels);
    });
    return this.#changes.node(axisAt.host, hosts);
  }

  /** Of two comparisons with the same after, the changes of the first where the second has any. */
  where(first: ChangeNode, second: ChangeNode): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.#same || other === this.#same) return this.#same;
      return isLeaf(other) ? one : null;
    };
    return pair(this.#changes, first, second, settle, this.#whereSeen);
  }

  /** The changes for visitors of these channels. */
  ofChannels(changes: ChangeNode, ids: ReadonlySet<string>): ChangeNode {
    const other = this.#changes.leaf({ step: 'brand', before: '', after: '', differences: [], risks: [] });
    const isOne = samplesOf(this.space.channel).map(({ value }) => (ids.has(value) ? other : this.#same));
    return this.where(changes, this.#changes.node(axisAt.channel, isOne));
  }

  /** The changes of the first where none of the others has one. */
  without(first: ChangeNode, others: readonly ChangeNode[]): ChangeNode {
    const settle = (one: ChangeNode, other: ChangeNode) => {
      if (one === this.#same || other === this.#same) return one;
      return isLeaf(other) ? this.#same : null;
    };
    return others.reduce((left, other) => pair(this.#changes, left, other, settle, this.#withoutSeen), first);
  }

  get same(): ChangeNode {
    return this.#same;
  }

  #deltasFor(before: Side, after: Side): ReturnType<typeof deltasOf> {
    const kinds = { before: before.routeKinds, after: after.routeKinds };
    const key = JSON.stringify(kinds);
    const deltas = this.#deltasByKinds.get(key) ?? deltasOf(kinds);
    this.#deltasByKinds.set(key, deltas);
    return deltas;
  }

  #ofChannel(both: BothSides, number: string): ChangeNode {
    const listed = Object.hasOwn(both.before.site.channels, number);
    const all = this.#visits(both, number);
    // Whoever came by a channel before it was listed came as by any unlisted one: nothing of theirs is lost.
    const visits = listed || !Object.hasOwn(both.after.site.channels, number) ? all : this.#withoutRisks(all);
    const ours = both.brandAndAds(number);
    if (ours.differences.length === 0) return visits;
    const { differences, risks } = ours;
    return this.#joined([this.#changes.leaf(changeOf(differences, risks)), visits]);
  }

  #withoutRisks(visits: ChangeNode): ChangeNode {
    const harmless = ([change]: readonly (Change | null)[]) =>
      this.#changes.leaf(change ? { ...change, risks: [] } : null);
    return zip(this.#changes, [visits], harmless, this.#harmless);
  }

  #visits(both: BothSides, number: string): ChangeNode {
    const [was, is] = [both.before.channel(number), both.after.channel(number)];
    const alike = both.before.shape === both.after.shape && was.kind === is.kind;
    if (alike && was.key === is.key) return this.#same;
    const known = both.visits.get(`${was.key},${is.key}`);
    if (known) return known;
    const pairs = this.#cityPairs.of(was.cities, is.cities);
    const inCities = pairs.effects.map((effects) => {
      const [effect, now] = effects;
      return alike && effect === now ? this.#same : this.#inCity(both, number, effects);
    });
    const made = this.#byCity(pairs, inCities);
    both.visits.set(`${was.key},${is.key}`, made);
    return made;
  }

  /** Hosts where the same cities change the same have one node, which is put together once. */
  #byCity({ key, ofClass }: CityPairs, inCities: readonly ChangeNode[]): ChangeNode {
    const at = `${key}: ${inCities.map(({ id }) => id).join()}`;
    const known = this.#byCities.get(at);
    if (known) return known;
    const nodes = ofClass.map((place) => inCities[place] ?? this.#same);
    const made = this.#changes.choose(axisAt.city, nodes);
    this.#byCities.set(at, made);
    return made;
  }

  #inCity(both: BothSides, number: string, effects: readonly [string, string]): ChangeNode {
    const [was, is] = [both.before.asker(number, effects[0]), both.after.asker(number, effects[1])];
    const key = `${was.who},${is.who}`;
    const known = both.inCity.get(key);
    if (known) return known;
    const made = this.#ofVisits(both, was, is);
    both.inCity.set(key, made);
    return made;
  }

  #ofVisits(
    { before, after, delta, states, statesSeen, settledSeen }: BothSides,
    was: Asker,
    is: Asker,
  ): ChangeNode {
    const followSeen = new Map<Node<States>, ChangeNode>();
    const restSeen = new Map<string, ChangeNode>();
    const flags = this.#delta(before.flags(was), after.flags(is), flagsDelta);
    const follows = new Map<string, ChangeNode>();
    /** Both landings are settled: the rest is asked from there, once for all that come to the same state. */
    const rest = (from: States): ChangeNode => {
      if (from === null) return this.#same;
      const known = follows.get(from.key);
      if (known) return known;
      const { one, other } = from;
      const made = this.#joined([
        this.#delta(before.destinations(was, one), after.destinations(is, other), delta.destinations),
        this.#delta(before.afterLogin(was, one), after.afterLogin(is, other), delta.afterLogin),
      ]);
      follows.set(from.key, made);
      return made;
    };
    const statesOf = (one: Part | undefined, other: Part | undefined): Node<States> => {
      if (one?.part !== 'ended' || other?.part !== 'ended') return states.leaf(null);
      return states.leaf({ key: `${before.question(one)},${after.question(other)}`, one, other });
    };
    const settledOf = (one: Node<Part>, other: Node<Part>): Node<States> => {
      const key = pairKey(one, other);
      const known = settledSeen.get(key);
      if (known) return known;
      const made = zip(states, [one, other], ([was, is]) => statesOf(was, is), statesSeen);
      settledSeen.set(key, made);
      return made;
    };
    const arrivals = samplesOf(this.space.arrival).map(({ at }) => {
      const logins = samplesOf(this.space.login).map(({ value: login }) => {
        const one = before.landing(was, at, login);
        const other = after.landing(is, at, login);
        const settled = settledOf(one, other);
        let follow = followSeen.get(settled);
        if (!follow) {
          follow = zip(this.#changes, [settled], ([from]) => rest(from ?? null), restSeen);
          followSeen.set(settled, follow);
        }
        const ends = one === other ? follow : this.#joined([follow, this.#delta(one, other, delta.landing)]);
        // Flags are seen by nobody; where they lead elsewhere they are told first, because the rest follows from them.
        return ends === this.#same || flags === this.#same
          ? ends
          : this.#joined([this.where(flags, ends), ends]);
      });
      return this.#changes.node(axisAt.login, logins);
    });
    return this.#changes.node(axisAt.arrival, arrivals);
  }

  /** How one part differs; where it is the same function on both sides, nothing has to be looked at. */
  #delta(one: Node<Part>, other: Node<Part>, deltaOf: DeltaOf): ChangeNode {
    if (one === other) return this.#same;
    const known = this.#deltas.get(deltaOf) ?? new Map<string, ChangeNode>();
    this.#deltas.set(deltaOf, known);
    return zip(
      this.#changes,
      [one, other],
      ([before, after]) => this.#changes.leaf(before && after ? deltaOf(before, after) : null),
      known,
    );
  }

  /** The changes of all parts as one. */
  #joined(parts: readonly ChangeNode[]): ChangeNode {
    const differing = parts.filter((part) => part !== this.#same);
    const [first = this.#same] = differing;
    return differing.length < 2
      ? first
      : zip(this.#changes, differing, (all) => this.#leafOf(all), this.#joins);
  }

  #leafOf(changes: readonly (Change | null)[]): ChangeNode {
    const differences = changes.flatMap((change) => change?.differences ?? []);
    return this.#changes.leaf(
      changeOf(
        differences,
        changes.flatMap((change) => change?.risks ?? []),
      ),
    );
  }
}

type BothSides = Both<ReturnType<typeof deltasOf>>;

type DeltaOf = (before: Part, after: Part) => Change | null;

const flagsDelta: DeltaOf = (one, other) =>
  one.part === 'flags' && other.part === 'flags' ? changeOf(flagsDifference(one, other), []) : null;

/** How parts differ where routes are of these kinds; one for each pair, so that what was found is found again. */
function deltasOf(kinds: RouteKinds): Record<'destinations' | 'afterLogin' | 'landing', DeltaOf> {
  return {
    destinations: (one, other) =>
      one.part === 'destinations' && other.part === 'destinations'
        ? changeOf(destinationsDifference(one, other), destinationRisks(one, other, kinds))
        : null,
    afterLogin: (one, other) =>
      one.part === 'afterLogin' && other.part === 'afterLogin'
        ? changeOf(afterLoginDifference(one, other), afterLoginRisks(one, other, kinds))
        : null,
    landing: (one, other) =>
      one.part === 'ended' && other.part === 'ended'
        ? changeOf(
            landingDifference(one.landing, other.landing),
            landingRisks(one.landing, other.landing, kinds),
          )
        : null,
  };
}

/** Where a comparison is known to find nothing elsewhere. */
export interface Within {
  hosts?: ReadonlySet<string>;
  channels?: ReadonlySet<string>;
}
