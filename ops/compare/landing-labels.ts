import { Diagrams, type Node, zip } from '../situations/diagram.ts';
import { extentsOf, type Product } from '../situations/extents.ts';
import type { Landing, ResultPart } from '../situations/result-part.ts';
import { axisAt, type Login, samplesOf } from '../situations/situation-space.ts';
import type { Comparison } from './comparison.ts';
import type { ConfigRevision } from './config-revision.ts';
import type { VisitorClass } from './visitor-classes.ts';

/** The page where each situation of a revision ends, if it is one of `pages`; else ''. */
export const pagesReached = (
  comparison: Comparison,
  revision: ConfigRevision,
  pages: ReadonlySet<string>,
): Node<string> => labelLandings(comparison, revision, ({ page }) => (pages.has(page) ? page : ''));

/** The situations of a revision with a token that a call can refuse: on the page where they end, or on the way to it. */
export function tokenHolders(comparison: Comparison, revision: ConfigRevision): readonly Product[] {
  const held = labelLandings(comparison, revision, ({ token }, login) =>
    token || login === 'failed' ? 'held' : '',
  );
  return extentsOf(held, (label) => (label === '' ? [] : [label])).get('held') ?? [];
}

/** The label of where each situation of a revision ends; '' for one that cannot arrive. */
function labelLandings(
  comparison: Comparison,
  revision: ConfigRevision,
  labelOf: (landing: Landing, login: Login) => string,
): Node<string> {
  const { host, channel, arrival, login } = comparison.space;
  const diagrams = new Diagrams<string>((label) => label);
  const known = new Map(samplesOf(login).map(({ value }) => [value, new Map<string, Node<string>>()]));
  const leafOf = (part: ResultPart | undefined, one: Login): Node<string> =>
    diagrams.leaf(
      part?.part === 'ended' && part.landing.part === 'landing' ? labelOf(part.landing, one) : '',
    );
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
              samplesOf(login).map(({ value: one }) =>
                zip(
                  diagrams,
                  [view.landing(visitors, at, one)],
                  ([part]) => leafOf(part, one),
                  known.get(one),
                ),
              ),
            ),
          ),
        );
      inCity.set(visitors.key, made);
      return made;
    };
    const channels = samplesOf(channel).map(({ value }) => {
      const number = revision.channelOf(value);
      const { key, cities } = view.channel(number);
      const made =
        byKey.get(key) ??
        diagrams.choose(
          axisAt.city,
          cities.ofClass.map((effect) => ofCity(view.visitorClass(number, effect))),
        );
      byKey.set(key, made);
      return made;
    });
    return diagrams.node(axisAt.channel, channels);
  });
  return diagrams.node(axisAt.host, hosts);
}
