import { type Channel, channelOf, type Site } from '../../runtime/index.ts';
import { AffectedLocations } from '../dependencies/affected-locations.ts';
import type { ArrivalNodes } from '../host-views/arrival-nodes.ts';
import type { HostView } from '../host-views/host-view.ts';
import type { VisitorClass } from '../host-views/visitor-classes.ts';
import { areEqual } from '../json/canonical.ts';
import { Diagrams, isLeaf, type Node, pair, pairKey } from '../situations/diagram.ts';
import type { ResultPart, VisitEnd } from '../situations/result-part.ts';
import { ArrivalGroups, type GroupsOfTwin } from './arrival-groups.ts';
import { adsDifference, brandDifference, type Difference, type Risk } from './change.ts';
import type { ChangeNode } from './change-nodes.ts';
import type { ChannelPair } from './channel-pairs.ts';
import { reportedAdsOf, visibleBrandOf } from './config-revision.ts';
import { adsRisks, brandRisks } from './visit-risks.ts';

/** The ends of one visit on both revisions; equal keys resolve destinations and login alike. Null: no comparison. */
export type SettledEnds = { key: string; one: VisitEnd; other: VisitEnd } | null;

interface Changes {
  differences: Difference[];
  risks: Risk[];
}
const noChanges: Changes = { differences: [], risks: [] };

/** The parts of a site that brands and ads of its channels are composed of. */
const brandInputs = ({ brand, brands, defaultBrand, networks, searchAdvertiser }: Site): string =>
  JSON.stringify([brand, brands, defaultBrand, networks, searchAdvertiser]);

const channelKeys = new WeakMap<Channel, string>();
/** The parts of a channel that brand and ads depend on; a channel is the same object on every host. */
function brandKeyOf(site: Site, number: string): string {
  const channel = channelOf(site, number);
  const known = channelKeys.get(channel);
  if (known !== undefined) return known;
  const { brand, title, ads } = channel;
  const key = JSON.stringify([brand, title, ads, Object.hasOwn(site.channels, number)]);
  channelKeys.set(channel, key);
  return key;
}

/** Equal for two pairs of visitor classes with the same changes on a host. */
export const visitorsKey = (base: VisitorClass, head: VisitorClass): string => `${base.key},${head.key}`;

/** Whether a landing page is the same to all visitors, and on both revisions. */
function hasSameLanding({ base, head }: Pick<HostComparison<unknown>, 'base' | 'head'>): boolean {
  const [one, other] = [base.landingContent, head.landingContent];
  return one !== null && other !== null && areEqual(one, other);
}

/** One host on both revisions, with the change diagrams that its channels share. */
export class HostComparison<Deltas> {
  readonly base: HostView;
  readonly head: HostView;
  /** The comparers of this pair of revisions. */
  readonly delta: Deltas;
  /** Equal for two hosts with the same changes. */
  readonly key: string;
  readonly visitNodes = new Map<string, ChangeNode>();
  readonly visitorNodes = new Map<string, ChangeNode>();
  /**
   * The comparison of a host that differs in its own landing page alone, on both revisions alike, if there is one: its
   * changes are those of this host with the landing pages exchanged.
   */
  readonly twin: HostComparison<Deltas> | null;
  /** Not shared between hosts: a state contains a login path, which may be another page on another host. */
  readonly #endDiagrams = new Diagrams<SettledEnds>((ends) => ends?.key ?? '');
  readonly #endsByLandings = new Map<number, Node<SettledEnds>>();
  readonly #brandAndAdsByKey = new Map<string, Changes>();
  readonly #hasEqualBrandInputs: boolean;
  readonly #affected = new Map<string, AffectedLocations>();
  /** By the landings of both revisions, those of which each class of visitors shares. */
  readonly #groups = new Map<ArrivalNodes, Map<ArrivalNodes, ArrivalGroups>>();
  readonly #locatedGroups = new Map<ArrivalNodes, Map<ArrivalNodes, ArrivalGroups>>();

  /** @param others - the comparisons of earlier hosts, by their base */
  constructor(
    base: HostView,
    head: HostView,
    delta: Deltas,
    others: ReadonlyMap<HostView, HostComparison<Deltas>>,
  ) {
    this.base = base;
    this.head = head;
    this.delta = delta;
    this.twin = this.#twinAmong(others);
    const inputs = [brandInputs(base.site), brandInputs(head.site)];
    this.#hasEqualBrandInputs = inputs[0] === inputs[1];
    this.key = [base.shape, head.shape, ...inputs].join('\n');
  }

