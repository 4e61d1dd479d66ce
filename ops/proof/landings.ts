import { type Box, intersectBoxes } from '../tables/box.ts';
import type { DecisionPoint } from './decision-point-rows.ts';
import type { Flow, Transition } from './flow.ts';

/** A route whose page visitors see after an outcome, and those visitors. */
export interface Landing {
  route: string;
  who: readonly Box[];
}

/**
 * The routes where visitors end after an outcome, redirects on arrival followed. Those who stay on the page, or are held
 * on it, are not among them.
 * @param who - the visitors whose page finishes
 */
export function landingsAfter(flow: Flow, at: DecisionPoint, who: readonly Box[]): Landing[] {
  const landings: Landing[] = [];
  const visited = new Set<string>();
  const arrive = (transition: Transition, hops: number): void => {
    if (transition.to === null || hops > flow.config.site.maxHops) return;
    const gone = flow.hop(transition);
    for (const { route, host } of flow.targets(transition.to)) {
      const there = intersectBoxes(gone, [{ host }]);
      if (there.length === 0 || visited.has(keyOf(route, there))) continue;
      visited.add(keyOf(route, there));
      for (const next of flow.run({ route, outcome: null }, there)) {
        if (next.to !== null) arrive(next, hops + 1);
        else if (!next.isCycle) landings.push({ route, who: next.who });
      }
    }
  };
  for (const transition of flow.run(at, who)) arrive(transition, 1);
  return landings;
}

/** The visitors who can be at a route: a host and a channel with which an arrival stays there, whatever follows. */
export function visitorsAt(flow: Flow, route: string): Box[] {
  const stays = flow
    .transitions({ route, outcome: null })
    .filter(({ to, isCycle }) => to === null && !isCycle);
  return stays.flatMap(({ who }) => who.map(originOf));
}

/** A login, an answer or an effect changes the other dimensions while the visitor is on the page. */
const originOf = ({ host, channel }: Box): Box => ({
  ...(host !== undefined && { host }),
  ...(channel !== undefined && { channel }),
});

const keyOf = (route: string, who: readonly Box[]): string =>
  [
    route,
    ...who.map((box) => JSON.stringify(Object.entries(box).map(([name, mask]) => [name, `${mask}`]))),
  ].join(' ');
