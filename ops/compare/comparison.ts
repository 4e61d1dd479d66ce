import type { Config } from '../../schemas/index.ts';
import { ComparisonCache } from '../host-views/comparison-cache.ts';
import type { HostView } from '../host-views/host-view.ts';
import { branchOf } from '../situations/diagram.ts';
import type { LandingExchange } from '../situations/landing-exchange.ts';
import { axisAt, type SituationSpace, samplesOf } from '../situations/situation-space.ts';
import { changeOf } from './change.ts';
import { type ChangeNode, ChangeNodes } from './change-nodes.ts';
import { type ChannelPair, ChannelPairs } from './channel-pairs.ts';
import { ConfigRevision, usageOf } from './config-revision.ts';
import { type CityPairs, CityPairsCache, type InfoPair, InfoPairs } from './effect-pairs.ts';
import { HostComparison, visitorsKey } from './host-comparison.ts';
import { type PartDeltas, partDeltas } from './part-deltas.ts';
import { SharedChanges } from './shared-changes.ts';
import { type RevisionPair, VisitComparison } from './visit-comparison.ts';

/** Compares revisions in one space; the results of a revision are reused by the next comparison. */
export class Comparison {
  readonly space: SituationSpace;
  readonly #cache: ComparisonCache;
  /** The diagrams of changes. */
  readonly nodes = new ChangeNodes();
  readonly #usage: ReturnType<typeof usageOf>;
  readonly #cityPairs = new CityPairsCache();
  readonly #infoPairs: InfoPairs;
  /** The first two revisions. */
  readonly #sides: ConfigRevision[] = [];
  /** By the key of city pairs. */
  readonly #byCities = new Map<string, Map<string, ChangeNode>>();
  readonly #shared = new Map<LandingExchange, SharedChanges>();
  readonly #deltasByContents = new Map<string, PartDeltas>();

  /** @param configs - every compared revision is composed of parts of these */
  constructor(space: SituationSpace, configs: readonly Config[]) {
    this.space = space;
    this.#cache = new ComparisonCache(space);
    this.#usage = usageOf(configs);
    this.#infoPairs = new InfoPairs(this.#cache.names);
  }

  revision(config: Config): ConfigRevision {
    const like = this.#sides.find((one) => differInFlagsAlone(one.config, config)) ?? null;
    const made = new ConfigRevision(config, this.space, this.#usage, this.#cache, like);
    // Most of the others lie between these two.
    if (this.#sides.length < 2) this.#sides.push(made);
    return made;
  }

  /**
   * The change of each situation.
   * @param within - the hosts and channels to compare; the others are known to be equal
   */
  changes(before: ConfigRevision, after: ConfigRevision, within: ComparisonScope = {}): ChangeNode {
    const { host, channel } = this.space;
    const deltas = this.#deltasFor(before, after);
    const alike = new Map<string, ChangeNode>();
    const numbers = samplesOf(channel).map(({ value }) => value);
    const ofPairs = numbers.map((one) => ({ base: before.channelOf(one), head: after.channelOf(one) }));
    const classes = new ChannelPairs(ofPairs);
    const pairs = new Map<HostView, RevisionPair>();
    const hosts = samplesOf(host).map(({ value: name }) => {
      if (within.hosts?.has(name) === false) return this.nodes.unchanged;
      const base = before.view(name);
      const pair = new HostComparison(base, after.view(name), deltas, pairs);
      pairs.set(base, pair);
      const known = alike.get(pair.key);
      if (known) return known;
      const channels = within.channels
        ? ofPairs.map((one, at) =>
            within.channels?.has(numbers[at] ?? '') === false
              ? this.nodes.unchanged
              : this.#ofChannel(pair, one),
          )
        : classes.nodesOf(pair, (one) => this.#ofChannel(pair, one));
      const made = this.nodes.node(axisAt.channel, channels);
      alike.set(pair.key, made);
      return made;
    });
    return this.nodes.node(axisAt.host, hosts);
  }

  /** The changes for visitors of these channels. */
  changesOfChannels(changes: ChangeNode, ids: ReadonlySet<string>): ChangeNode {
    const { host, channel } = this.space;
    const isOne = samplesOf(channel).map(({ value }) => ids.has(value));
    const known = new Map<ChangeNode, ChangeNode>();
    // Not an intersection: that would look up every pair of thousands of channels for each of hundreds of edits.
    const ofHost = (node: ChangeNode): ChangeNode => {
      const found = known.get(node);
      if (found) return found;
      const children = isOne.map((is, at) =>
        is ? branchOf(node, axisAt.channel, at) : this.nodes.unchanged,
      );
      const made = this.nodes.node(axisAt.channel, children);
      known.set(node, made);
      return made;
    };
    if (changes.axis !== axisAt.host) return ofHost(changes);
    return this.nodes.node(
      axisAt.host,
      samplesOf(host).map((_, at) => ofHost(branchOf(changes, axisAt.host, at))),
    );
  }

  /** The hosts and channels that have a visitor with a change. */
  scopeOf(changes: ChangeNode): Required<ComparisonScope> {
    const { host, channel } = this.space;
    const scope = { hosts: new Set<string>(), channels: new Set<string>() };
    samplesOf(host).forEach(({ value: name }, atHost) => {
      const ofHost = changes.axis === axisAt.host ? changes.children[atHost] : changes;
      samplesOf(channel).forEach(({ value: number }, atChannel) => {
        const found = ofHost?.axis === axisAt.channel ? ofHost.children[atChannel] : ofHost;
        if (found === this.nodes.unchanged) return;
        scope.hosts.add(name);
        scope.channels.add(number);
      });
    });
    return scope;
  }

  #deltasFor(before: ConfigRevision, after: ConfigRevision): PartDeltas {
    const key = `${before.contents.key} ${after.contents.key}`;
    const contents = { before: before.contents.byRoute, after: after.contents.byRoute };
    const shown = { before: before.contents.shown, after: after.contents.shown };
    const deltas = this.#deltasByContents.get(key) ?? partDeltas(contents, shown);
    this.#deltasByContents.set(key, deltas);
    return deltas;
  }

  #ofChannel(pair: RevisionPair, { base, head }: ChannelPair): ChangeNode {
    const listed = Object.hasOwn(pair.base.site.channels, base);
    const all = this.#visits(pair, base, head);
    // In the base, a channel that it does not list behaves like any unlisted one, so its visitors lose nothing.
    const visits =
      listed || !Object.hasOwn(pair.head.site.channels, head) ? all : this.nodes.withoutRisks(all);
    const brandAndAds = pair.brandAndAds(base, head);
    if (brandAndAds.differences.length === 0) return visits;
    const { differences, risks } = brandAndAds;
    const change = changeOf(differences, risks);
    return change ? this.nodes.ofChannel(change, visits) : visits;
  }

  #visits(pair: RevisionPair, base: string, head: string): ChangeNode {
    const [was, is] = [pair.base.channel(base), pair.head.channel(head)];
    const areAlike = pair.base.shape === pair.head.shape && was.kind === is.kind;
    if (areAlike && was.key === is.key) return this.nodes.unchanged;
    const known = pair.visitNodes.get(`${was.key},${is.key}`);
    if (known) return known;
    const pairs = this.#cityPairs.of(was.cities, is.cities);
    const inCities = pairs.effects.map((effects) => {
      const [baseEffect, headEffect] = effects;
      return areAlike && baseEffect === headEffect
        ? this.nodes.unchanged
        : this.#inCity(pair, base, head, effects);
    });
    const made = this.#byCity(pairs, inCities);
    pair.visitNodes.set(`${was.key},${is.key}`, made);
    return made;
  }

