import { matchRoute, type Site } from '../../runtime/index.ts';
import { isNamedTable, namedTables } from '../../schemas/index.ts';
import { loginRoutesOf } from '../explain/outcome.ts';
import { type Arrival, unknownPath } from '../situations/arrivals.ts';
import type { DependencyVersions } from './dependency-versions.ts';

/**
 * Where visits of two revisions can differ whose visitors differ only in the rows of tables: at the locations from which
 * redirects can reach an edited row, or a page of which other parts are shown, whatever its other conditions. Found from the rows alone, without resolving a visit.
 */
export class AffectedLocations {
  /** Whether the destination tables differ. */
  readonly destinations: boolean;
  readonly #site: Site;
  readonly #base: DependencyVersions;
  readonly #head: DependencyVersions;
  /** Locations from which no redirect reaches an edited row. */
  readonly #unaffected = new Set<string>();

  /** @param site - of either revision: their routes are the same */
  constructor(site: Site, base: DependencyVersions, head: DependencyVersions) {
    this.#site = site;
    this.#base = base;
    this.#head = head;
    this.destinations = namedTables.some((name) => this.#isEdited(`table ${name}`));
  }

  /** Whether visits of an arrival can end elsewhere. */
  arrival({ path, outcome }: Arrival): boolean {
    // An impossible arrival is resolved as a visit of an unknown path.
    return this.#reaches(this.#routeOf(path), outcome) || this.#reaches(this.#routeOf(unknownPath), null);
  }

  /** Whether a login can lead elsewhere. */
  get login(): boolean {
    return this.#loginPages.some((route) => this.#reaches(route, 'loggedIn'));
  }

  get #loginPages(): string[] {
    return [...loginRoutesOf(this.#site).map(([name]) => name), this.#routeOf('/')];
  }

  #isEdited(atom: string): boolean {
    return this.#base.of(atom) !== this.#head.of(atom);
  }

  /** The route of a path, after the redirect of `/`. */
  #routeOf(path: string): string {
    const located = matchRoute(this.#site, path);
    return located.kind === 'redirect' ? located.to : located.route;
  }

  #reaches(route: string, outcome: string | null): boolean {
    const seen = new Set<string>();
    const open: [string, string | null][] = [[route, outcome]];
    for (const [at, finished] of open) {
      const atom = `at ${at} ${finished ?? ''}`;
      if (seen.has(atom) || this.#unaffected.has(atom)) continue;
      seen.add(atom);
      if (this.#isEdited(atom) || this.#isEdited(`shown ${at}`)) return true;
      const { rules } = this.#base.navigationAt(at, finished);
      const next = this.#routesOf(rules.flatMap(({ go }) => go ?? []));
      if (next === null) return true;
      open.push(...next.map((one): [string, null] => [one, null]));
    }
    for (const atom of seen) this.#unaffected.add(atom);
    return false;
  }

  /** The routes that destinations can stand for; null: an edited table decides. */
  #routesOf(destinations: readonly string[]): string[] | null {
    const routes: string[] = [];
    const tables = new Set<string>();
    const open = [...destinations];
    for (const name of open) {
      if (isNamedTable(name)) {
        if (tables.has(name)) continue;
        tables.add(name);
        if (this.#isEdited(`table ${name}`)) return null;
        const { rules, otherwise } = this.#base.table(name);
        open.push(...[...rules, otherwise].map(({ go }) => go));
        continue;
      }
      if (name === 'loginAddress') routes.push(...this.#loginPages);
      else if (Object.hasOwn(this.#site.routes, name)) routes.push(name);
      // What replaces a route that the host lacks.
      else routes.push(this.#routeOf('/'), this.#site.catchAll);
    }
    // A table that leads back to itself ends at the catch-all route.
    return tables.size > 0 ? [...routes, this.#site.catchAll] : routes;
  }
}
