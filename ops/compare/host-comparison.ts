import { type Channel, channelOf, type Site } from '../../runtime/index.ts';
import { Diagrams, type Node } from '../situations/diagram.ts';
import type { VisitEnd } from '../situations/result-part.ts';
import { adsDifference, brandDifference, type Difference, type Risk } from './change.ts';
import type { ChangeNode } from './change-nodes.ts';
import { reportedAdsOf, visibleBrandOf } from './config-revision.ts';
import type { HostView } from './host-view.ts';
import { adsRisks, brandRisks } from './risks.ts';

/** Two ends from which login and destinations are asked; equal by what they depend on. Null: not looked at. */
export type SettledEnds = { key: string; one: VisitEnd; other: VisitEnd } | null;

const nothing: { differences: Difference[]; risks: Risk[] } = { differences: [], risks: [] };

const partsOfLook = ({ brand, brands, defaultBrand, networks, searchAdvertiser }: Site): string =>
  JSON.stringify([brand, brands, defaultBrand, networks, searchAdvertiser]);

const looks = new WeakMap<Channel, string>();
/** What of a channel its visitors or an ad network see; a channel is the same object on every host. */
function lookOf(site: Site, number: string): string {
  const channel = channelOf(site, number);
  const known = looks.get(channel);
  if (known !== undefined) return known;
  const { brand, title, ads } = channel;
  const look = JSON.stringify([brand, title, ads, Object.hasOwn(site.channels, number)]);
  looks.set(channel, look);
  return look;
}

/** One host on both sides. */
export class HostComparison<Deltas> {
  readonly base: HostView;
  readonly head: HostView;
  /** How parts of this pair differ. */
  readonly delta: Deltas;
  readonly visitNodes = new Map<string, ChangeNode>();
  readonly visitorNodes = new Map<string, ChangeNode>();
  /** Of this pair of hosts alone: a state names a login page, and an equal one of another host is another page. */
  readonly endDiagrams = new Diagrams<SettledEnds>((states) => states?.key ?? '');
  readonly settledNodes = new Map<number, Node<SettledEnds>>();
  readonly #told = new Map<string, { differences: Difference[]; risks: Risk[] }>();

  constructor(before: HostView, after: HostView, delta: Deltas) {
    this.base = before;
    this.head = after;
    this.delta = delta;
  }

  /** Channels that are written alike on both sides differ alike, and few are written in a way of their own. */
  brandAndAds(number: string): { differences: Difference[]; risks: Risk[] } {
    const [was, is] = [lookOf(this.base.site, number), lookOf(this.head.site, number)];
    if (was === is && this.#looksAlike()) return nothing;
    const key = `${was} ${is}`;
    const known = this.#told.get(key);
    if (known) return known;
    const told = this.#brandAndAds(number);
    this.#told.set(key, told);
    return told;
  }

  #alike: boolean | undefined;
  /** Whether both sides give the same brands and networks to channels that are written alike. */
  #looksAlike(): boolean {
    this.#alike ??= partsOfLook(this.base.site) === partsOfLook(this.head.site);
    return this.#alike;
  }

  #brandAndAds(number: string): { differences: Difference[]; risks: Risk[] } {
    const sites = [this.base.site, this.head.site] as const;
    const [one, other] = [visibleBrandOf(sites[0], number), visibleBrandOf(sites[1], number)];
    const [ads, otherAds] = [reportedAdsOf(sites[0], number), reportedAdsOf(sites[1], number)];
    const wasListed = Object.hasOwn(sites[0].channels, number) || !Object.hasOwn(sites[1].channels, number);
    return {
      differences: [...brandDifference(one, other), ...adsDifference(ads, otherAds)],
      risks: [...(wasListed ? brandRisks(one, other) : []), ...adsRisks(ads, otherAds)],
    };
  }
}
