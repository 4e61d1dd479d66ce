import { type Facts, isShown, matchRoute, type Site } from '../../../../runtime/index.ts';
import { type Block, type Config, isNamedTable, type When } from '../../../../schemas/index.ts';

// Who can be at the outcome of a page, written from docs/proof.md: nobody without a token where only a login brings the
// outcome, or where nobody without one stays on the page.

/** Whether a visitor with or without a token can have finished the page at the path with the outcome. */
export function canFinish(
  config: Config,
  site: Site,
  { path, outcome }: { path: string; outcome: string },
  hasToken: boolean,
  compared: readonly Config[] = [config],
): boolean {
  const located = matchRoute(site, path);
  const page = located.kind === 'route' ? site.routes[located.route]?.page : undefined;
  if (located.kind !== 'route' || page === undefined) return false;
  if (!config.pages[page]?.outcomes?.includes(outcome)) return false;
  const { route } = located;
  return hasToken || compared.some((one) => finishesWithout(one, route, outcome));
}

/** Whether somebody without a token finishes the page of the route so. */
function finishesWithout(config: Config, route: string, outcome: string): boolean {
  const { page = '' } = config.routes.routes[route] ?? {};
  if (!config.pages[page]?.outcomes?.includes(outcome)) return false;
  return !isBroughtByLogin(config, page, outcome) && !isBehindLogin(config, route);
}

interface Way {
  outcome: string | undefined;
  isAfterLogin: boolean;
}

/** Every way in which the blocks of a small config finish their page. */
const waysOf = (config: Config, blocks: readonly Block[]): Way[] =>
  blocks.flatMap((block): Way[] => {
    if (block.type === 'section') return waysOf(config, block.blocks);
    if (block.type === 'button')
      return block.action.do === 'finish' ? [{ outcome: block.action.outcome, isAfterLogin: false }] : [];
    if (block.type !== 'form') return [];
    const { logIn, endpoint = '' } = config.forms[block.form] ?? {};
    const isLogin = config.endpoints.endpoints[endpoint]?.stores === 'login';
    return [
      ...block.onResult.cases.map(({ code, finish }) => ({
        outcome: finish,
        isAfterLogin: logIn !== undefined || (isLogin && code === 200),
      })),
      { outcome: block.onResult.otherwise.finish, isAfterLogin: logIn !== undefined },
    ];
  });

function isBroughtByLogin(config: Config, page: string, outcome: string): boolean {
  const ways = waysOf(config, config.pages[page]?.body ?? []).filter((one) => one.outcome === outcome);
  return ways.length > 0 && ways.every(({ isAfterLogin }) => isAfterLogin);
}

const ofPlace = ['route', 'route.kind', 'route.needsToken'];
const ofArrival = [...ofPlace, 'outcome', 'session.token'];

/** The conditions of a row on some facts. */
const only = (when: When, facts: readonly string[]): When =>
  Object.fromEntries(Object.entries(when).filter(([fact]) => facts.includes(fact))) as When;

/** Whether a row of navigation.json leads everybody without a token away from the route, and none lets one stay. */
function isBehindLogin(config: Config, route: string): boolean {
  if (route === config.routes.catchAll || route === config.site.unauthorized) return false;
  const { kind = 'other', needsToken = false } = config.routes.routes[route] ?? {};
  const own = {
    route,
    'route.kind': kind,
    'route.needsToken': needsToken,
    outcome: null,
    'session.token': false,
  };
  const facts = { own } as unknown as Facts;
  const { rules } = config.navigation;
  const mayLogOut = rules.some(
    ({ when, go, do: effects = [] }) =>
      !go && effects.includes('clearToken') && isShown(only(when, ofPlace), facts),
  );
  const first = rules.find(({ when, go, continue: goesOn }) => {
    if (goesOn || !isShown(only(when, ofArrival), facts)) return false;
    const asksForMore = Object.keys(when).some((fact) => !ofArrival.includes(fact));
    // One that asks for more decides only where it may let the visitor stay.
    return !asksForMore || !leadsAway(config, go, route);
  });
  return !mayLogOut && first !== undefined && leadsAway(config, first.go, route);
}

/** Whether a destination is another page than that of the route, whatever a table says; one that leads to itself ends elsewhere. */
function leadsAway(
  config: Config,
  go: string | undefined,
  route: string,
  seen: readonly string[] = [],
): boolean {
  if (go === undefined || go === route) return false;
  if (go === 'loginAddress') {
    const { kind } = config.routes.routes[route] ?? {};
    const roots = Object.values(config.hosts.hosts).map(({ root }) => root);
    return kind !== 'entry' && kind !== 'index' && !roots.includes(route);
  }
  if (!isNamedTable(go) || seen.includes(go)) return true;
  const { rules, otherwise } = config.destinations[go];
  return [...rules, otherwise].every((one) => leadsAway(config, one.go, route, [...seen, go]));
}
