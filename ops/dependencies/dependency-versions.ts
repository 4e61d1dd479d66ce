import { type NamedTable, namedTables, type RouteDefinition } from '../../schemas/index.ts';
import { conditionsOf } from '../conditions/row-conditions.ts';
import type { InternedNames } from '../situations/interned-names.ts';
import type { DependencySet } from './dependency-sets.ts';
import type { DecidingTables } from './tables-of-visitors.ts';

type Routes = Readonly<Record<string, RouteDefinition>>;

/**
 * The version of each dependency atom for visitors with the same tables: `table success` becomes `table success 3`,
 * `shown login` (the conditional parts of its page) `shown login 5`, and `at login loggedIn`
 * (the navigation rows that can match there) `at login loggedIn 17`. A result is reused wherever the versions are the
 * same: after an edit of one row, only visits that pass a location where the row can match are resolved again.
 */
export class DependencyVersions {
  /** By atoms, of results that do not depend on the host itself. */
  readonly sets = new Map<string, DependencySet>();
  readonly #tables: DecidingTables;
  /** Of every host. */
  readonly routes: Routes;
  readonly #names: InternedNames;
  readonly #known = new Map<string, string>();
  readonly #navigation = new Map<string, DecidingTables['navigation']>();

  /** @param tables - see `tablesOfVisitors` */
  constructor(tables: DecidingTables, routes: Routes, names: InternedNames) {
    this.#tables = tables;
    this.routes = routes;
    this.#names = names;
  }

  /** The version of an atom; an atom without versions is its own version. */
  of(atom: string): string {
    const known = this.#known.get(atom);
    if (known !== undefined) return known;
    const content = this.#contentOf(atom);
    const version = content === null ? atom : `${atom} ${this.#names.of(content)}`;
    this.#known.set(atom, version);
    return version;
  }

  /** Whether the tables have this version. */
  has(version: string): boolean {
    const atom = version.slice(0, version.lastIndexOf(' '));
    return isVersioned(atom) && this.of(atom) === version;
  }

  /** The navigation rows that can match on a route after an outcome, in their order. */
  navigationAt(route: string, outcome: string | null): DecidingTables['navigation'] {
    const key = `${route} ${outcome ?? ''}`;
    const known = this.#navigation.get(key);
    if (known) return known;
    const { rules, otherwise } = this.#tables.navigation;
    const location = new Map<string, unknown>([
      ['route', route],
      ['route.kind', this.routes[route]?.kind ?? 'other'],
      ['outcome', outcome],
    ]);
    const fits = rules.filter(({ when }) =>
      conditionsOf(when).every(
        ({ fact, values, not }) => !location.has(fact) || values.includes(location.get(fact)) !== not,
      ),
    );
    const made = { rules: fits, otherwise };
    this.#navigation.set(key, made);
    return made;
  }

  table(name: NamedTable): DecidingTables['destinations'][NamedTable] {
    return this.#tables.destinations[name];
  }

  #contentOf(atom: string): string | null {
    const [kind, first = '', outcome = ''] = atom.split(' ');
    const table = namedTables.find((name) => name === first);
    if (kind === 'table' && table) return JSON.stringify(this.table(table));
    if (kind === 'shown') return JSON.stringify(this.#tables.parts[first] ?? []);
    return kind === 'at' ? JSON.stringify(this.navigationAt(first, outcome === '' ? null : outcome)) : null;
  }
}

const isVersioned = (atom: string): boolean => /^(table|at|shown) /.test(atom);
