import { followRedirects } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { leafBlocksOf } from '../config/leaf-blocks.ts';
import { stringsUnder } from '../json/json-values.ts';
import type { Box } from '../tables/box.ts';
import type { Flow } from './flow.ts';
import { type Sites, type Visitor, visitorsOf } from './visitor.ts';

/** An outcome on a route, and the page that finishes with it: the page of the route, or one in a sheet over it. */
interface FinishedPage {
  route: string;
  outcome: string;
  page: string;
}

/**
 * A visitor for whom nothing happens when the page finishes, confirmed by `followRedirects`. Only those who stay on the
 * route count: a row that leads others away as they arrive handles none of its outcomes.
 * @returns undefined where a row decides about everybody
 */
export function ignoredVisitor(flow: Flow, sites: Sites, finished: FinishedPage): Visitor | undefined {
  const { config, space } = flow;
  const { route, outcome } = finished;
  const path = config.routes.routes[route]?.path ?? '/';
  const here = space.hostsWith(route);
  const staying = flow
    .transitions({ route, outcome: null })
    .filter(({ to, isCycle }) => to === null && !isCycle)
    .flatMap(({ who }) => who.map(asNow));
  const whoFinish = loginsBefore(config, finished).flatMap((logsIn) =>
    logsIn ? staying.map((box) => withLogin(flow, box)) : staying,
  );
  for (const { rows, who } of flow.run({ route, outcome }, whoFinish)) {
    if (rows.length > 0) continue;
    for (const box of who) {
      const onHost = (box.host ?? space.full('host')) & here;
      if (onHost === 0n) continue;
      for (const visitor of visitorsOf(space, { ...box, host: onHost })) {
        const chain = followRedirects(sites.of(visitor.host), visitor.situation, path, outcome);
        if (chain.kind === 'walk' && chain.decisions[0]?.reason === 'noRuleMatched') return visitor;
      }
    }
  }
  return undefined;
}

/** The visitors as they are on the page, whatever an effect has changed on arrival. */
const asNow = (box: Box): Box =>
  Object.fromEntries(Object.entries(box).filter(([dimension]) => !dimension.startsWith('before:')));

function withLogin({ space }: Flow, { user: _, ...box }: Box): Box {
  const yes = space.atoms('session.token').indexOf(true);
  return yes < 0 ? box : { ...box, 'session.token': 1n << BigInt(yes) };
}

/** Whether those who finish the page so have just logged in by it: its forms may differ, and so may its buttons. */
function loginsBefore({ pages, forms, endpoints }: Config, { page, outcome }: FinishedPage): boolean[] {
  const blocks = leafBlocksOf(pages[page]?.body ?? []).map(({ block }) => block);
  const finishing = blocks.filter((block) =>
    ['outcome', 'finish'].some((key) => stringsUnder([block], key).includes(outcome)),
  );
  const found = finishing.map((block) => {
    const form = block.type === 'form' ? forms[block.form] : undefined;
    if (!form) return false;
    return Boolean(form.logIn ?? form.oneTap) || endpoints.endpoints[form.endpoint]?.stores === 'login';
  });
  return [...new Set(found.length === 0 ? [false] : found)];
}
