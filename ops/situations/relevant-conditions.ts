import { type Config, namedTables } from '../../schemas/index.ts';
import {
  type ConditionalPart,
  type ConditionalParts,
  conditionalPartsOf,
} from '../conditions/page-conditions.ts';
import { conditionsOf, conditionsOfPart, type RowCondition } from '../conditions/row-conditions.ts';
import { isLoginRoute } from '../explain/outcome.ts';

/**
 * The parameters that a visit may still have: those of the arrival, those without its marks, which every redirect drops,
 * or none of them, because a row does not keep them.
 */
type Parameters = 'all' | 'withoutMarks' | 'none';

/** A page on the way of a visit. */
interface Location {
  route: string;
  /** The outcome with which its page has just finished. */
  outcome: string | null;
  parameters: Parameters;
}

/** What can decide at a location, and where it can lead; read on demand, because redirects can lead back. */
interface Step {
  conditions: readonly RowCondition[];
  next(): readonly Step[];
}

type NavigationRow = Config['navigation']['rules'][number];

/**
 * The conditions that can decide about a visit, by where it begins: those of every row that can match at a page to which
 * redirects can lead, whatever the other facts, and after a login there; those of the parts of such a page; and those of the
 * destinations. Too many rather
 * than too few: facts beside route and outcome rule no row out.
 */
export class RelevantConditions {
  readonly #config: Config;
  /** Routes to which `/` and a missing route lead. */
  readonly #fallbacks: readonly string[];
  readonly #logins: readonly string[];
  readonly #ofDestinations: readonly RowCondition[];
  readonly #parts: ConditionalParts;
  readonly #steps = new Map<string, Step>();

  constructor(config: Config) {
    this.#config = config;
    this.#parts = conditionalPartsOf(config);
    const { routes, catchAll } = config.routes;
    this.#logins = Object.entries(routes)
      .filter(([, route]) => isLoginRoute(route))
      .map(([name]) => name);
    const roots = Object.values(config.hosts.hosts).map(({ root }) => root);
    this.#fallbacks = [...new Set([catchAll, ...roots])];
    this.#ofDestinations = namedTables.flatMap((name) =>
      config.destinations[name].rules.flatMap(({ when }) => conditionsOf(when)),
    );
  }

  /** @param routes - the routes that the address may show; none: that to which `/` leads */
  from(routes: readonly string[], outcome: string | null): Set<RowCondition> {
    const found = new Set<RowCondition>(this.#ofDestinations);
    const starts = routes.length > 0 ? routes : this.#fallbacks;
    const reached = new Set(starts.map((route) => this.#stepAt({ route, outcome, parameters: 'all' })));
    for (const step of reached) {
      for (const one of step.conditions) found.add(one);
      for (const one of step.next()) reached.add(one);
    }
    return found;
  }

  #stepAt({ route, outcome, parameters }: Location): Step {
    const key = `${route} ${outcome ?? ''} ${parameters}`;
    const known = this.#steps.get(key);
    if (known) return known;
    const rows = this.#rowsAt(route, outcome);
    let next: readonly Step[] | undefined;
    const step: Step = {
      conditions: [
        ...rows.flatMap(({ when }) => conditionsOf(when)),
        ...this.#partsAt(route).flatMap(conditionsOfPart),
      ].filter(({ fact }) => isThere(fact, parameters)),
      next: () => {
        next ??= [...new Set(this.#nextOf(rows, parameters).map((one) => this.#stepAt(one)))];
        return next;
      },
    };
    this.#steps.set(key, step);
    return step;
  }

  #nextOf(rows: readonly NavigationRow[], parameters: Parameters): Location[] {
    const keeping = parameters === 'none' ? 'none' : 'withoutMarks';
    return [
      ...rows.flatMap(({ go, keepQuery }) =>
        go === undefined ? [] : this.#ledTo(go, keepQuery === true ? keeping : 'none'),
      ),
      ...this.#logins.map((route) => ({ route, outcome: 'loggedIn', parameters })),
    ];
  }

  #partsAt(route: string): readonly ConditionalPart[] {
    return this.#parts.get(this.#config.routes.routes[route]?.page ?? '') ?? [];
  }

  /** The rows whose conditions on the location hold. */
  #rowsAt(route: string, outcome: string | null): NavigationRow[] {
    const kind = this.#config.routes.routes[route]?.kind;
    return this.#config.navigation.rules.filter(({ when }) =>
      conditionsOf(when).every(({ fact, values, not }) => {
        if (fact === 'route') return values.includes(route) !== not;
        if (fact === 'route.kind') return values.includes(kind) !== not;
        return fact !== 'outcome' || values.includes(outcome) !== not;
      }),
    );
  }

  #ledTo(destination: string, parameters: Parameters): Location[] {
    const routes = new Set([...this.#routesOf(destination, new Set()), ...this.#fallbacks]);
    return [...routes].map((route) => ({ route, outcome: null, parameters }));
  }

  #routesOf(destination: string, visited: Set<string>): readonly string[] {
    if (destination === 'loginAddress') return this.#logins;
    const table = namedTables.find((name) => name === destination);
    if (!table) return [destination];
    if (visited.has(table)) return [];
    visited.add(table);
    const { rules, otherwise } = this.#config.destinations[table];
    return [...rules, otherwise].flatMap(({ go }) => this.#routesOf(go, visited));
  }
}

const isThere = (fact: string, parameters: Parameters): boolean => {
  if (!fact.startsWith('query.') || parameters === 'all') return true;
  return parameters === 'withoutMarks' && fact !== 'query.mark' && fact !== 'query.markcode';
};
