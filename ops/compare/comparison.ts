import type { Config } from '../../schemas/index.ts';
import { Diagrams, isLeaf, type Node, pair, pairKey } from '../situations/diagram.ts';
import { InternedNames } from '../situations/interned-names.ts';
import { partKey, type ResultPart } from '../situations/result-part.ts';
import { axisAt, type SituationSpace, samplesOf } from '../situations/space.ts';
import { changeOf } from './change.ts';
import { type ChangeNode, ChangeNodes } from './change-nodes.ts';
import { type CityPairs, CityPairsCache } from './city-pairs.ts';
import { ComparisonCache } from './comparison-cache.ts';
import { ConfigRevision, factUsageOf } from './config-revision.ts';
import { DependencySets } from './dependencies.ts';
import { HostComparison, type SettledEnds } from './host-comparison.ts';
import type { VisitorClass } from './host-view.ts';
import { flagsDelta, partDeltas } from './part-deltas.ts';

/** Compares sides of one space; what was asked of a side is kept for the next comparison. */
export class Comparison {
  readonly space: SituationSpace;
  readonly #kept = new ComparisonCache(
    new Diagrams<ResultPart>(partKey),
    new InternedNames(),
    new DependencySets(),
  );
  /** What is compared, as functions of the situation. */
  readonly nodes = new ChangeNodes();
  readonly #reads: ReturnType<typeof factUsageOf>;
  readonly #cityPairs = new CityPairsCache();
  readonly #byCities = new Map<string, ChangeNode>();
  readonly #deltasByKinds = new Map<string, ReturnType<typeof partDeltas>>();

  /** @param configs - every side that will be compared is made of parts of these */
  constructor(space: SituationSpace, configs: readonly Config[]) {
    this.space = space;
    this.#reads = factUsageOf(configs);
  }

  revision(config: Config): ConfigRevision {
    return new ConfigRevision(config, this.space, this.#reads, this.#kept);
  }

  /**
   * What changes for each situation.
   * @param within - only these hosts and channels are looked at; the others are known to be the same
   */
  changes(before: ConfigRevision, after: ConfigRevision, within: ComparisonScope = {}): ChangeNode {
    const { host, channel } = this.space;
    const hosts = samplesOf(host).map(({ value: name }) => {
      if (within.hosts?.has(name) === false) return this.nodes.unchanged;
      const both = new HostComparison(before.view(name), after.view(name), this.#deltasFor(before, after));
      const channels = samplesOf(channel).map(({ value: number }) =>
        within.channels?.has(number) === false ? this.nodes.unchanged : this.#ofChannel(both, number),
      );
      return this.nodes.node(axisAt.channel, channels);
    });
    return this.nodes.node(axisAt.host, hosts);
  }

  /** The changes for visitors of these channels. */
  changesOfChannels(changes: ChangeNode, ids: ReadonlySet<string>): ChangeNode {
    const other = this.nodes.leaf({ step: 'brand', before: '', after: '', differences: [], risks: [] });
    const isOne = samplesOf(this.space.channel).map(({ value }) =>
      ids.has(value) ? other : this.nodes.unchanged,
    );
    return this.nodes.intersect(changes, this.nodes.node(axisAt.channel, isOne));
  }

  /** The hosts and channels of whose visitors any has a change. */
  scopeOf(changes: ChangeNode): Required<ComparisonScope> {
    const { host, channel } = this.space;
    const places = { hosts: new Set<string>(), channels: new Set<string>() };
    samplesOf(host).forEach(({ value: name }, atHost) => {
      const ofHost = changes.axis === axisAt.host ? changes.children[atHost] : changes;
      samplesOf(channel).forEach(({ value: number }, atChannel) => {
        const found = ofHost?.axis === axisAt.channel ? ofHost.children[atChannel] : ofHost;
        if (found === this.nodes.unchanged) return;
        places.hosts.add(name);
        places.channels.add(number);
      });
    });
    return places;
  }

  #deltasFor(before: ConfigRevision, after: ConfigRevision): ReturnType<typeof partDeltas> {
    const kinds = { before: before.routeKinds, after: after.routeKinds };
    const key = JSON.stringify(kinds);
    const deltas = this.#deltasByKinds.get(key) ?? partDeltas(kinds);
    this.#deltasByKinds.set(key, deltas);
    return deltas;
  }

  #ofChannel(both: BothSides, number: string): ChangeNode {
    const listed = Object.hasOwn(both.base.site.channels, number);
    const all = this.#visits(both, number);
    // Whoever came by a channel before it was listed came as by any unlisted one: nothing of theirs is lost.
    const visits =
      listed || !Object.hasOwn(both.head.site.channels, number) ? all : this.nodes.withoutRisks(all);
    const ours = both.brandAndAds(number);
    if (ours.differences.length === 0) return visits;
    const { differences, risks } = ours;
    return this.nodes.merge(this.nodes.leaf(changeOf(differences, risks)), visits);
  }

  #visits(both: BothSides, number: string): ChangeNode {
    const [was, is] = [both.base.channel(number), both.head.channel(number)];
    const alike = both.base.shape === both.head.shape && was.kind === is.kind;
    if (alike && was.key === is.key) return this.nodes.unchanged;
    const known = both.visitNodes.get(`${was.key},${is.key}`);
    if (known) return known;
    const pairs = this.#cityPairs.of(was.cities, is.cities);
    const inCities = pairs.effects.map((effects) => {
      const [effect, now] = effects;
      return alike && effect === now ? this.nodes.unchanged : this.#inCity(both, number, effects);
    });
    const made = this.#byCity(pairs, inCities);
    both.visitNodes.set(`${was.key},${is.key}`, made);
    return made;
  }

  /** Hosts where the same cities change the same have one node, which is put together once. */
  #byCity({ key, ofClass }: CityPairs, inCities: readonly ChangeNode[]): ChangeNode {
    const at = `${key}: ${inCities.map(({ id }) => id).join()}`;
    const known = this.#byCities.get(at);
    if (known) return known;
    const nodes = ofClass.map((place) => inCities[place] ?? this.nodes.unchanged);
    const made = this.nodes.choose(axisAt.city, nodes);
    this.#byCities.set(at, made);
    return made;
  }

  #inCity(both: BothSides, number: string, effects: readonly [string, string]): ChangeNode {
    const [was, is] = [
      both.base.visitorClass(number, effects[0]),
      both.head.visitorClass(number, effects[1]),
    ];
    const key = `${was.key},${is.key}`;
    const known = both.visitorNodes.get(key);
    if (known) return known;
    const made = this.#ofVisits(both, was, is);
    both.visitorNodes.set(key, made);
    return made;
  }

  #ofVisits(
    { base, head, delta, endDiagrams, settledNodes }: BothSides,
    was: VisitorClass,
    is: VisitorClass,
  ): ChangeNode {
    const followSeen = new Map<Node<SettledEnds>, ChangeNode>();
    const restSeen = new Map<string, ChangeNode>();
    const flags = this.nodes.delta(base.flags(was), head.flags(is), flagsDelta);
    const follows = new Map<string, ChangeNode>();
    /** Both landings are settled: the rest is asked from there, once for all that come to the same state. */
    const rest = (from: SettledEnds): ChangeNode => {
      if (from === null) return this.nodes.unchanged;
      const known = follows.get(from.key);
      if (known) return known;
      const { one, other } = from;
      const made = this.nodes.merge(
        this.nodes.delta(base.destinations(was, one), head.destinations(is, other), delta.destinations),
        this.nodes.delta(base.afterLogin(was, one), head.afterLogin(is, other), delta.afterLogin),
      );
      follows.set(from.key, made);
      return made;
    };
    const statesOf = (one: ResultPart | undefined, other: ResultPart | undefined): Node<SettledEnds> => {
      if (one?.part !== 'ended' || other?.part !== 'ended') return endDiagrams.leaf(null);
      return endDiagrams.leaf({ key: `${base.queryKey(one)},${head.queryKey(other)}`, one, other });
    };
    const statesAt = (one: Node<ResultPart>, other: Node<ResultPart>) =>
      isLeaf(one) && isLeaf(other) ? statesOf(one.value, other.value) : null;
    const settledOf = (one: Node<ResultPart>, other: Node<ResultPart>): Node<SettledEnds> => {
      // Most arrivals come to one end on both sides: no branch of theirs is looked at twice.
      const key = pairKey(one, other);
      const known = settledNodes.get(key);
      if (known) return known;
      const made = pair(endDiagrams, one, other, statesAt, settledNodes);
      settledNodes.set(key, made);
      return made;
    };
    const arrivals = samplesOf(this.space.arrival).map(({ at }) => {
      const logins = samplesOf(this.space.login).map(({ value: login }) => {
        const one = base.landing(was, at, login);
        const other = head.landing(is, at, login);
        const settled = settledOf(one, other);
        let follow = followSeen.get(settled);
        if (!follow) {
          follow = this.nodes.map(settled, (from) => rest(from ?? null), restSeen);
          followSeen.set(settled, follow);
        }
        const ends =
          one === other ? follow : this.nodes.merge(follow, this.nodes.delta(one, other, delta.landing));
        // Flags are seen by nobody; where they lead elsewhere they are told first, because the rest follows from them.
        return ends === this.nodes.unchanged || flags === this.nodes.unchanged
          ? ends
          : this.nodes.merge(this.nodes.intersect(flags, ends), ends);
      });
      return this.nodes.node(axisAt.login, logins);
    });
    return this.nodes.node(axisAt.arrival, arrivals);
  }
}

type BothSides = HostComparison<ReturnType<typeof partDeltas>>;

/** Where a comparison is known to find nothing elsewhere. */
export interface ComparisonScope {
  hosts?: ReadonlySet<string>;
  channels?: ReadonlySet<string>;
}
