import { resolveSite } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { tablesOfVisitors } from '../dependencies/tables-of-visitors.ts';
import { type Axis, noChannel, type SituationSpace, samplesOf } from '../situations/situation-space.ts';
import type { VisitorSet } from '../situations/visitor-set.ts';
import { LeadingNames } from './leading-names.ts';
import { RoutesComeTo } from './routes-come-to.ts';

/**
 * A path that only the head has. Nobody of the base knows it, so its visitors are those who are led there in the head,
 * from an address at which visits begin.
 */
export interface NewAddress {
  path: string;
  /** The channels and hosts of which somebody comes there; an axis that is left out: all, none of both: nobody. */
  who: { channel?: string[] | undefined; host?: string[] | undefined };
}

/**
 * The new paths, with their visitors. A visit may begin at any path of the base and at the landing pages of its host.
 * From there it is led on by what its pages, forms and rows name, and so on: who is led to a new page may be led to the
 * next one, and a link on a page to which nobody comes leads nobody.
 */
export function newAddressesOf(
  before: Pick<Config, 'routes'>,
  after: Config,
  space: SituationSpace,
): NewAddress[] {
  const known = new Set(Object.values(before.routes.routes).map(({ path }) => path));
  const added = Object.entries(after.routes.routes).filter(([, { path }]) => !known.has(path));
  if (added.length === 0) return [];
  const found = new Map(
    added.map(([name]) => [name, { channels: new Set<string>(), hosts: new Set<string>() }]),
  );
  const names = new LeadingNames(after);
  const [channels, hosts] = [membersOf(space.channel), membersOf(space.host)];
  for (const { value: host, at: hostAt } of samplesOf(space.host)) {
    const site = resolveSite(after, host);
    const comeTo = new RoutesComeTo(after, site, new Set(found.keys()), names);
    const leading = { ...site, ...comeTo.leadingRows };
    for (const { value: channel, at } of samplesOf(space.channel)) {
      const number = channel === noChannel ? after.site.defaultChannel : channel;
      for (const route of comeTo.of(tablesOfVisitors(leading, number, new Map()))) {
        const who = found.get(route);
        for (const name of channels.get(at) ?? []) who?.channels.add(name);
        for (const name of hosts.get(hostAt) ?? []) who?.hosts.add(name);
      }
    }
  }
  const restricted = (axis: Axis<unknown>, to: ReadonlySet<string>) =>
    to.size < axis.names.length ? [...to] : undefined;
  return added.map(([name, { path }]) => {
    const { channels: from = new Set<string>(), hosts: on = new Set<string>() } = found.get(name) ?? {};
    const [channel, host] = [restricted(space.channel, from), restricted(space.host, on)];
    return { path, who: { ...(channel && { channel }), ...(host && { host }) } };
  });
}

/** The names of the values of each class, by the index of the value that represents it. */
export const membersOf = ({ names, classes }: Axis<unknown>): Map<number, string[]> =>
  new Map(classes.map((members) => [members[0] ?? 0, members.map((at) => names[at] ?? '')]));

/** The new paths to which nobody comes. */
export const pathsOfNobody = (addresses: readonly NewAddress[]): string[] =>
  addresses
    .filter(({ who: { channel, host } }) => channel?.length === 0 || host?.length === 0)
    .map(({ path }) => path);

/**
 * The channels and hosts of which somebody is in the set. Who arrives at new addresses alone is of a channel and host whose
 * visitors come there. Nobody has stored one as the login page: the base has led nobody there, so whoever does in the head
 * is compared with the address that they have stored in the base.
 */
export function comersOf(set: VisitorSet, addresses: readonly NewAddress[]): NewAddress['who'] {
  const ofPlaces = (places: readonly string[] | undefined) =>
    (places ?? []).map((place) => addresses.find((address) => beginsAt(place, address)));
  const own = { channel: set.channel, host: set.host };
  // Mostly there is none, and a plan has thousands of sets with hundreds of arrivals.
  if (addresses.length === 0) return within(own, {});
  const stored = ofPlaces(set.loginAddress);
  if (stored.length > 0 && !stored.includes(undefined)) return within(own, { channel: [], host: [] });
  const came = ofPlaces(set.arrival).map((address) => address?.who);
  if (came.length === 0 || came.includes(undefined)) return within(own, {});
  return within(own, anyOf(came.flatMap((who) => who ?? [])));
}

/** Whether a set with these channels and hosts is empty. */
export const isOfNobody = ({ channel, host }: NewAddress['who']): boolean =>
  channel?.length === 0 || host?.length === 0;

/** The channels and hosts of several sets. */
export const anyOf = (all: readonly NewAddress['who'][]): NewAddress['who'] => ({
  channel: union(all.map(({ channel }) => channel)),
  host: union(all.map(({ host }) => host)),
});

/** A set without the channels and hosts that are not among those. */
export function within<S extends NewAddress['who']>(set: S, those: NewAddress['who']): S {
  const { channel: _, host: __, ...others } = set;
  const [channel, host] = [both(set.channel, those.channel), both(set.host, those.host)];
  return { ...others, ...(channel && { channel }), ...(host && { host }) } as S;
}

/** Whether an arrival of the plan begins there: `/fresh`, `/fresh → formSaved + mark=*`. */
export const beginsAt = (arrival: string, { path }: NewAddress): boolean =>
  arrival === path || arrival.startsWith(`${path} `);

/** Names of an axis; undefined: all of them. */
type Names = string[] | undefined;

const union = (all: readonly Names[]): Names =>
  all.includes(undefined) ? undefined : [...new Set(all.flatMap((names) => names ?? []))];

function both(one: Names, other: Names): Names {
  if (!one || !other) return one ?? other;
  const others = setOf(other);
  return one.filter((name) => others.has(name));
}

/** A plan compares lists of thousands of channels with the same few. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function setOf(names: readonly string[]): ReadonlySet<string> {
  const known = sets.get(names) ?? new Set(names);
  sets.set(names, known);
  return known;
}