  /** Hosts with the same changes in the same cities share one node, and those with some of them parts of it. */
  #byCity({ key, ofClass }: CityPairs, inCities: readonly ChangeNode[]): ChangeNode {
    const known = this.#byCities.get(key) ?? new Map<string, ChangeNode>();
    this.#byCities.set(key, known);
    return this.nodes.byCity({ inCities, ofClass }, known);
  }

  #inCity(pair: RevisionPair, base: string, head: string, effects: readonly [string, string]): ChangeNode {
    const infos = this.#infosOf(pair, base, head, effects);
    if (infos === null) return this.nodes.unchanged;
    const was = pair.base.visitorClass(base, effects[0], infos[0]);
    const is = pair.head.visitorClass(head, effects[1], infos[1]);
    const key = visitorsKey(was, is);
    const known = pair.visitorNodes.get(key);
    if (known) return known;
    const { space, nodes } = this;
    const context = { space, nodes, addresses: this.#cache.addresses, shared: this.#sharedFor(pair) };
    const made = new VisitComparison(context, pair, was, is).changes();
    pair.visitorNodes.set(key, made);
    return made;
  }

  /** Null where the host has no twin. */
  #sharedFor({ twin, base }: RevisionPair): SharedChanges | null {
    if (!twin || !base.twin) return null;
    const { landing, addresses } = base.twin.exchange;
    const known = this.#shared.get(landing) ?? new SharedChanges(this.space, landing, addresses);
    this.#shared.set(landing, known);
    return known;
  }

  /**
   * The effects of channel info in both revisions. Where nothing but flags can make visits differ, those that are the same
   * in both are one. Null: all are.
   */
  #infosOf(
    { base: was, head: is }: RevisionPair,
    base: string,
    head: string,
    [baseEffect, headEffect]: readonly [string, string],
  ): InfoPair | null {
    const [before, after] = [was.channel(base), is.channel(head)];
    const areAlike =
      was.shapeBesidesFlags === is.shapeBesidesFlags &&
      before.kind === after.kind &&
      baseEffect === headEffect;
    return areAlike ? this.#infoPairs.differing(before, after) : [before.infos, after.infos];
  }
}

/** Whether the files of two configs are the same objects, but for flags.json: plans share equal parts. */
const differInFlagsAlone = (one: Config, other: Config): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof Config)[]).every(
    (file) => file === 'flags' || one[file] === other[file],
  );

/** The hosts and channels that a comparison is limited to; no key: all. */
export interface ComparisonScope {
  hosts?: ReadonlySet<string>;
  channels?: ReadonlySet<string>;
}
