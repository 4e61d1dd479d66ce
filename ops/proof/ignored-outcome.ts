import { followRedirects } from '../../runtime/index.ts';
import type { FactId, LeafBlock, When } from '../../schemas/index.ts';
import { conditionalPartsOf } from '../conditions/page-conditions.ts';
import { leafBlocksOf } from '../config/leaf-blocks.ts';
import { stringsUnder } from '../json/json-values.ts';
import { type Box, intersectBoxes } from '../tables/box.ts';
import { anyOther, valuesNamedIn } from '../tables/domains.ts';
import type { SituationSpace } from '../tables/table-space.ts';
import type { Flow } from './flow.ts';
import { type Sites, type Visitor, visitorsOf } from './visitor.ts';

/** An outcome on a route, and the page that finishes with it: the page of the route, or one in a sheet over it. */
interface FinishedPage {
  route: string;
  outcome: string;
  page: string;
}

/** Finds visitors for whom nothing follows an outcome; what routes that no row distinguishes share is found once. */
export class IgnoredOutcomes {
  readonly #flow: Flow;
  readonly #sites: Sites;
  readonly #known = new Map<string, readonly Box[]>();

  constructor(flow: Flow, sites: Sites) {
    this.#flow = flow;
    this.#sites = sites;
  }

  /**
   * A visitor for whom nothing happens when the page finishes, confirmed by `followRedirects`. Only those who stay on
   * the route count: a row that leads others away as they arrive handles none of its outcomes.
   * @returns undefined where a row decides about everybody
   */
  visitorOf(finished: FinishedPage): Visitor | undefined {
    const { config, space } = this.#flow;
    const { route, outcome } = finished;
    const path = config.routes.routes[route]?.path ?? '/';
    const here = space.hostsWith(route);
    for (const box of this.#undecided(finished, here)) {
      const onHost = (box.host ?? space.full('host')) & here;
      if (onHost === 0n) continue;
      for (const visitor of visitorsOf(space, { ...box, host: onHost })) {
        const chain = followRedirects(this.#sites.of(visitor.host), visitor.situation, path, outcome);
        if (chain.kind === 'walk' && chain.decisions[0]?.reason === 'noRuleMatched') return visitor;
      }
    }
    return undefined;
  }

  /** The visitors about whom no row decides, as far as boxes can tell. */
  #undecided(finished: FinishedPage, here: bigint): readonly Box[] {
    const { route, outcome } = finished;
    if (this.#flow.hasRowForAll({ route, outcome })) return [];
    const ways = waysToFinish(this.#flow, finished);
    const classes = [null, outcome].map((of) => this.#flow.classOf({ route, outcome: of }));
    const key = [...classes, here, ...ways.map(keyOfWay)].join('\n');
    const known = this.#known.get(key) ?? undecidedOf(this.#flow, finished, ways);
    this.#known.set(key, known);
    return known;
  }
}

function undecidedOf(
  flow: Flow,
  { route, outcome }: FinishedPage,
  ways: readonly WayToFinish[],
): readonly Box[] {
  const staying = flow
    .transitions({ route, outcome: null })
    .filter(({ to, isCycle }) => to === null && !isCycle)
    .flatMap(({ who }) => who.map(asNow));
  const whoFinish = ways.flatMap(({ logsIn, seenBy }) => {
    const seeing = intersectBoxes(staying, [seenBy]);
    return logsIn ? seeing.map((box) => withLogin(flow.space, box)) : seeing;
  });
  return flow.run({ route, outcome }, whoFinish).flatMap(({ rows, who }) => (rows.length > 0 ? [] : who));
}

/** The visitors as they are on the page, whatever an effect has changed on arrival. */
const asNow = (box: Box): Box =>
  Object.fromEntries(Object.entries(box).filter(([dimension]) => !dimension.startsWith('before:')));

function withLogin(space: SituationSpace, { user: _, ...box }: Box): Box {
  const yes = space.atoms('session.token').indexOf(true);
  return yes < 0 ? box : { ...box, 'session.token': 1n << BigInt(yes) };
}

interface WayToFinish {
  /** Whether those who finish so have just logged in by it. */
  logsIn: boolean;
  /** Those who see the block, as far as rows can tell them apart. */
  seenBy: Box;
}

const keyOfWay = ({ logsIn, seenBy }: WayToFinish): string =>
  [logsIn, ...Object.entries(seenBy).flat()].join(' ');

/** The blocks of the page that finish it so; a block that finishes by itself names no outcome, and everybody sees it. */
function waysToFinish({ config, space }: Flow, { page, outcome }: FinishedPage): WayToFinish[] {
  const conditions = conditionalPartsOf(config).get(page) ?? [];
  const ways = leafBlocksOf(config.pages[page]?.body ?? [])
    .map(({ block }) => block)
    .filter((block) => ['outcome', 'finish'].some((key) => stringsUnder([block], key).includes(outcome)))
    .map((block) => ({
      logsIn: isLogin(config, block),
      seenBy: boxOf(space, conditions.find(({ id }) => id === block.id)?.when ?? []),
    }));
  return ways.length > 0 ? ways : [{ logsIn: false, seenBy: {} }];
}

function isLogin({ forms, endpoints }: Flow['config'], block: LeafBlock): boolean {
  const form = block.type === 'form' ? forms[block.form] : undefined;
  if (!form) return false;
  return Boolean(form.logIn ?? form.oneTap) || endpoints.endpoints[form.endpoint]?.stores === 'login';
}

/** The visitors for whom conditions of a page hold. Those on a channel or host are left out: too many visitors. */
function boxOf(space: SituationSpace, conditions: readonly When[]): Box {
  const clauses = conditions.flatMap((when) =>
    Object.entries(when).flatMap(([fact, condition]): [string, bigint][] => {
      const mask = space.clause(fact as FactId, condition)[fact];
      if (mask === undefined) return [];
      // A value that no row names is one of the others.
      const atoms = space.atoms(fact);
      const isListed = Array.isArray(condition) || typeof condition !== 'object' || condition === null;
      const isOther = isListed && valuesNamedIn(condition).some((value) => !atoms.includes(value));
      const other = atoms.indexOf(anyOther);
      return [[fact, isOther && other >= 0 ? mask | (1n << BigInt(other)) : mask]];
    }),
  );
  const box: Record<string, bigint> = {};
  for (const [dimension, mask] of clauses) box[dimension] = (box[dimension] ?? space.full(dimension)) & mask;
  return box;
}
