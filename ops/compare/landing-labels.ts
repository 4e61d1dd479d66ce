import { destinationPath } from '../../runtime/index.ts';
import type { EffectClasses } from '../host-views/channel-effects.ts';
import type { HostView } from '../host-views/host-view.ts';
import type { VisitorClass } from '../host-views/visitor-classes.ts';
import { unknownPath } from '../situations/arrivals.ts';
import { Diagrams, type Node, zip } from '../situations/diagram.ts';
import { extentsOf, type Product } from '../situations/extents.ts';
import type { Landing, ResultPart } from '../situations/result-part.ts';
import { axisAt, type Login, samplesOf } from '../situations/situation-space.ts';
import type { Comparison } from './comparison.ts';
import type { ConfigRevision } from './config-revision.ts';

/** The page where each situation of a revision ends, if it is one of `pages`; else ''. */
export const pagesReached = (
  comparison: Comparison,
  revision: ConfigRevision,
  pages: ReadonlySet<string>,
): Node<string> => labelLandings(comparison, revision, ({ page }) => (pages.has(page) ? page : ''));

/** The label of the situations of {@link holdersNode}. */
export const held = 'held';

/** The situations of a revision with a token that a call can refuse: on the page where they end, or on the way to it. */
export const holdersNode = (comparison: Comparison, revision: ConfigRevision): Node<string> =>
  labelLandings(comparison, revision, ({ token }, login) => (token || login === 'failed' ? held : ''));

export const tokenHolders = (comparison: Comparison, revision: ConfigRevision): readonly Product[] =>
  extentsOf(holdersNode(comparison, revision), (label) => (label === '' ? [] : [label])).get(held) ?? [];

/**
 * The page where a visitor of each situation ends who is sent to a route without a token, with redirects followed (R-ERR
 * 1): the facts of the arrival stay, but a mark is used up.
 */
export function pagesAfterRejection(
  comparison: Comparison,
  revision: ConfigRevision,
  route: string,
): Node<string> {
  const { values } = comparison.space.arrival;
  const indices = new Map(values.map((one, at) => [arrivalKey(one.path, one.outcome, one.extrasName), at]));
  const at = (path: string, extras: string) => indices.get(arrivalKey(path, null, extras));
  const visitOf: VisitOf = ({ site }, from) => {
    const path = destinationPath(site, route, null);
    const { extras: { mark } = {}, extrasName = '' } = values[from] ?? {};
    const own = mark === undefined ? at(path, extrasName) : undefined;
    return { arrival: own ?? at(path, '') ?? at(unknownPath, '') ?? from, login: 'none' };
  };
  return labelLandings(comparison, revision, ({ page }) => page, visitOf);
}

const arrivalKey = (path: string, outcome: string | null, extras: string): string =>
  JSON.stringify([path, outcome, extras]);

/** The visit that is labelled in place of an arrival with a login. */
type VisitOf = (view: HostView, arrival: number, login: Login) => { arrival: number; login: Login };
const sameVisit: VisitOf = (_, arrival, login) => ({ arrival, login });

/** The label of where each situation of a revision ends; '' for one that cannot arrive. */
function labelLandings(
  comparison: Comparison,
  revision: ConfigRevision,
  labelOf: (landing: Landing, login: Login) => string,
  visitOf: VisitOf = sameVisit,
): Node<string> {
  const { host, channel, arrival, login } = comparison.space;
  const diagrams = new Diagrams<string>((label) => label);
  const known = new Map(samplesOf(login).map(({ value }) => [value, new Map<string, Node<string>>()]));
  const leafOf = (part: ResultPart | undefined, one: Login): Node<string> =>
    diagrams.leaf(
      part?.part === 'ended' && part.landing.part === 'landing' ? labelOf(part.landing, one) : '',
    );
  const inCities = new InCities<string>();
  const hosts = samplesOf(host).map(({ value: name }) => {
    const view = revision.view(name);
    const byKey = new Map<number, Node<string>>();
    const inCity = new Map<string, Node<string>>();
    const ofCity = (visitors: VisitorClass): Node<string> => {
      const made =
        inCity.get(visitors.key) ??
        diagrams.node(
          axisAt.arrival,
          samplesOf(arrival).map(({ at }) =>
            diagrams.node(
              axisAt.login,
              samplesOf(login).map(({ value }) => {
                const visit = visitOf(view, at, value);
                return zip(
                  diagrams,
                  [view.landing(visitors, visit.arrival, visit.login)],
                  ([part]) => leafOf(part, visit.login),
                  known.get(visit.login),
                );
              }),
            ),
          ),
        );
      inCity.set(visitors.key, made);
      return made;
    };
    const channels = samplesOf(channel).map(({ value }) => {
      const number = revision.channelOf(value);
      const { key, cities } = view.channel(number);
      const known = byKey.get(key);
      if (known) return known;
      const { effects, ofClass, nodes } = inCities.of(cities);
      const made = diagrams.chooseAmong(
        axisAt.city,
        effects.map((effect) => ofCity(view.visitorClass(number, effect))),
        ofClass,
        nodes,
      );
      byKey.set(key, made);
      return made;
    });
    return diagrams.node(axisAt.channel, channels);
  });
  return diagrams.node(axisAt.host, hosts);
}

/** The few effects that cities have on a channel, with the nodes that channels with the same city rule share. */
class InCities<T> {
  readonly #known = new Map<number, { effects: string[]; ofClass: number[]; nodes: Map<string, Node<T>> }>();

  of({ key, ofClass }: EffectClasses<unknown>) {
    const known = this.#known.get(key);
    if (known) return known;
    const effects = [...new Set(ofClass)];
    const at = new Map(effects.map((effect, index) => [effect, index]));
    const made = { effects, ofClass: ofClass.map((effect) => at.get(effect) ?? 0), nodes: new Map() };
    this.#known.set(key, made);
    return made;
  }
}