  #twinAmong(others: ReadonlyMap<HostView, HostComparison<Deltas>>): HostComparison<Deltas> | null {
    const [was, is] = [this.base.twin, this.head.twin];
    const found = was && others.get(was.view);
    if (!found || found.head !== is?.view || was.exchange !== is.exchange) return null;
    return hasSameLanding(this) && hasSameLanding(found) ? found : null;
  }

  /** The changes of the same visitors on the twin; null where they are not known. */
  changesOfTwin(base: VisitorClass, head: VisitorClass): ChangeNode | null {
    const [was, is] = [this.base.twin, this.head.twin];
    return (was && is && this.twin?.visitorNodes.get(visitorsKey(was.of(base), is.of(head)))) ?? null;
  }

  /** Where visits of two classes of visitors can differ; null: anywhere. */
  affectedLocations(base: VisitorClass, head: VisitorClass): AffectedLocations | null {
    if (!this.base.differsInRowsAlone(this.head, base, head)) return null;
    const key = `${base.kind},${head.kind}`;
    const known =
      this.#affected.get(key) ??
      new AffectedLocations(this.base.site, this.base.versionsOf(base), this.head.versionsOf(head));
    this.#affected.set(key, known);
    return known;
  }

  /** @param areLocated - whether visits are compared at {@link affectedLocations} alone */
  arrivalGroups(base: VisitorClass, head: VisitorClass, areLocated: boolean): ArrivalGroups {
    const [was, is] = [base.landings, head.landings];
    const all = areLocated ? this.#locatedGroups : this.#groups;
    const byHead = all.get(was) ?? new Map<ArrivalNodes, ArrivalGroups>();
    all.set(was, byHead);
    const groups = byHead.get(is) ?? new ArrivalGroups(this.#groupsOfTwin(base, head, areLocated));
    byHead.set(is, groups);
    return groups;
  }

  /** The groups of the twin, whose visits are those of this host with the landing pages exchanged. */
  #groupsOfTwin(base: VisitorClass, head: VisitorClass, areLocated: boolean): GroupsOfTwin | null {
    const [was, is] = [this.base.twin, this.head.twin];
    if (!this.twin || !was || !is) return null;
    return {
      groups: this.twin.arrivalGroups(was.of(base), is.of(head), areLocated),
      arrival: (at) => was.exchange.landing.arrival(at),
    };
  }

  /** The pairs of ends of two landings. */
  settledEnds(one: Node<ResultPart>, other: Node<ResultPart>): Node<SettledEnds> {
    // Most arrivals have the same end in both revisions: each pair is traversed once.
    const key = pairKey(one, other);
    const known = this.#endsByLandings.get(key);
    if (known) return known;
    const settle = (first: Node<ResultPart>, second: Node<ResultPart>) =>
      isLeaf(first) && isLeaf(second) ? this.#endsOf(first.value, second.value) : null;
    const made = pair(this.#endDiagrams, one, other, settle, this.#endsByLandings);
    this.#endsByLandings.set(key, made);
    return made;
  }

  #endsOf(one: ResultPart, other: ResultPart): Node<SettledEnds> {
    if (one.part !== 'ended' || other.part !== 'ended') return this.#endDiagrams.leaf(null);
    const key = `${this.base.queryKey(one)},${this.head.queryKey(other)}`;
    return this.#endDiagrams.leaf({ key, one, other });
  }

  /** Channels with the same entries on both revisions have the same changes; few have an entry of their own. */
  brandAndAds(base: string, head: string): Changes {
    const [was, is] = [brandKeyOf(this.base.site, base), brandKeyOf(this.head.site, head)];
    if (was === is && this.#hasEqualBrandInputs) return noChanges;
    const key = `${was} ${is}`;
    const known = this.#brandAndAdsByKey.get(key);
    if (known) return known;
    const changes = this.#compareBrandAndAds(base, head);
    this.#brandAndAdsByKey.set(key, changes);
    return changes;
  }

  /** Equal for channels that are the same to every visitor of the host. */
  channelKey({ base, head }: ChannelPair): string {
    const [was, is] = [this.base.channel(base), this.head.channel(head)];
    const [brand, other] = [brandKeyOf(this.base.site, base), brandKeyOf(this.head.site, head)];
    const brands = brand === other && this.#hasEqualBrandInputs ? '' : `${brand} ${other}`;
    const areListed = [
      Object.hasOwn(this.base.site.channels, base),
      Object.hasOwn(this.head.site.channels, head),
    ];
    return `${was.key},${is.key},${areListed.join()},${brands}`;
  }

  /** Equal for two hosts on which {@link channelKey} is the same for every channel. */
  get channelsKey(): string {
    return `${this.base.hostKey} ${this.head.hostKey} ${this.#hasEqualBrandInputs}`;
  }

  #compareBrandAndAds(base: string, head: string): Changes {
    const sites = [this.base.site, this.head.site] as const;
    const [one, other] = [visibleBrandOf(sites[0], base), visibleBrandOf(sites[1], head)];
    const [ads, otherAds] = [reportedAdsOf(sites[0], base), reportedAdsOf(sites[1], head)];
    const wasListed = Object.hasOwn(sites[0].channels, base) || !Object.hasOwn(sites[1].channels, head);
    return {
      differences: [...brandDifference(one, other), ...adsDifference(ads, otherAds)],
      risks: [...(wasListed ? brandRisks(one, other) : []), ...adsRisks(ads, otherAds)],
    };
  }
}
