import { ownEntry } from '../../runtime/index.ts';
import { isLandingKind } from '../../schemas/names/route-kinds.ts';
import type { Comparison } from '../compare/comparison.ts';
import type { ConfigRevision } from '../compare/config-revision.ts';
import type { HostView } from '../host-views/host-view.ts';
import type { VisitorClass } from '../host-views/visitor-classes.ts';
import { membersOf, type NewAddress } from '../new-addresses/new-addresses.ts';
import { possibleArrivalsOf } from '../possible-arrivals/possible-arrivals.ts';
import { leafValues, type Node } from '../situations/diagram.ts';
import type { ResultPart } from '../situations/result-part.ts';
import { type Login, type SituationSpace, samplesOf } from '../situations/situation-space.ts';
import { ArrivalsByPath } from './arrivals-by-path.ts';
import { NamedPaths } from './named-paths.ts';

/** The channels and hosts of some visitors; an axis that is left out: all, none of one of them: nobody. */
export type Led = NewAddress['who'];

/** Where a visitor is between two steps of a visit. */
interface Place {
  route: string;
  token: boolean;
}

const placeKey = ({ route, token }: Place): string => `${route} ${token}`;

/**
 * Whom a revision leads to its pages: visits begin at the landing pages of a host, with any parameters and any login, and
 * go on by the outcomes and links of the page where they are. Whoever opens the address of another page directly sees it,
 * too, but of them there may be nobody. Computed for the first set of pages that is asked for, and once.
 */
export class LedVisitors {
  readonly #space: SituationSpace;
  readonly #revision: ConfigRevision;
  readonly #arrivals: ArrivalsByPath;
  readonly #named: NamedPaths;
  /** As `route outcome`: those after which a visitor has a token. */
  readonly #byLogin: ReadonlySet<string>;
  readonly #placesAfter = new WeakMap<Node<ResultPart>, Place[]>();
  /** By host, the pages of each class of channels. */
  #pages: { hostAt: number; ofChannels: { at: number; pages: ReadonlySet<string> }[] }[] | undefined;

  constructor({ space }: Pick<Comparison, 'space'>, revision: ConfigRevision) {
    this.#space = space;
    this.#revision = revision;
    this.#arrivals = new ArrivalsByPath(space, revision.config);
    this.#named = new NamedPaths(revision.config);
    this.#byLogin = possibleArrivalsOf(revision.config).byLogin;
  }

  /** The channels and hosts of which somebody is led to one of the pages. */
  to(pages: ReadonlySet<string>): Led {
    this.#pages ??= this.#find();
    const { channel, host } = this.#space;
    const [channels, hosts] = [membersOf(channel), membersOf(host)];
    const found = { channel: new Set<string>(), host: new Set<string>() };
    for (const { hostAt, ofChannels } of this.#pages) {
      const led = ofChannels.filter((one) => [...pages].some((page) => one.pages.has(page)));
      for (const { at } of led) for (const name of channels.get(at) ?? []) found.channel.add(name);
      for (const name of led.length > 0 ? (hosts.get(hostAt) ?? []) : []) found.host.add(name);
    }
    return {
      ...(found.channel.size < channel.names.length && { channel: [...found.channel] }),
      ...(found.host.size < host.names.length && { host: [...found.host] }),
    };
  }

  #find() {
    return samplesOf(this.#space.host).map(({ value: name, at: hostAt }) => {
      const view = this.#revision.view(name);
      const ofKind = new Map<number, ReadonlySet<string>>();
      const ofClass = new Map<string, ReadonlySet<string>>();
      const ofChannels = samplesOf(this.#space.channel).map(({ value, at }) => {
        const number = this.#revision.channelOf(value);
        const { key, cities } = view.channel(number);
        const pages =
          ofKind.get(key) ??
          new Set(
            [...new Set(cities.ofClass)].flatMap((city) => {
              const visitors = view.visitorClass(number, city);
              const led = ofClass.get(visitors.key) ?? this.#pagesOf(view, visitors);
              ofClass.set(visitors.key, led);
              return [...led];
            }),
          );
        ofKind.set(key, pages);
        return { at, pages };
      });
      return { hostAt, ofChannels };
    });
  }

  #pagesOf(view: HostView, visitors: VisitorClass): Set<string> {
    const { site } = view;
    const found = new Map<string, Place>();
    const go = (arrivals: readonly number[], logins: readonly Login[]) => {
      for (const arrival of arrivals) {
        for (const login of logins) {
          for (const place of this.#placesOf(view.landing(visitors, arrival, login)))
            if (!found.has(placeKey(place))) found.set(placeKey(place), place);
        }
      }
    };
    for (const path of beginningsOf(view)) go(this.#arrivals.at(path, null), ['none', 'ok', 'failed']);
    // Places that are found meanwhile are added to the end.
    for (const { route, token } of found.values()) {
      const page = ownEntry(site.routes, route)?.page ?? '';
      const own: Login[] = token ? ['ok', 'failed'] : ['none'];
      for (const { outcome, arrivals } of this.#arrivals.after(route)) {
        go(arrivals, own);
        if (!token && this.#byLogin.has(`${route} ${outcome}`)) go(arrivals, ['ok']);
      }
      for (const path of this.#named.on(page)) go(this.#arrivals.at(path, null), own);
      // A call may refuse the token.
      if (token) go(this.#arrivals.at(this.#named.unauthorized, null), ['none']);
    }
    return new Set([...found.values()].map(({ route }) => ownEntry(site.routes, route)?.page ?? ''));
  }

  #placesOf(node: Node<ResultPart>): Place[] {
    const known = this.#placesAfter.get(node);
    if (known) return known;
    const found = new Map<string, Place>();
    for (const part of leafValues([node])) {
      if (part.part !== 'ended' || part.landing.part !== 'landing') continue;
      const { route, token } = part.landing;
      found.set(placeKey({ route, token }), { route, token });
    }
    const places = [...found.values()];
    this.#placesAfter.set(node, places);
    return places;
  }
}

/** The addresses at which visits begin on a host. */
const beginningsOf = ({ site: { root, routes } }: HostView): string[] => [
  '/',
  ...Object.entries(routes).flatMap(([name, { kind, path }]) =>
    name === root || isLandingKind(kind) ? [path] : [],
  ),
];
