import type { Site } from '../../runtime/index.ts';
import { type Config, namedTables, type When } from '../../schemas/index.ts';
import { conditionsOf } from '../conditions/row-conditions.ts';
import type { DecidingTables } from '../dependencies/tables-of-visitors.ts';
import { outcomesByPage } from '../edits/pages-showing.ts';
import { factsOfRoute, standingOf } from '../possible-arrivals/routes-behind-login.ts';
import { type LeadingNames, leadingNamesIn } from './leading-names.ts';

type Tables = Pick<DecidingTables, 'navigation' | 'destinations'>;

/** Names that count once a visitor can be where they stand. */
interface Lead {
  names: ReadonlySet<string>;
  isMet(): boolean;
}

/**
 * The added routes to which visitors of one host come. Whatever is not known from the place alone may hold (a city, a
 * flag, a login), so too many visitors rather than too few.
 */
export class RoutesComeTo {
  readonly #config: Config;
  readonly #site: Site;
  readonly #added: ReadonlySet<string>;
  readonly #names: LeadingNames;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(config: Config, site: Site, added: ReadonlySet<string>, names: LeadingNames) {
    this.#config = config;
    this.#site = site;
    this.#added = added;
    this.#names = names;
  }

  /** The tables with the rows alone that name an added route or its path. */
  get leadingRows(): Tables {
    const { routes } = this.#config.routes;
    const wanted = [...this.#added].flatMap((route) => [route, routes[route]?.path ?? route]);
    const isLeading = (row: object) => {
      const names = leadingNamesIn(row);
      return wanted.some((name) => names.has(name));
    };
    const { navigation, destinations } = this.#site;
    const left = <T extends { rules: readonly object[] }>(table: T): T => ({
      ...table,
      rules: table.rules.filter(isLeading),
    });
    return {
      navigation: left(navigation),
      destinations: Object.fromEntries(
        namedTables.map((name) => [name, left(destinations[name])]),
      ) as Tables['destinations'],
    };
  }

  /** @param tables - the leading rows as the visitors of a channel meet them */
  of({ navigation, destinations }: Tables): ReadonlySet<string> {
    const key = JSON.stringify([navigation, destinations]);
    const found = this.#known.get(key) ?? this.#find({ navigation, destinations });
    this.#known.set(key, found);
    return found;
  }

  #find(tables: Tables): Set<string> {
    const { routes, root, host } = this.#site;
    const names = new Set<string>();
    const come = new Set(Object.keys(routes).filter((route) => !this.#added.has(route)));
    const added = Object.keys(routes).filter((route) => this.#added.has(route));
    const add = (more: Iterable<string>) => {
      for (const name of more) names.add(name);
    };
    add([root, ...(this.#config.hosts.hosts[host]?.entries ?? [])]);
    add(this.#names.everywhere);
    let open = this.#leadsOf(tables, come, names);
    for (let isMore = true; isMore; ) {
      const met = open.filter((lead) => lead.isMet());
      open = open.filter((lead) => !met.includes(lead));
      for (const lead of met) add(lead.names);
      const reached = added.filter(
        (route) => !come.has(route) && (names.has(route) || names.has(routes[route]?.path ?? '')),
      );
      for (const route of reached) come.add(route);
      isMore = met.length + reached.length > 0;
    }
    return new Set(added.filter((route) => come.has(route)));
  }

  #leadsOf(
    { navigation, destinations }: Tables,
    come: ReadonlySet<string>,
    names: ReadonlySet<string>,
  ): Lead[] {
    const { routes } = this.#site;
    const outcomes = outcomesByPage(this.#config);
    const isAt = (route: string, when: When) =>
      [null, ...(outcomes[routes[route]?.page ?? ''] ?? [])].some(
        (outcome) =>
          standingOf(conditionsOf(when), { ...factsOfRoute(this.#config, route), outcome }) !== 'none',
      );
    const rows = [navigation, ...namedTables.map((name) => destinations[name])].flatMap(
      ({ rules, otherwise }) => [...rules, { ...otherwise, when: {} }],
    );
    return [
      ...[...this.#names.pages].map(([page, named]) => ({
        names: named,
        isMet: () => names.has(page) || [...come].some((route) => routes[route]?.page === page),
      })),
      ...[...this.#names.forms].map(([form, named]) => ({ names: named, isMet: () => names.has(form) })),
      ...rows.map((row) => ({
        names: leadingNamesIn(row),
        isMet: () => [...come].some((route) => isAt(route, row.when)),
      })),
    ];
  }
}
