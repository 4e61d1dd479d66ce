import type { Config } from '../../schemas/index.ts';
import { eachString } from '../json/json-values.ts';

/** A decision point: a route and the outcome of its page (null on arrival). */
export interface DecisionPointAtom {
  route: string;
  kind: string;
  needsToken: boolean;
  outcome: string | null;
}

/** Outcomes of pages that open in a sheet: a sheet finishes whichever route is below it. */
function sheetOutcomes(config: Config): Set<string> {
  const opened = new Set<string>();
  for (const body of [...Object.values(config.pages), ...Object.values(config.forms)]) {
    eachString(body, (text, pointer) => {
      if (pointer.endsWith('/page')) opened.add(text);
    });
  }
  return new Set([...opened].flatMap((id) => config.pages[id]?.outcomes ?? []));
}

const known = new WeakMap<Config, readonly DecisionPointAtom[]>();

/** Every decision point of the site: each route on arrival, and with each outcome of its page. */
export function decisionPointsOf(config: Config): readonly DecisionPointAtom[] {
  const points = known.get(config) ?? findDecisionPoints(config);
  known.set(config, points);
  return points;
}

function findDecisionPoints(config: Config): DecisionPointAtom[] {
  const anywhere = sheetOutcomes(config);
  return Object.entries(config.routes.routes).flatMap(([route, { page, kind, needsToken = false }]) => {
    const outcomes = new Set([...(config.pages[page]?.outcomes ?? []), ...anywhere]);
    return [null, ...outcomes].map((outcome) => ({ route, kind, needsToken, outcome }));
  });
}

/** Names of the hosts that have a route. */
export function hostsWithRoute(config: Config, route: string): string[] {
  const all = Object.entries(config.hosts.hosts);
  const here = config.routes.routes[route]?.on === 'everyHost';
  return all.filter(([, host]) => here || host.entries.includes(route)).map(([name]) => name);
}
