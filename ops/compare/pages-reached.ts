import { Diagrams, type Node, zip } from '../situations/diagram.ts';
import type { ResultPart } from '../situations/result-part.ts';
import { axisAt, samplesOf } from '../situations/situation-space.ts';
import type { Comparison } from './comparison.ts';
import type { ConfigRevision } from './config-revision.ts';
import type { VisitorClass } from './visitor-classes.ts';

/** The page where each situation of a revision ends, if it is one of `pages`; else ''. */
export function pagesReached(
  comparison: Comparison,
  revision: ConfigRevision,
  pages: ReadonlySet<string>,
): Node<string> {
  const { host, channel, arrival, login } = comparison.space;
  const diagrams = new Diagrams<string>((page) => page);
  const known = new Map<string, Node<string>>();
  const pageOf = (part: ResultPart | undefined): Node<string> => {
    const page = part?.part === 'ended' && part.landing.part === 'landing' ? part.landing.page : '';
    return diagrams.leaf(pages.has(page) ? page : '');
  };
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
                zip(diagrams, [view.landing(visitors, at, one)], ([part]) => pageOf(part), known),
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
