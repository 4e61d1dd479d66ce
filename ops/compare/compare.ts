import type { Config } from '../../schemas/index.ts';
import { Diagrams, isLeaf, type Node, pair, pairKey } from '../situations/diagram.ts';
import { Names } from '../situations/interned.ts';
import { type Part, partKey } from '../situations/part.ts';
import { axisAt, type Space, samplesOf } from '../situations/space.ts';
import { Both, type States } from './both.ts';
import { Kept } from './cached.ts';
import { changeOf } from './change.ts';
import { type ChangeNode, ChangeNodes } from './change-nodes.ts';
import { type CityPairs, PairsOfCities } from './city-pairs.ts';
import { deltasOf, flagsDelta } from './deltas.ts';
import { RestSets } from './dependencies.ts';
import type { Asker } from './host-view.ts';
import { readsOf, Side } from './side.ts';

/** Compares sides of one space; what was asked of a side is kept for the next comparison. */
export class Comparison {
  readonly space: Space;
  readonly #kept = new Kept(new Diagrams<Part>(partKey), new Names(), new RestSets());
  /** What is compared, as functions of the situation. */
  readonly nodes = new ChangeNodes();
  readonly #reads: ReturnType<typeof readsOf>;
  readonly #cityPairs = new PairsOfCities();
  readonly #byCities = new Map<string, ChangeNode>();
  readonly #deltasByKinds = new Map<string, ReturnType<typeof deltasOf>>();

  /** @param configs - every side that will be compared is made of parts of these */
  constructor(space: Space, configs: readonly Config[]) {
    this.space = space;
    this.#reads = readsOf(configs);
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
      if (within.hosts?.has(name) === false) return this.nodes.same;
      const both = new Both(before.view(name), after.view(name), this.#deltasFor(before, after));
      const channels = samplesOf(channel).map(({ value: number }) =>
        within.channels?.has(number) === false ? this.nodes.same : this.#ofChannel(both, number),
      );
      return this.nodes.node(axisAt.channel, channels);
    });
    return this.nodes.node(axisAt.host, hosts);
  }

  /** The changes for visitors of these channels. */
  ofChannels(changes: ChangeNode, ids: ReadonlySet<string>): ChangeNode {
    const other = this.nodes.leaf({ step: 'brand', before: '', after: '', differences: [], risks: [] });
    const isOne = samplesOf(this.space.channel).map(({ value }) =>
      ids.has(value) ? other : this.nodes.same,
    );
    return this.nodes.where(changes, this.nodes.node(axisAt.channel, isOne));
  }

  /** The hosts and channels of whose visitors any has a change. */
  placesOf(changes: ChangeNode): Required<Within> {
    const { host, channel } = this.space;
    const places = { hosts: new Set<string>(), channels: new Set<string>() };
    samplesOf(host).forEach(({ value: name }, atHost) => {
      const ofHost = changes.axis === axisAt.host ? changes.children[atHost] : changes;
      samplesOf(channel).forEach(({ value: number }, atChannel) => {
        const found = ofHost?.axis === axisAt.channel ? ofHost.children[atChannel] : ofHost;
        if (found === this.nodes.same) return;
        places.hosts.add(name);
        places.channels.add(number);
      });
    });
    return places;
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
    const visits =
      listed || !Object.hasOwn(both.after.site.channels, number) ? all : this.nodes.withoutRisks(all);
    const ours = both.brandAndAds(number);
    if (ours.differences.length === 0) return visits;
    const { differences, risks } = ours;
    return this.nodes.joined(this.nodes.leaf(changeOf(differences, risks)), visits);
  }

  #visits(both: BothSides, number: string): ChangeNode {
    const [was, is] = [both.before.channel(number), both.after.channel(number)];
    const alike = both.before.shape === both.after.shape && was.kind === is.kind;
    if (alike && was.key === is.key) return this.nodes.same;
    const known = both.visits.get(`${was.key},${is.key}`);
    if (known) return known;
    const pairs = this.#cityPairs.of(was.cities, is.cities);
    const inCities = pairs.effects.map((effects) => {
      const [effect, now] = effects;
      return alike && effect === now ? this.nodes.same : this.#inCity(both, number, effects);
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
    const nodes = ofClass.map((place) => inCities[place] ?? this.nodes.same);
    const made = this.nodes.choose(axisAt.city, nodes);
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

  #ofVisits({ before, after, delta, states, settledSeen }: BothSides, was: Asker, is: Asker): ChangeNode {
    const followSeen = new Map<Node<States>, ChangeNode>();
    const restSeen = new Map<string, ChangeNode>();
    const flags = this.nodes.delta(before.flags(was), after.flags(is), flagsDelta);
    const follows = new Map<string, ChangeNode>();
    /** Both landings are settled: the rest is asked from there, once for all that come to the same state. */
    const rest = (from: States): ChangeNode => {
      if (from === null) return this.nodes.same;
      const known = follows.get(from.key);
      if (known) return known;
      const { one, other } = from;
      const made = this.nodes.joined(
        this.nodes.delta(before.destinations(was, one), after.destinations(is, other), delta.destinations),
        this.nodes.delta(before.afterLogin(was, one), after.afterLogin(is, other), delta.afterLogin),
      );
      follows.set(from.key, made);
      return made;
    };
    const statesOf = (one: Part | undefined, other: Part | undefined): Node<States> => {
      if (one?.part !== 'ended' || other?.part !== 'ended') return states.leaf(null);
      return states.leaf({ key: `${before.question(one)},${after.question(other)}`, one, other });
    };
    const statesAt = (one: Node<Part>, other: Node<Part>) =>
      isLeaf(one) && isLeaf(other) ? statesOf(one.value, other.value) : null;
    const settledOf = (one: Node<Part>, other: Node<Part>): Node<States> => {
      // Most arrivals come to one end on both sides: no branch of theirs is looked at twice.
      const key = pairKey(one, other);
      const known = settledSeen.get(key);
      if (known) return known;
      const made = pair(states, one, other, statesAt, settledSeen);
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
          follow = this.nodes.from(settled, (from) => rest(from ?? null), restSeen);
          followSeen.set(settled, follow);
        }
        const ends =
          one === other ? follow : this.nodes.joined(follow, this.nodes.delta(one, other, delta.landing));
        // Flags are seen by nobody; where they lead elsewhere they are told first, because the rest follows from them.
        return ends === this.nodes.same || flags === this.nodes.same
          ? ends
          : this.nodes.joined(this.nodes.where(flags, ends), ends);
      });
      return this.nodes.node(axisAt.login, logins);
    });
    return this.nodes.node(axisAt.arrival, arrivals);
  }
}

type BothSides = Both<ReturnType<typeof deltasOf>>;

/** Where a comparison is known to find nothing elsewhere. */
export interface Within {
  hosts?: ReadonlySet<string>;
  channels?: ReadonlySet<string>;
}
