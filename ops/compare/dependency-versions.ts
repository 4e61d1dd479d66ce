import type { Site } from '../../runtime/index.ts';
import { namedTables, type RouteDefinition } from '../../schemas/index.ts';
import { conditionsOf } from '../conditions/row-conditions.ts';
import type { InternedNames } from '../situations/interned-names.ts';

type Routes = Readonly<Record<string, RouteDefinition>>;

/**
 * The version of each dependency atom in a revision: `table success` becomes `table success 3`, and `at login loggedIn`
 * (the navigation rows that can match there) `at login loggedIn 17`. A result is reused by every revision with the same
 * versions: after an edit of one row, only visits that pass a location where the row can match are resolved again.
 */
export class DependencyVersions {
  /** Equal for two revisions with the same tables. */
  readonly key: string;
  readonly #site: Pick<Site, 'navigation' | 'destinations'>;
  readonly #routes: Routes;
  readonly #names: InternedNames;
  readonly #known = new Map<string, string>();

  /** @param site - any site of the revision: its tables do not depend on the host */
  constructor(site: Pick<Site, 'navigation' | 'destinations'>, routes: Routes, names: InternedNames) {
    this.#site = site;
    this.#routes = routes;
    this.#names = names;
    const { navigation, destinations } = site;
    this.key = String(names.of(JSON.stringify([navigation, destinations])));
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

  /** Whether the revision has this version. */
  has(version: string): boolean {
    const atom = version.slice(0, version.lastIndexOf(' '));
    return isVersioned(atom) && this.of(atom) === version;
  }

  #contentOf(atom: string): string | null {
    const [kind, first = '', outcome = ''] = atom.split(' ');
    const table = namedTables.find((name) => name === first);
    if (kind === 'table' && table) return JSON.stringify(this.#site.destinations[table]);
    return kind === 'at' ? this.#rowsAt(first, outcome === '' ? null : outcome) : null;
  }

  /** The rows that can match on a route after an outcome, in their order. */
  #rowsAt(route: string, outcome: string | null): string {
    const { rules, otherwise } = this.#site.navigation;
    const location = new Map<string, unknown>([
      ['route', route],
      ['route.kind', this.#routes[route]?.kind ?? 'other'],
      ['outcome', outcome],
    ]);
    const fits = rules.filter(({ when }) =>
      conditionsOf(when).every(
        ({ fact, values, not }) => !location.has(fact) || values.includes(location.get(fact)) !== not,
      ),
    );
    return JSON.stringify([fits, otherwise]);
  }
}

const isVersioned = (atom: string): boolean => atom.startsWith('table ') || atom.startsWith('at ');
