import { type Config, namedTables } from '../../schemas/index.ts';
import {
  type ConditionalPart,
  type ConditionalParts,
  conditionalPartsOf,
} from '../conditions/page-conditions.ts';
import { conditionsOf, conditionsOfPart, type RowCondition } from '../conditions/row-conditions.ts';
import { isLoginRoute } from '../explain/outcome.ts';
import { isOfExtras } from './arrival-extras.ts';

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

/** A row of navigation.json. */
interface Row {
  conditions: readonly RowCondition[];
  go: string | undefined;
  keepsQuery: boolean;
}

/** Locations, with the conditions that can decide there. */
interface Reached {
  steps: ReadonlySet<Step>;
  conditions: ReadonlySet<RowCondition>;
}

/**
 * The conditions on extras of arrivals that can decide about a visit, by where it begins: those of every row that can
 * match at a page to which redirects can lead, whatever the other facts, and after a login there; those of the parts of
 * such a page; and those of the destinations. Too many rather than too few: facts beside route and outcome rule no row
 * out.
 */
export class RelevantConditions {
  readonly #config: Config;
  /** Routes to which `/` and a missing route lead. */
  readonly #fallbacks: readonly string[];
  readonly #logins: readonly string[];
  readonly #ofDestinations: readonly RowCondition[];
  readonly #parts: ConditionalParts;
  readonly #rows: readonly Row[];
  readonly #steps = new Map<string, Step>();
  readonly #led = new Map<string, readonly Step[]>();
  #afterLogin: Reached | undefined;

  constructor(config: Config) {
    this.#config = config;
    this.#parts = conditionalPartsOf(config);
    const { routes, catchAll } = config.routes;
    this.#logins = Object.entries(routes)
      .filter(([, route]) => isLoginRoute(route))
      .map(([name]) => name);
    this.#rows = config.navigation.rules.map(({ when, go, keepQuery }) => ({
      conditions: conditionsOf(when),
      go,
      keepsQuery: keepQuery === true,
    }));
    const roots = Object.values(config.hosts.hosts).map(({ root }) => root);
    this.#fallbacks = [...new Set([catchAll, ...roots])];
    this.#ofDestinations = namedTables.flatMap((name) =>
      config.destinations[name].rules.flatMap(({ when }) => conditionsOf(when).filter(isOfExtras)),
    );
  }

  /** @param routes - the routes that the address may show; none: that to which `/` leads */
  from(routes: readonly string[], outcome: string | null): Set<RowCondition> {
    // A login can follow at every location, so what it leads to is looked for once.
    this.#afterLogin ??= this.#reachedFrom(this.#loginsWith('all'));
    const starts = routes.length > 0 ? routes : this.#fallbacks;
    const { conditions } = this.#reachedFrom(
      starts.map((route) => ({ route, outcome, parameters: 'all' })),
      this.#afterLogin.steps,
    );
    return new Set([...this.#ofDestinations, ...conditions, ...this.#afterLogin.conditions]);
  }

  /** @param known - locations that are left out, with all to which they lead */
  #reachedFrom(starts: readonly Location[], known: ReadonlySet<Step> = new Set()): Reached {
    const steps = new Set<Step>(starts.map((one) => this.#stepAt(one)).filter((step) => !known.has(step)));
    const conditions = new Set<RowCondition>();
    for (const step of steps) {
      for (const one of step.conditions) conditions.add(one);
      for (const one of step.next()) if (!known.has(one)) steps.add(one);
    }
    return { steps, conditions };
  }

  #loginsWith(parameters: Parameters): Location[] {
    return this.#logins.map((route) => ({ route, outcome: 'loggedIn', parameters }));
  }

  #stepAt({ route, outcome, parameters }: Location): Step {
    const key = `${route} ${outcome ?? ''} ${parameters}`;
    const known = this.#steps.get(key);
    if (known) return known;
    const rows = this.#rowsAt(route, outcome);
    let next: readonly Step[] | undefined;
    const step: Step = {
      conditions: [
        ...rows.flatMap(({ conditions }) => conditions),
        ...this.#partsAt(route).flatMap(conditionsOfPart),
      ].filter((one) => isOfExtras(one) && isThere(one.fact, parameters)),
      next: () => {
        next ??= this.#nextOf(rows, parameters);
        return next;
      },
    };
    this.#steps.set(key, step);
    return step;
  }

  #nextOf(rows: readonly Row[], parameters: Parameters): Step[] {
    const keeping = parameters === 'none' ? 'none' : 'withoutMarks';
    const next = new Set<Step>();
    for (const { go, keepsQuery } of rows) {
      if (go === undefined) continue;
      for (const step of this.#ledTo(go, keepsQuery ? keeping : 'none')) next.add(step);
    }
    for (const login of this.#loginsWith(parameters)) next.add(this.#stepAt(login));
    return [...next];
  }

  #partsAt(route: string): readonly ConditionalPart[] {
    return this.#parts.get(this.#config.routes.routes[route]?.page ?? '') ?? [];
  }

  /** The rows whose conditions on the location hold. */
  #rowsAt(route: string, outcome: string | null): Row[] {
    const kind = this.#config.routes.routes[route]?.kind;
    return this.#rows.filter(({ conditions }) =>
      conditions.every(({ fact, values, not }) => {
        if (fact === 'route') return values.includes(route) !== not;
        if (fact === 'route.kind') return values.includes(kind) !== not;
        return fact !== 'outcome' || values.includes(outcome) !== not;
      }),
    );
  }

  /** The locations of a destination; many rows share theirs. */
  #ledTo(destination: string, parameters: Parameters): readonly Step[] {
    const key = `${destination} ${parameters}`;
    const known = this.#led.get(key);
    if (known) return known;
    const routes = new Set([...this.#routesOf(destination, new Set()), ...this.#fallbacks]);
    const steps = [...routes].map((route) => this.#stepAt({ route, outcome: null, parameters }));
    this.#led.set(key, steps);
    return steps;
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
